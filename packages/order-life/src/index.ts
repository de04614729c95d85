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

/** The machine's answers. There are few, and asking takes a hundred times as long as looking one up. */
const answers = new Map<string, string | null>();

/** The status after an act, or null when the order does not take it. */
export function statusAfter(
  { status, isCard, isReceiptSent }: LivingOrder,
  { act, by }: { readonly act: LifeAct; readonly by: Actor },
): string | null {
  const state = stateOf(status);
  if (state === undefined) return null;
  const key = [state, isCard, isReceiptSent, act, by].join(' ');
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = ask(state, { isCard, isReceiptSent }, { type: EVENTS[act], by });
  answers.set(key, answer);
  return answer;
}

function ask(value: State, context: OrderFacts, event: OrderLifeEvent): string | null {
  const snapshot = orderLifeMachine.resolveState({ value, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(orderLifeMachine, snapshot, event);
  return ORDER_STATUS[next.value];
}

/** What staff or the owner may do with an order now. */
export const actsOf = (order: LivingOrder, by: 'staff' | 'owner'): CounterAct[] =>
  COUNTER_ACTS.filter((act) => statusAfter(order, { act, by }) !== null);
