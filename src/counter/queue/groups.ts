import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { queueText } from '../../text/counter/day';
import { shortDay } from '../../text/dates/calendarDay';

/** Orders below one heading. */
export interface QueueGroup {
  readonly title: string;
  /** What the heading says of when they are due. The cards say the rest. */
  readonly says: 'slot' | 'day' | 'nothing';
  readonly isLate: boolean;
  readonly orders: readonly CounterOrder[];
}

type Grouped = Pick<CounterOrder, 'selection'>;

const startHour = (hours: string): number => Number(hours.slice(0, 2));

/** The heading of an order. @param next the hours of the next slot that has orders today */
function titleOf({ selection }: Grouped, now: number, next: string | undefined): string {
  const { today, hour } = shopTime(now);
  if (!selection) return queueText.noSlot;
  const { calendarDate, deliveryTime } = selection;
  if (calendarDate > today) return shortDay(calendarDate, today);
  if (calendarDate < today || startHour(deliveryTime) < hour) return queueText.late;
  if (startHour(deliveryTime) === hour) return queueText.now;
  return deliveryTime === next ? queueText.next : queueText.later;
}

const SAYS: ReadonlyMap<string, QueueGroup['says']> = new Map([
  [queueText.noSlot, 'nothing'],
  [queueText.late, 'nothing'],
  [queueText.now, 'slot'],
  [queueText.next, 'slot'],
]);

/**
 * Groups the queue by when its orders are due: late, now, the next slot with orders, later today, each other day.
 * @param orders the earliest slot first
 * @param now epoch ms
 */
export function groupBySlot(orders: readonly CounterOrder[], now: number): readonly QueueGroup[] {
  const { today, hour } = shopTime(now);
  const next = orders.find(
    ({ selection }) =>
      selection?.calendarDate === today && startHour(selection.deliveryTime) > hour,
  )?.selection?.deliveryTime;
  const groups = new Map<string, CounterOrder[]>();
  for (const order of orders) {
    const title = titleOf(order, now, next);
    groups.set(title, [...(groups.get(title) ?? []), order]);
  }
  return Array.from(groups, ([title, grouped]) => {
    const says = SAYS.get(title) ?? 'day';
    return { title, says, isLate: title === queueText.late, orders: grouped };
  });
}

const STEPS = ['ready', 'out-for-delivery', 'complete'] as const;
export type Step = (typeof STEPS)[number];

export const isPickup = ({ selection }: Grouped): boolean => selection?.serviceType === 'pickup';

/** The next step of a paid order. A pick up does not go out for delivery. */
export const nextStep = (order: Grouped & Pick<CounterOrder, 'acts'>): Step | undefined =>
  STEPS.find((act) => order.acts.includes(act) && !(act === 'out-for-delivery' && isPickup(order)));
