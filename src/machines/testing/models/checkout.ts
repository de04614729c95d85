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
} from '../checkoutHappenings';
import type { FlowModel, Happening } from '../flowModel';

const ordering: readonly (CheckoutEvent | Happening)[] = [
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
  { type: 'unanswered.resent' },
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

const paying: readonly (CheckoutEvent | Happening)[] = [
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
  failed('waitUntil', REFUSED),
  done('readReceipt', true),
  done('readReceipt', false),
  failed('readReceipt', REFUSED),
  done('uploadReceipt', { message: 'Thank you.' }),
  failed('uploadReceipt', REFUSED),
  { type: 'order.changed', status: ORDER_STATUS.cancelled },
];

/** Everything that may happen from the order form to the receipt; the flow is entered at several places. */
export const checkoutModel: FlowModel = {
  name: 'checkout',
  machine: checkoutMachine,
  entrances: [
    {
      name: '',
      input: { draft: READY },
      happenings: ordering,
      distinguish: ({ draft, shippingCost, problem, inFlight, unanswered }) => [
        (draft as OrderDraft).termsAgreed,
        (draft as OrderDraft).address.state,
        shippingCost,
        problem,
        inFlight,
        unanswered,
      ],
    },
    { name: 'nothing typed yet', input: {}, happenings: [] },
    {
      name: 'reloaded while the order was on its way',
      input: { draft: READY, inFlight: PREPARED },
      happenings: [],
    },
    {
      name: 'with an order',
      input: { orderId: 'o1' },
      happenings: paying,
      // An order is cancelled while it waits for its payment.
      isPossible: ({ type }, { order }) =>
        type !== 'order.changed' || (order as PlacedOrder | null)?.status === ORDER_STATUS.placed,
      distinguish: ({ order, file, verifiedFileId, receiptProblem }) => [
        order,
        file,
        verifiedFileId,
        receiptProblem,
      ],
    },
  ],
};
