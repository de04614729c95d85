import {
  COUNTER_ACTS,
  type CounterAct,
  ORDER_STATUS,
  type OrderAct,
} from '@kedai/contract/rules/orderStatus';
import { transition } from 'xstate';
import {
  type Actor,
  type OrderFacts,
  type OrderLifeEvent,
  type OrderState,
  orderLifeMachine,
} from './orderLife';

export {
  type Actor,
  type OrderFacts,
  type OrderLifeEvent,
  type OrderState,
  orderLifeMachine,
} from './orderLife';

/** The acts that may change a status. A note never does, and `place` begins the life. */
export type LifeAct = Exclude<OrderAct, 'place' | 'note'>;

/** The fields of an order that decide what may happen to it. */
export interface LivingOrder extends Omit<OrderFacts, 'undoTo'> {
  readonly status: string;
  /** The status before the last step, if that can be undone. */
  readonly undoTo?: string | null;
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
  undo: 'step.undone',
};

const stateOf = (status: string) =>
  (Object.keys(ORDER_STATUS) as OrderState[]).find((state) => ORDER_STATUS[state] === status);

/** The machine's answers. There are few, and asking takes a hundred times as long as looking one up. */
const answers = new Map<string, string | null>();

/** The status after an act, or null when the order does not take it. */
export function statusAfter(
  { status, isCard, isReceiptSent, undoTo: before }: LivingOrder,
  { act, by }: { readonly act: LifeAct; readonly by: Actor },
): string | null {
  const state = stateOf(status);
  if (state === undefined) return null;
  const undoTo = (before && stateOf(before)) || null;
  const key = [state, isCard, isReceiptSent, undoTo, act, by].join(' ');
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = ask(state, { isCard, isReceiptSent, undoTo }, { type: EVENTS[act], by });
  answers.set(key, answer);
  return answer;
}

function ask(value: OrderState, context: OrderFacts, event: OrderLifeEvent): string | null {
  const snapshot = orderLifeMachine.resolveState({ value, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(orderLifeMachine, snapshot, event);
  return ORDER_STATUS[next.value];
}

/** What staff or the owner may do with an order now. An order that names no `undoTo` lists no `undo`. */
export const actsOf = (order: LivingOrder, by: 'staff' | 'owner'): CounterAct[] =>
  COUNTER_ACTS.filter((act) => statusAfter(order, { act, by }) !== null);
