import { sen } from '../contract/money';
import { ORDER_STATUS } from '../contract/orderStatus';
import { checkoutMachine } from './checkout';
import type { CheckoutEvent, CheckoutInput, OrderDraft } from './checkout.types';
import { arrowsOf } from './testing/arrows';
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
  UNKNOWN,
} from './testing/checkoutHappenings';
import { type Happening, walkEveryArrow } from './testing/walk';

/** The flow is walked in two parts, as it is entered at two places. */
const ofOrdering: readonly (CheckoutEvent | Happening)[] = [
  { type: 'state.changed', state: 'Perak' },
  { type: 'state.changed', state: '' },
  { type: 'cart.changed' },
  { type: 'shipping.retried' },
  { type: 'address.changed', field: 'city', value: 'Taiping' },
  { type: 'billing.toggled', separate: true },
  { type: 'billing.changed', field: 'city', value: 'Kuching' },
  { type: 'payment.chosen', method: 'stripe' },
  { type: 'terms.changed', agreed: true },
  { type: 'terms.changed', agreed: false },
  { type: 'order.submitted' },
  done('lookUpShipping', sen(800)),
  failed('lookUpShipping', REFUSED),
  done('prepareOrder', PREPARED),
  failed('prepareOrder', REFUSED),
  done('placeOrder', { kind: 'order', orderId: 'o1' }),
  done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
  failed('placeOrder', PRICE_CHANGED),
  failed('placeOrder', OFFLINE),
  failed('placeOrder', REFUSED),
  done('refreshPrices'),
  failed('refreshPrices', OFFLINE),
];

const ofPaying: readonly (CheckoutEvent | Happening)[] = [
  { type: 'order.retried' },
  { type: 'order.changed', status: ORDER_STATUS.cancelled },
  { type: 'receipt.chosen', file: FILE },
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
  failed('readReceipt', new Error('not readable')),
  done('uploadReceipt', { message: 'Thank you.' }),
  failed('uploadReceipt', REFUSED),
];

const ARROWS = arrowsOf(checkoutMachine);

const outside = (part: string) =>
  Object.fromEntries(
    ARROWS.filter((arrow) => !arrow.startsWith(part)).map((arrow) => [arrow, 'the other entrance']),
  );

describe('every arrow is walked', () => {
  test('of the order form', async () => {
    const walk = await walkEveryArrow(checkoutMachine, {
      input: { draft: READY } satisfies CheckoutInput,
      happenings: ofOrdering,
      distinguish: ({ draft, shippingCost, problem, inFlight }) => [
        (draft as OrderDraft).termsAgreed,
        (draft as OrderDraft).address.state,
        shippingCost,
        problem,
        inFlight,
      ],
      unreachable: {
        ...outside('checkout.ordering'),
        'checkout.ordering.submission.deciding | always | 0': 'walked below, after a reload',
        'checkout.ordering.shipping.deciding | always | 1': 'walked below, with nothing typed',
      },
    });
    expect(walk.missing).toEqual([]);
  });

  test('of the payment', async () => {
    const walk = await walkEveryArrow(checkoutMachine, {
      input: { orderId: 'o1' } satisfies CheckoutInput,
      happenings: ofPaying,
      distinguish: ({ order, file, verifiedFileId, receiptProblem }) => [
        order,
        file,
        verifiedFileId,
        receiptProblem,
      ],
      unreachable: outside('checkout.paying'),
    });
    expect(walk.missing).toEqual([]);
  });
});
