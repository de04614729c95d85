/** Places in slots: how many are taken, and taking one for an order. */
import { hasEnded } from '@kedai/contract/rules/orderStatus';
import type { Selection } from '@kedai/contract/rules/selection';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { SlotRules } from '@kedai/contract/rules/slotRules';
import { SLOTS } from '@kedai/contract/rules/slots';
import { ApiError } from '../../boundary/apiError';
import type { Db, Transaction } from '../../store/database/db';
import { countPlaces, lockSlot } from '../../store/slots';
import type { Message } from '../../text/serverText';
import { readSlotRules } from './slotRules';
import {
  addDays,
  nextOpenSlots,
  type PlacesTaken,
  type ServiceSlot,
  slotOf,
  slotTimes,
  whyClosed,
} from './slotState';

type Counted = Parameters<typeof countPlaces>[1];

const hasLimit = ({ places }: SlotRules): boolean =>
  places.pickup !== null || places.delivery !== null;

/** Counts the orders in the slots of some days with one query; with none when no service has a limit. */
export async function countTaken(db: Db, rules: SlotRules, counted: Counted): Promise<PlacesTaken> {
  if (!hasLimit(rules)) return () => 0;
  const counts = await countPlaces(db, counted);
  return ({ service, date, hour }) => {
    const label = SLOTS.find(({ startHour }) => startHour === hour)?.label;
    return counts.get(`${service} ${date} ${label}`) ?? 0;
  };
}

/** An order that takes a place. */
interface PlaceRequest {
  readonly selection: Selection;
  /** epoch ms */
  readonly now: number;
  /** The customer, when the order replaces those that wait for payment by card. */
  readonly replacedBy?: string;
}

/**
 * Takes a place for an order that is stored in the same transaction. Only with a limit it locks the slot.
 * @throws ApiError `slot-closed` or `slot-full`
 */
export async function takePlace(
  transaction: Transaction,
  rules: SlotRules,
  { selection, now, replacedBy }: PlaceRequest,
): Promise<void> {
  const slot = slotOf(selection);
  if (slot === null) return;
  const time: Message = (text) => text.slot.time(selection.calendarDate, selection.deliveryTime);
  const closed = whyClosed(rules, slot);
  if (closed) {
    const others = await otherTimes(transaction, rules, slot, now);
    throw new ApiError(409, 'slot-closed', (text) =>
      closed.reason === null
        ? text.slot.notOfferedThen(time(text), slot.service, others(text))
        : text.slot.closed(time(text), closed.reason, others(text)),
    );
  }
  const places = rules.places[slot.service];
  if (places === null) return;
  const counted = { from: slot.date, until: slot.date, now, replacedBy };
  const isFull = async () => (await countTaken(transaction, rules, counted))(slot) >= places;
  // Who finds the slot full does not wait for the lock: a crowd would keep every connection of the pool waiting.
  if (!(await isFull())) {
    await lockSlot(transaction, slot);
    if (!(await isFull())) return;
  }
  const others = await otherTimes(transaction, rules, slot, now);
  throw new ApiError(409, 'slot-full', (text) => text.slot.full(time(text), others(text)));
}

/** What a shopper can choose instead. */
async function otherTimes(
  db: Db,
  rules: SlotRules,
  slot: ServiceSlot,
  now: number,
): Promise<Message> {
  const { today } = shopTime(now);
  const until = addDays(today, rules.daysAhead);
  const taken = await countTaken(db, rules, { from: today, until, now });
  const next = nextOpenSlots(slot, { rules, taken, now });
  return (text) => text.slot.nextTimes(slotTimes(next, text));
}

/** Adds to orders by how many their slots hold more than they have places. */
export async function withOverBy<
  Order extends { readonly selection?: Selection | null | undefined; readonly status: string },
>(db: Db, now: number, orders: readonly Order[]): Promise<(Order & { overBy?: number })[]> {
  const rules = await readSlotRules(db);
  const days = orders.flatMap(({ selection }) => selection?.calendarDate ?? []).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  if (!hasLimit(rules) || from === undefined || until === undefined) return [...orders];
  const taken = await countTaken(db, rules, { from, until, now });
  return orders.map((order) => {
    const slot = order.selection ? slotOf(order.selection) : null;
    const places = slot && rules.places[slot.service];
    if (slot === null || places === null || hasEnded(order.status)) return order;
    const overBy = taken(slot) - places;
    return overBy > 0 ? { ...order, overBy } : order;
  });
}
