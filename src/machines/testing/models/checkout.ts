import type { FlowEvent, FlowModel } from '@kedai/flow-viewer/model';
import { sen } from '../../../contract/money';
import { ORDER_STATUS } from '../../../contract/orderStatus';
import { checkoutMachine } from '../../checkout';
import type { CheckoutEvent, OrderDraft, PlacedOrder } from '../../checkout.types';
import {
  done,
  FILE,
  failed,
  loaded,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
  SLOT_PASSED,
  UNKNOWN,
} from '../checkoutEvents';

const ordering: readonly (CheckoutEvent | FlowEvent)[] = [
  { type: 'state.changed', state: 'Perak' },
  { type: 'state.changed', state: '' },
  { type: 'cart.changed' },
  { type: 'shipping.retried' },
  { type: 'address.changed', field: 'city', value: 'Taiping' },
  { type: 'billing.toggled', separate: true },
  { type: 'billing.toggled', separate: false },
  { type: 'billing.changed', field: 'city', value: 'Kuching' },
  { type: 'payment.chosen', method: 'stripe' },
  { type: 'terms.changed', agreed: true },
  { type: 'terms.changed', agreed: false },
  { type: 'order.submitted' },
  { type: 'order.resent' },
  done('lookUpShipping', sen(800)),
  failed('lookUpShipping', REFUSED),
  done('prepareOrder', PREPARED),
  failed('prepareOrder', REFUSED),
  failed('prepareOrder', SLOT_PASSED),
  done('placeOrder', { kind: 'order', orderId: 'o1' }),
  done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
  failed('placeOrder', PRICE_CHANGED),
  failed('placeOrder', SLOT_PASSED),
  failed('placeOrder', OFFLINE),
  failed('placeOrder', REFUSED),
  done('refreshPrices'),
  failed('refreshPrices', OFFLINE),
];

const paying: readonly (CheckoutEvent | FlowEvent)[] = [
  { type: 'order.retried' },
  { type: 'receipt.chosen', file: FILE },
  { type: 'receipt.unusable', reason: 'pdf' },
  { type: 'receipt.removed' },
  { type: 'receipt.submitted' },
  { type: 'reading.progressed', fraction: 0.5 },
  { type: 'reading.cancelled' },
  { type: 'upload.progressed', fraction: 0.5 },
  { type: 'upload.cancelled' },
  loaded(ORDER_STATUS.placed),
  loaded(ORDER_STATUS.paymentSubmitted),
  loaded(ORDER_STATUS.cancelled),
  loaded('Delivered'),
  failed('loadOrder', UNKNOWN),
  failed('loadOrder', OFFLINE),
  done('waitUntil'),
  done('readReceipt', true),
  done('readReceipt', false),
  failed('readReceipt', REFUSED),
  done('uploadReceipt', { message: 'Thank you.' }),
  failed('uploadReceipt', REFUSED),
  { type: 'order.changed', status: ORDER_STATUS.cancelled },
];

/** All events from the order form to the receipt. The flow has several initial inputs. */
export const checkoutModel: FlowModel = {
  name: 'checkout',
  machine: checkoutMachine,
  initialInputs: [
    {
      name: '',
      input: { draft: READY },
      events: ordering,
      contextKey: ({ draft, shippingCost, problem, inFlight, unacknowledged }) => [
        (draft as OrderDraft).termsAgreed,
        (draft as OrderDraft).address.state,
        shippingCost,
        problem,
        inFlight,
        unacknowledged,
      ],
    },
    { name: 'empty form', input: {}, events: [] },
    {
      name: 'reloaded with an order in flight',
      input: { draft: READY, inFlight: PREPARED },
      events: [],
    },
    {
      name: 'with an order',
      input: { orderId: 'o1' },
      events: paying,
      // An order is only cancelled while it waits for its payment.
      isPossible: ({ type }, { order }) =>
        type !== 'order.changed' || (order as PlacedOrder | null)?.status === ORDER_STATUS.placed,
      contextKey: ({ order, file, verifiedFileId, receiptProblem }) => [
        order,
        file,
        verifiedFileId,
        receiptProblem,
      ],
    },
  ],
};
