/** Runs shoppers and staff against a shop that fails, round by round, and checks each round's history. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Selection } from '@kedai/contract/rules/selection';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { SLOTS } from '@kedai/contract/rules/slots';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { DAY_MS } from '../../server/ports/clock';
import {
  countTaps,
  findAnomalies as findEventAnomalies,
  isUnclear,
  readHistories,
  type Tap,
} from '../counter/checkHistories';
import { checkPlaces } from '../counter/checkPlaces';
import { createDevice } from '../counter/device';
import type { SignedIn } from '../counter/staff';
import type { Shop } from '../drills/shop';
import { reportGoals } from '../lib/goals';
import {
  countReceipts,
  findAnomalies,
  findMiscounted,
  type Outage,
  summarize,
  sumUp,
  type ToldReceipts,
} from './report';
import type { Fault, Scenario } from './scenarios';
import { createShopper, type Shopper } from './shopper';

/** The server ends everything within 5 seconds, so after this long nothing is running. */
const QUIET_MS = 6000;

/** The places of each slot with few of them. */
export const PLACES = { pickup: null, delivery: 3 };
/** Staff tap on the newest orders. */
const TAPPED_ORDERS = 30;

/** The slots with few places in a round. They are few, so that customers meet. */
const slotsOf = (round: number): readonly Selection[] =>
  SLOTS.slice(0, 4).map(({ label }) => ({
    serviceType: 'delivery',
    deliveryAddress: ADDRESS.street,
    calendarDate: shopTime(Date.now() + (1 + (round % 30)) * DAY_MS).today,
    deliveryTime: label,
  }));

/** Who uses a shop. */
interface Run {
  readonly shop: Shop;
  readonly devices: readonly SignedIn[];
  readonly scenario: Scenario;
}

/** @param faults what fails, in turns @throws when nothing was tested */
export async function runHistories(
  { shop, devices, scenario }: Run,
  faults: readonly Fault[],
  anomalies: string[],
): Promise<void> {
  const { customers, minutes, hasGoals } = scenario;
  const taps: Tap[] = [];
  const receipts: ToldReceipts = new Map();
  const rounds = roundsOf(scenario);
  const strike = createStriker(faults);
  const rows: Record<string, ReturnType<typeof summarize> & { failures?: string }> = {};
  const settled: (readonly [Shopper, Awaited<ReturnType<Shopper['settle']>>])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slots = slotsOf(round);
    const owners = new Map<string, Shopper>();
    const shoppers = shop.customers
      .slice(round * customers, (round + 1) * customers)
      .map((customer) => {
        const onPlaced = (orderId: string) => owners.set(orderId, shopper);
        const shopper: Shopper = createShopper(customer, { shop, scenario, slots, onPlaced });
        return shopper;
      });
    const counter = devices.map((device) => {
      const tapping = createDevice(device, shop, (tap) => {
        taps.push(tap);
        owners.get(String(tap.request.orderId))?.recordAct(tap);
      });
      const newest = () => [...owners.keys()].slice(-TAPPED_ORDERS);
      return { run: (stop: AbortSignal) => tapping.run(stop, newest) };
    });
    const before = Math.trunc((round * scenario.faults) / rounds);
    const planned = Math.trunc(((round + 1) * scenario.faults) / rounds) - before;
    const durationMs = (minutes / rounds) * 60_000;
    const everybody = [...shoppers, ...counter];
    const { outages, failures } = await load(everybody, durationMs, planned, strike);
    for (const shopper of shoppers) {
      const answers = await shopper.settle();
      settled.push([shopper, answers]);
      anomalies.push(...findAnomalies(shopper.history, scenario), ...answers.missing);
      countReceipts(receipts, shopper.history);
    }
    const histories = shoppers.map(({ history }) => history);
    rows[`round ${round + 1}`] = { ...summarize(histories, outages), failures };
    console.log(
      `round ${round + 1} of ${rounds}: ${failures}; ${anomalies.length} anomalies so far`,
    );
    for (const { operations, sessions, attempts } of histories) {
      // Frees the memory of the history.
      operations.length = sessions.length = attempts.length = 0;
    }
  }
  for (const [shopper, answers] of settled) {
    // Nobody changed it since.
    const now = await shopper.readAll();
    if (isDeepStrictEqual(now, answers)) continue;
    anomalies.push(`A customer read ${JSON.stringify(answers)}, and later ${JSON.stringify(now)}.`);
  }
  anomalies.push(...shop.crashes());
  const histories = await shop.withDatabase(readHistories);
  const { taken, over, ...places } = checkPlaces(histories, PLACES);
  anomalies.push(...findEventAnomalies(histories, taps, devices), ...places.anomalies);
  anomalies.push(...findMiscounted(receipts, histories.events));
  const unclear = taps.filter(isUnclear).length;
  console.table({ staff: { ...countTaps(histories, taps), unclear, 'places taken': taken, over } });
  const all = sumUp(Object.values(rows).map(({ failures: _, ...row }) => row));
  console.table({ ...rows, all });
  if (hasGoals) {
    const where = 'PostgreSQL away';
    reportGoals([
      { goal: 'slowest', where, measured: all['slowest ms'] },
      { goal: 'recovery', where, measured: Math.max(all['next write ms'], all['last 503 ms']) },
      { goal: 'errors', where, measured: all.broken },
    ]);
  }
  if (all.orders === 0) throw new Error('No order was confirmed, so nothing was tested.');
}

/** The number of rounds of a run. */
export const roundsOf = ({ minutes, roundMinutes }: Scenario): number =>
  Math.max(1, Math.round(minutes / roundMinutes));

/** Lets everybody send calls while things fail, and waits until nothing is running. */
async function load(
  everybody: readonly { run(stop: AbortSignal): Promise<unknown> }[],
  durationMs: number,
  faults: number,
  strike: ReturnType<typeof createStriker>,
) {
  const end = new AbortController();
  const running = Promise.all(everybody.map((one) => one.run(end.signal)));
  const from = performance.now();
  const waitUntil = (share: number) => wait(from + share * durationMs - performance.now());
  const strikes: ReturnType<typeof strike>[] = [];
  for (let index = 0; index < faults; index += 1) {
    await waitUntil(0.05 + (0.8 * (index + Math.random())) / faults);
    strikes.push(strike());
  }
  // Awaited below; an error must not end the process before.
  for (const promise of [running, ...strikes]) promise.catch(() => {});
  const struck = await Promise.all(strikes);
  await Promise.all([waitUntil(1), wait(QUIET_MS)]);
  end.abort();
  await running;
  await wait(QUIET_MS);
  const counts = new Map<string, number>();
  for (const { name } of struck) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    outages: struck.filter(({ isOutage }) => isOutage),
    failures: [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'no failure',
  };
}

/** Makes one thing after the other fail. */
function createStriker(faults: readonly Fault[]) {
  let strikes = 0;
  let lastOutage: Promise<unknown> = Promise.resolve();
  return (): Promise<Fault & Outage> => {
    const fault = faults[strikes % faults.length] as Fault;
    strikes += 1;
    const fail = async () => {
      const from = performance.now();
      await fault.strike();
      const until = performance.now();
      await fault.heal?.();
      return { ...fault, from, until };
    };
    if (!fault.isOutage) return fail();
    const struck = lastOutage.then(fail);
    lastOutage = struck;
    return struck;
  };
}
