import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CounterActRequest,
  type CounterOrderDetail,
  counterOrderCalls,
} from '@kedai/contract/calls/counterOrders';
import { COUNTER_ACTS, type CounterAct } from '@kedai/contract/rules/orderStatus';
import { hadNoEffect, sendWith } from '../drills/customers';
import type { Shop } from '../drills/shop';
import { isUnclear, type Tap } from './checkHistories';
import type { SignedIn } from './staff';

/** Between two taps of a device, ms. */
export const PAUSE_MS = 100;
/** A device rests so long after a request without an answer, ms. */
const REST_MS = 1000;

const pick = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];
export const isLucky = (share: number): boolean => Math.random() < share;

/** What each act says. */
function words(act: CounterAct): object {
  const refund = { amount: '0.00', how: 'Not paid', isGiven: false };
  switch (act) {
    case 'confirm':
      return { text: 'Paid in cash' };
    case 'refuse':
      return { reason: 'not-readable' };
    case 'cancel':
      return { text: 'Sold out', refund };
    case 'reopen':
      return { text: 'The customer has called' };
    default:
      return {};
  }
}

/**
 * A device behind the counter, on which somebody taps at random, also on pages that are old.
 * @param onTap gets each tap with its response
 */
export function createDevice(
  { staffId, role, headers }: SignedIn,
  shop: Pick<Shop, 'chooseOrigin'>,
  onTap: (tap: Tap) => void,
) {
  const sent: Pick<Tap, 'request' | 'key'>[] = [];
  const pages = new Map<string, CounterOrderDetail>();
  const to = () => ({ origin: shop.chooseOrigin(), headers });

  async function open(orderId: string): Promise<void> {
    const { status, body } = await sendWith(to(), counterOrderCalls.counterOrder, { orderId });
    if (status === 200) pages.set(orderId, body.order as CounterOrderDetail);
  }

  function choose({ acts, undoUntil }: CounterOrderDetail): CounterAct {
    if (typeof undoUntil === 'number' && isLucky(0.3)) return 'undo';
    // A cancellation ends most orders, so it is rare.
    const usual = acts.filter((act) => act !== 'cancel' || isLucky(0.2));
    return (isLucky(0.9) ? pick(usual) : undefined) ?? pick(COUNTER_ACTS) ?? 'undo';
  }

  async function act(request: CounterActRequest, key: string): Promise<void> {
    sent.push({ request, key });
    const invokedAt = performance.now();
    const result = await sendWith(to(), counterOrderCalls.act, request, { key });
    if (hadNoEffect(result)) return;
    const { status, body, endedAt: returnedAt } = result;
    const code = String(body.code);
    const tap = { staffId, role, key, request, status, code, invokedAt, returnedAt };
    onTap(tap);
    if (status === 200 && isLucky(0.5)) {
      pages.set(String(request.orderId), body.order as CounterOrderDetail);
    }
    if (isUnclear(tap)) await wait(REST_MS);
  }

  /** Taps on one of the orders, at times twice, or repeats an earlier request. */
  async function tap(orderIds: readonly string[]): Promise<void> {
    const orderId = pick(orderIds);
    if (orderId === undefined) return;
    if (isLucky(0.7) || !pages.has(orderId)) await open(orderId);
    const earlier = isLucky(0.1) ? pick(sent) : undefined;
    if (earlier) return act(earlier.request, earlier.key);
    const page = pages.get(orderId);
    if (page === undefined) return;
    const chosen = choose(page);
    const said = { orderId, expected: page.status, act: chosen, ...words(chosen) };
    const key = randomUUID();
    const times = isLucky(0.1) ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => act(said as CounterActRequest, key)));
  }

  return {
    /** Taps until the signal. @param orderIds those that are worked on */
    run: async (stop: AbortSignal, orderIds: () => readonly string[]): Promise<void> => {
      while (!stop.aborted) {
        await tap(orderIds());
        await wait(Math.random() * 2 * PAUSE_MS);
      }
    },
  };
}
