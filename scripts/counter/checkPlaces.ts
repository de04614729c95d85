import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import type { SlotRules } from '@kedai/contract/rules/slotRules';
import type { OrderEventRow } from '../../server/store/orderEvents';
import type { OrderRow } from '../../server/store/orders';

/** The text of the note that a drill writes when it ends the payment window of an order. */
export const WINDOW_ENDED = 'The payment window has ended';

/** An event is stored within this time after its `at`, ms. */
const STORED_WITHIN_MS = 30_000;

/** What decides whether an order holds its place. */
interface Held {
  readonly id: string;
  readonly status: string;
  readonly isReceiptSent: boolean;
  readonly isOverdue: boolean;
  readonly isReopened: boolean;
  /** Since when it holds a place that it did not take, because it had lost its own, epoch ms; null: it took its place. */
  readonly lateSince: number | null;
}

const holds = ({ status, isReceiptSent, isOverdue, isReopened }: Held): boolean =>
  status !== ORDER_STATUS.cancelled &&
  (status !== ORDER_STATUS.placed || isReceiptSent || isReopened || !isOverdue);

const isTaking = ({ act }: OrderEventRow): boolean => act === 'place' || act === 'reopen';

/** The order after an event. */
function after(before: Held | undefined, event: OrderEventRow): Held {
  const { act, text, toStatus, at, orderId } = event;
  const next = {
    id: orderId,
    status: toStatus,
    isReceiptSent: before?.isReceiptSent === true || act === 'send-receipt',
    isOverdue: before?.isOverdue === true || text === WINDOW_ENDED,
    isReopened: before?.isReopened === true || act === 'reopen',
    lateSince: before?.lateSince ?? null,
  };
  if (isTaking(event)) return { ...next, lateSince: null };
  const isLate = before !== undefined && !holds(before) && holds(next);
  return isLate ? { ...next, lateSince: at } : next;
}

/** Orders with their slots, and all events, the oldest first. */
interface Placed {
  readonly orders: readonly Pick<OrderRow, 'id' | 'selection'>[];
  readonly events: readonly OrderEventRow[];
}

/**
 * Finds places that were sold although the slot had none. Placing and reopening lock the slot, so the numbers of their
 * events are in the order in which they took their places. Whatever freed a place for one of them was stored before, and
 * has a lower number.
 */
export function checkPlaces({ orders, events }: Placed, places: SlotRules['places']) {
  const slots = new Map(orders.map(({ id, selection }) => [id, selection]));
  const bySlot = new Map<string, { limit: number; held: Map<string, Held> }>();
  const anomalies: string[] = [];
  let taken = 0;
  for (const event of events) {
    const slot = slots.get(event.orderId);
    const limit = slot ? places[slot.serviceType] : null;
    if (!slot || limit === null) continue;
    const name = `${slot.serviceType} ${slot.calendarDate} ${slot.deliveryTime}`;
    const { held } = bySlot.get(name) ?? { held: new Map<string, Held>() };
    bySlot.set(name, { limit, held });
    if (isTaking(event)) {
      taken += 1;
      // It may have counted before a late receipt was stored.
      const isSeen = ({ lateSince }: Held) =>
        lateSince === null || lateSince + STORED_WITHIN_MS < event.at;
      const others = [...held.values()].filter(
        (one) => one.id !== event.orderId && holds(one) && isSeen(one),
      );
      if (others.length >= limit) {
        anomalies.push(
          `Order ${event.orderId} took a place of ${name} by ${event.act}, where ${others.map(({ id }) => id).join(', ')} hold all ${limit}.`,
        );
      }
    }
    held.set(event.orderId, after(held.get(event.orderId), event));
  }
  const over = [...bySlot.values()].map(({ limit, held }) =>
    Math.max(0, [...held.values()].filter(holds).length - limit),
  );
  return {
    anomalies,
    /** How often a place was taken. */
    taken,
    /** By how many orders slots are over in the end, because of late receipts. */
    over: over.reduce((sum, count) => sum + count, 0),
  };
}
