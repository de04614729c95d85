import {
  COUNTER_ACTS,
  type CounterAct,
  ORDER_STATUS,
  type OrderAct,
} from '@kedai/contract/rules/orderStatus';
import { transition } from 'xstate';
import { type Actor, type OrderFacts, type OrderLifeEvent, orderLifeMachine } from './orderLife';

export { type Actor, type OrderFacts, type OrderLifeEvent, orderLifeMachine } from './orderLife';

/** The acts that may change a status. A note never does, and `place` begins the life. */
export type LifeAct = Exclude<OrderAct, 'place' | 'note'>;

/** The fields of an order that decide what may happen to it. */
export interface LivingOrder extends OrderFacts {
  readonly status: string;
}

const EVENTS: Readonly<Record<LifeAct, OrderLifeEvent['type']>> = {
  'send-receipt': 'receipt.sent',
  refuse: 'receipt.refused',
  confirm: 'payment.confirmed',
  'pay-by-card': 'card.paid',
  ready: 'order.packed',
  'out-for-delivery': 'order.sentOut',
  complete: 'order.completed',
  cancel: 'order.cancelled',
  reopen: 'order.reopened',
};

type State = keyof typeof ORDER_STATUS;

const stateOf = (status: string) =>
  (Object.keys(ORDER_STATUS) as State[]).find((state) => ORDER_STATUS[state] === status);

/** The status after an act, or null when the order does not take it. */
export function statusAfter(
  { status, ...context }: LivingOrder,
  { act, by }: { readonly act: LifeAct; readonly by: Actor },
): string | null {
  const value = stateOf(status);
  if (value === undefined) return null;
  const snapshot = orderLifeMachine.resolveState({ value, context });
  const event = { type: EVENTS[act], by };
  if (!snapshot.can(event)) return null;
  const [next] = transition(orderLifeMachine, snapshot, event);
  return ORDER_STATUS[next.value];
}

/** What staff or the owner may do with an order now. */
export const actsOf = (order: LivingOrder, by: 'staff' | 'owner'): CounterAct[] =>
  COUNTER_ACTS.filter((act) => statusAfter(order, { act, by }) !== null);
