import type { Flow, FlowModel, InitialInput } from '@kedai/flow-viewer/model';
import {
  type Actor,
  type OrderFacts,
  type OrderLifeEvent,
  orderLifeMachine,
} from '@kedai/order-life';
import { patterns } from '../paths';
import { mask } from './redaction';

const event = (type: OrderLifeEvent['type'], by: Actor): OrderLifeEvent => ({ type, by });

const events: readonly OrderLifeEvent[] = [
  event('receipt.sent', 'customer'),
  event('receipt.refused', 'staff'),
  event('payment.confirmed', 'staff'),
  event('card.paid', 'shop'),
  event('order.packed', 'staff'),
  event('order.sentOut', 'staff'),
  event('order.completed', 'staff'),
  event('order.cancelled', 'customer'),
  event('order.cancelled', 'staff'),
  event('order.cancelled', 'shop'),
  event('order.reopened', 'owner'),
  event('step.undone', 'staff'),
];

const order: OrderFacts = { isCard: false, isReceiptSent: false, undoTo: null };

const start = (name: string, facts: Partial<OrderFacts>): InitialInput => ({
  name,
  input: { ...order, ...facts },
  events,
});

/** All events of an order. */
export const orderLifeModel: FlowModel = {
  name: orderLifeMachine.id,
  machine: orderLifeMachine,
  initialInputs: [start('', {}), start('paid by card', { isCard: true })],
};

const descriptions = {
  events: {
    'receipt.sent': 'The customer sends a receipt.',
    'receipt.refused': 'Staff refuse the receipt, with a reason.',
    'payment.confirmed': 'Staff confirm the payment.',
    'card.paid': 'The payment service reports that the order was paid by card.',
    'order.packed': 'Staff have packed the order.',
    'order.sentOut': 'Staff hand the order to the driver.',
    'order.completed': 'The customer has got the order.',
    'order.cancelled': 'The customer, staff or the shop itself cancels the order.',
    'order.reopened': 'The owner reopens a cancelled order.',
    'step.undone': 'The person who did the last step undoes it within 20 seconds.',
  } satisfies Record<OrderLifeEvent['type'], string>,
  guards: {
    isByStaff: 'Staff or the owner do it.',
    isByOwner: 'The owner does it.',
    isReceiptTaken: 'The customer does it, and the order is not paid by card.',
    isReceiptRefused: 'Staff do it, and there is a receipt.',
    isPaidByCard: 'The payment service reports it, and the order is paid by card.',
    isWithoutReceipt: 'No receipt was ever sent for this order.',
    isUndoneTo: 'Staff do it, and this was the state before the last step.',
  },
  effects: {},
};

/** What happens to an order. The server asks this machine; no page runs it. */
export const orderLifeFlow: Flow = {
  id: orderLifeMachine.id,
  name: 'An order’s life',
  machine: orderLifeMachine,
  descriptions,
  initialInputs: orderLifeModel.initialInputs,
  mask,
  failuresOf: () => [],
  testImports: `import { createPausedActor } from '@kedai/flow-viewer/model';
import { orderLifeMachine as machine } from '@kedai/order-life';`,
  page: {
    url: patterns.orders,
    needs: 'No page runs it: the server does. Walk through it by hand.',
  },
};
