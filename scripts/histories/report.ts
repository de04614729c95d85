/** Judges the histories of a run and sums up what happened. */

import { PRICES } from './catalogue';
import { type CustomerCall, customerModel, sessionModel } from './customerModel';
import { findViolation, type Operation, type Violation } from './linearizability';
import type { CustomerHistory } from './shopper';

/** A time during which the database was away, ms. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Sums over histories. */
export const emptySummary = () => ({
  calls: 0,
  writes: 0,
  orders: 0,
  receipts: 0,
  /** Operations that nobody knows the outcome of. */
  unknown: 0,
  unavailable: 0,
  slowestMs: 0,
  /** The longest time from the return of the database to the next confirmed write. */
  recoveryMs: 0,
  /** The longest time between two confirmed writes around an outage. */
  gapMs: 0,
});
export type Summary = ReturnType<typeof emptySummary>;

const READS: ReadonlySet<CustomerCall['kind']> = new Set(['readCart', 'readOrders']);

/** Adds the histories of a round to the sums. */
export function addToSummary(
  sum: Summary,
  histories: readonly CustomerHistory[],
  outages: readonly Outage[],
): void {
  for (const { status, durationMs } of histories.flatMap(({ attempts }) => attempts)) {
    sum.calls += 1;
    sum.slowestMs = Math.max(sum.slowestMs, durationMs);
    if (status === 503) sum.unavailable += 1;
  }
  const operations = histories.flatMap((history) => history.operations);
  const confirmed = operations
    .filter(({ call, answer }) => isConfirmedWrite(call, answer?.kind))
    .toSorted((one, other) => one.returnedAt - other.returnedAt);
  sum.writes += confirmed.length;
  sum.unknown += operations.filter(({ answer }) => answer === undefined).length;
  sum.orders += confirmed.filter(({ call }) => call.kind === 'placeOrder').length;
  sum.receipts += confirmed.filter(({ call }) => call.kind === 'uploadReceipt').length;
  for (const { from, until } of outages) {
    const next = confirmed.find(({ invokedAt }) => invokedAt >= until);
    const isAwayAgain = outages.some(
      (other) => other.from >= until && other.from < (next?.invokedAt ?? 0),
    );
    if (next && !isAwayAgain) sum.recoveryMs = Math.max(sum.recoveryMs, next.returnedAt - until);
    for (const [index, { returnedAt }] of confirmed.entries()) {
      const before = confirmed[index - 1];
      if (before === undefined || returnedAt < from) continue;
      sum.gapMs = Math.max(sum.gapMs, returnedAt - before.returnedAt);
    }
  }
}

const isConfirmedWrite = (call: CustomerCall, answer: string | undefined): boolean =>
  !READS.has(call.kind) && (answer === 'done' || answer === 'placed');

const model = customerModel(PRICES);

/** The anomalies of a history, one text each. */
export function findAnomalies({
  customer,
  operations,
  sessions,
  attempts,
}: CustomerHistory): readonly string[] {
  const cart = findViolation(model, operations);
  const session = findViolation(sessionModel(customer.token), sessions);
  const unclear = attempts.filter(
    ({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter !== null),
  );
  return [
    ...(cart ? [explainViolation(cart, operations)] : []),
    ...(session ? [explainViolation(session, sessions)] : []),
    ...unclear.map(({ path, status }) => `${path} was answered ${status} without Retry-After.`),
  ];
}

/** How far back the calls of a report go, ms. */
const REPORTED_MS = 30_000;

function explainViolation<State, Call, Answer>(
  { operation, states }: Violation<State, Call, Answer>,
  history: readonly Operation<Call, Answer>[],
): string {
  const before = history.filter(
    ({ invokedAt }) =>
      invokedAt <= operation.returnedAt && invokedAt > operation.invokedAt - REPORTED_MS,
  );
  return [
    `No order of the calls explains ${JSON.stringify(operation)}.`,
    `Possible states: ${JSON.stringify(states.slice(0, 3))}`,
    ...before.map((one) => `  ${JSON.stringify(one)}`),
  ].join('\n');
}
