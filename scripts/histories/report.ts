/** Judges the histories of a round and sums up what happened. */
import { groupByOrder } from '../../server/store/database/rows';
import type { OrderEventRow } from '../../server/store/orderEvents';
import { PRICES } from '../drills/lines';
import { type CustomerOperation, customerModel, sessionModel } from './customerModel';
import { findViolation, type Operation, type Violation } from './linearizability';
import type { Scenario } from './scenarios';
import type { Attempt, CustomerHistory } from './shopper';

/** A time during which the shop was away, ms. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** What happened in a round; `ms` are the longest times. */
export function summarize(histories: readonly CustomerHistory[], outages: readonly Outage[]) {
  const attempts = histories.flatMap((history) => history.attempts);
  const operations = histories.flatMap((history) => history.operations);
  const confirmed = operations
    .filter(isConfirmedWrite)
    .toSorted((one, other) => one.returnedAt - other.returnedAt);
  const count = (kind: CustomerOperation['call']['kind']) =>
    confirmed.filter(({ call }) => call.kind === kind).length;
  return {
    calls: attempts.length,
    writes: confirmed.length,
    orders: count('placeOrder'),
    receipts: count('uploadReceipt'),
    acts: count('act'),
    full: operations.filter(
      ({ answer }) => answer?.kind === 'refused' && answer.code === 'slot-full',
    ).length,
    'no answer': operations.filter(({ answer }) => answer === undefined).length,
    '503': attempts.filter(({ status }) => status === 503).length,
    broken: attempts.filter(({ status, hasLeft }) => status === 0 && !hasLeft).length,
    'slowest ms': longest(attempts.map(({ durationMs }) => durationMs)),
    ...timesAround(outages, confirmed, attempts),
  };
}

/** What happened in all rounds. */
export function sumUp(rows: readonly ReturnType<typeof summarize>[]) {
  const names = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof summarize>)[];
  return Object.fromEntries(
    names.map((name) => {
      const values = rows.map((row) => row[name]);
      return [name, name.endsWith('ms') ? longest(values) : values.reduce((a, b) => a + b, 0)];
    }),
  ) as ReturnType<typeof summarize>;
}

const longest = (times: readonly number[]): number =>
  Math.round(times.reduce((a, b) => Math.max(a, b), 0));

const READS: readonly string[] = ['readCart', 'readOrders'];

const isConfirmedWrite = ({ call, answer }: CustomerOperation): boolean =>
  !READS.includes(call.kind) && (answer?.kind === 'done' || answer?.kind === 'placed');

function timesAround(
  outages: readonly Outage[],
  confirmed: readonly CustomerOperation[],
  attempts: readonly Attempt[],
) {
  const times = outages.map(({ from, until }) => {
    /** When the shop is away again. */
    const next = Math.min(...outages.map((other) => other.from).filter((at) => at >= until));
    const written = confirmed.find(({ invokedAt }) => invokedAt >= until && invokedAt < next);
    const failed = attempts.filter(
      ({ status, endedAt }) => status >= 500 && endedAt > until && endedAt < next,
    );
    const gaps = confirmed.map(({ returnedAt }, index) => {
      const before = confirmed[index - 1]?.returnedAt ?? returnedAt;
      return returnedAt < from || before > until ? 0 : returnedAt - before;
    });
    return {
      write: (written?.returnedAt ?? until) - until,
      failure: longest(failed.map(({ endedAt }) => endedAt - until)),
      gap: longest(gaps),
    };
  });
  return {
    /** From the return of the shop to the next confirmed write, and to the last 5xx. */
    'next write ms': longest(times.map(({ write }) => write)),
    'last 503 ms': longest(times.map(({ failure }) => failure)),
    /** Without a confirmed write. */
    'gap ms': longest(times.map(({ gap }) => gap)),
  };
}

/** The anomalies of a history, one text each. */
export function findAnomalies(
  { customer, operations, sessions, attempts }: CustomerHistory,
  { windowCancels }: Pick<Scenario, 'windowCancels'>,
): readonly string[] {
  const cart = findViolation(customerModel(PRICES, windowCancels), operations);
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

/** How often customers were told that an order took their receipt, and how often nobody knows; by the order's number. */
export type ToldReceipts = Map<string, { readonly done: number; readonly open: number }>;

/** Adds what a history says. */
export function countReceipts(told: ToldReceipts, { operations }: CustomerHistory): void {
  for (const { call, answer } of operations) {
    if (call.kind !== 'uploadReceipt' || answer?.kind === 'refused') continue;
    const { done, open } = told.get(call.orderId) ?? { done: 0, open: 0 };
    told.set(call.orderId, answer ? { done: done + 1, open } : { done, open: open + 1 });
  }
}

/** Compares it with the events: each receipt has one. */
export function findMiscounted(
  told: ToldReceipts,
  events: readonly Pick<OrderEventRow, 'orderId' | 'act'>[],
): readonly string[] {
  const stored = groupByOrder(events.filter(({ act }) => act === 'send-receipt'));
  return [...told].flatMap(([orderId, { done, open }]) => {
    const count = stored.get(orderId)?.length ?? 0;
    if (count >= done && count <= done + open) return [];
    return [
      `Order ${orderId} has ${count} events of ${done} receipts, and of ${open} without an answer.`,
    ];
  });
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
