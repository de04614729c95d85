import { PAYMENT_WINDOW_MS } from '../../contract/limits';
import { ORDER_STATUS } from '../../contract/orderStatus';
import type { CheckoutInput, Placed, PlacedOrder } from '../../machines/checkout.types';
import type { Journey } from '../../machines/testing/journey';
import { journeysOf } from '../../machines/testing/journeys';
import { checkoutModel } from '../../machines/testing/models/checkout';
import { shop } from '../../shop';
import { ORDER } from '../wire';
import type { FlowScreen, Hands } from './screen';

/** Where a card is paid: in the tests a part of the shop itself. */
export const CARD_PAYMENT = '/#paying-by-card';

/** How long before the end of its 2 hours an order is looked at, ms: longer than a reading may take. */
const LEFT_MS = 90_000;

const TERMS = 'I have read and agreed with the terms and conditions';
const DELIVERY = 'Delivery information';
const LABELS: Readonly<Record<string, string>> = { city: 'City' };

/** Where a screenshot is chosen, the first and another. */
const CHOOSER = /Drag (your|another) screenshot here/;

const isBusy = (name: RegExp) => (hands: Hands) => hands.sees('button', name, { busy: true });

const ORDER_PATH = 'order/orderdetail';

/** An order as the shop tells it. */
const orderAnswer = ({ status }: Pick<PlacedOrder, 'status'>, now: number) => ({
  success: true,
  orderDetail: {
    ...ORDER,
    items: ORDER.items.map((item) => ({ ...item, image: [] })),
    image: [],
    status,
    date: now - PAYMENT_WINDOW_MS + LEFT_MS,
  },
});

/** The order form and the payment as a shopper meets them. */
export const checkoutScreen: FlowScreen = {
  flow: checkoutModel,
  journeys: journeysOf.checkout,
  acts: {
    'address.changed': ({ hands }, { field, value }) =>
      hands.fill(LABELS[field] ?? field, value, DELIVERY),
    'state.changed': ({ hands }, { state }) => hands.choose('State', state, DELIVERY),
    'billing.toggled': ({ hands }, { separate }) =>
      hands.tick('Use a separate billing address', separate),
    'billing.changed': ({ hands }, { field, value }) =>
      hands.fill(LABELS[field] ?? field, value, 'Billing information'),
    'terms.changed': ({ hands }, { agreed }) => hands.tick(TERMS, agreed),
    'cart.changed': (stage) => stage.changeCart(),
    'shipping.retried': ({ hands }) => hands.press('button', 'Try again'),
    'order.submitted': ({ hands }) => hands.press('button', 'PLACE ORDER'),
    'order.resent': ({ hands }) => hands.press('button', 'Find out'),
    'order.retried': async (stage, _, { from }) => {
      // A wait offers another try once it lasts.
      if (from.includes('loading')) await stage.pass(5_200);
      const name = from.includes('submitted') ? 'Refresh status' : 'Try again';
      await stage.hands.press('button', name);
    },
    'receipt.chosen': ({ hands }, _, { ahead }) => {
      const reading = ahead.find(({ type }) => type.endsWith('.actor.readReceipt'));
      const isOurs = reading === undefined || reading.output !== false;
      return hands.upload(CHOOSER, isOurs ? shop.receiverName : 'SOMEBODY ELSE');
    },
    'receipt.unusable': ({ hands }) => hands.upload(CHOOSER, null),
    'receipt.removed': ({ hands }) => hands.press('button', 'Remove'),
    'receipt.submitted': ({ hands }) => hands.press('button', 'SUBMIT'),
    'reading.cancelled': ({ hands }) => hands.press('button', 'Cancel'),
    'upload.cancelled': async (stage) => {
      await stage.hands.press('button', 'Cancel');
      // What was sent may have arrived: the page looks what became of the order.
      const body = orderAnswer({ status: ORDER_STATUS.placed }, await stage.now());
      await stage.end(ORDER_PATH, { status: 200, body });
    },
    'xstate.done.actor.readReceipt': (stage, { output }) =>
      stage.endReading(output ? shop.receiverName : 'SOMEBODY ELSE'),
    'xstate.error.actor.readReceipt': (stage) => stage.endReading(null),
  },
  calls: {
    lookUpShipping: {
      path: 'shipping/calculateShipping',
      answer: (fee) => ({ success: true, shippingCost: Number(fee) / 100 }),
    },
    prepareOrder: { path: 'cart/update' },
    placeOrder: {
      path: 'order/place',
      or: 'order/stripe',
      answer: (placed) => ({
        success: true,
        ...((placed as Placed).kind === 'redirect'
          ? { success_url: CARD_PAYMENT }
          : { orderId: (placed as { orderId: string }).orderId }),
      }),
    },
    refreshPrices: { path: 'product/list', late: true },
    loadOrder: {
      path: ORDER_PATH,
      answer: (order, now) => orderAnswer(order as PlacedOrder, now),
    },
    uploadReceipt: {
      path: 'order/uploadpayment',
      answer: (answer) => ({ success: true, ...(answer as object) }),
    },
  },
  waits: { waitUntil: LEFT_MS },
  shows: {
    ordering: (hands) => hands.sees('heading', 'Checkout'),
    'ordering.shipping.noState': (hands) => hands.reads('Enter Shipping Address'),
    'ordering.shipping.waiting': (hands) => hands.sees('status', 'Calculating the shipping fee'),
    'ordering.shipping.lookingUp': (hands) => hands.sees('status', 'Calculating the shipping fee'),
    'ordering.shipping.known': (hands) => hands.reads('RM8.00'),
    'ordering.shipping.failed': (hands) => hands.sees('button', 'Try again'),
    'ordering.submission.filling': (hands) => hands.sees('button', 'PLACE ORDER'),
    'ordering.submission.preparing': async (hands) => {
      await isBusy(/^PLACE ORDER/)(hands);
      await hands.reads('Saving your cart');
    },
    'ordering.submission.placing': async (hands) => {
      await isBusy(/^PLACE ORDER/)(hands);
      await hands.reads('Placing your order');
    },
    'ordering.submission.refreshingPrices': (hands) => hands.reads('Asking for the new prices'),
    placed: (hands) => hands.isAt('/checkout/o1'),
    redirectedToCardPayment: (hands) => hands.isAt(CARD_PAYMENT),
    // An order that is asked for again keeps its page, with what it was asked by.
    'paying.loading': (hands, from) => {
      if (from.includes('submitted')) return isBusy(/^Refresh status/)(hands);
      return hands.reads(
        from.includes('uploading') ? 'Sending your receipt' : 'Loading your order',
      );
    },
    'paying.awaitingReceipt': (hands) => hands.sees('heading', 'Your order is almost complete'),
    'paying.awaitingReceipt.paymentWindow.open': (hands) => hands.sees('timer', 'Time left to pay'),
    'paying.awaitingReceipt.paymentWindow.over': (hands) =>
      hands.reads(/^The 2 hours for this payment are over/),
    'paying.awaitingReceipt.receipt.choosing': (hands) =>
      hands.reads(/^Drag your screenshot here, or/),
    'paying.awaitingReceipt.receipt.chosen': async (hands) => {
      await hands.sees('button', 'Remove');
      await hands.sees('button', 'SUBMIT');
    },
    'paying.awaitingReceipt.receipt.reading': (hands) => hands.reads('Reading your screenshot'),
    'paying.awaitingReceipt.receipt.uploading': (hands) => hands.reads('Sending your receipt'),
    'paying.submitted': (hands) => hands.sees('heading', 'We have your receipt'),
    'paying.cancelled': (hands) => hands.sees('heading', 'This order was cancelled'),
    'paying.settled': (hands) => hands.sees('heading', 'Your order'),
    'paying.failed': (hands) => hands.sees('heading', 'Your order could not be loaded'),
    'paying.unknown': (hands) => hands.sees('heading', 'We could not find this order'),
  },
  passing: {},
  absent: {
    'checkout.ordering.submission.preparing | xstate.error.actor.prepareOrder | 0': {
      reason: 'The slot is judged by the clock and the cookie, by no call.',
    },
    'payment.chosen': {
      reason: 'This shop takes no cards.',
      isLeftOut: true,
      check: (hands) => hands.reads('Currently Unavailable'),
    },
    'checkout.ordering.shipping.lookingUp | cart.changed | 0': {
      reason: 'The cart is not asked for again before the fee has come.',
      isLeftOut: true,
    },
    'order.changed': {
      reason: 'Told by a sign-in in another tab, by nothing on the page of the order.',
    },
    'checkout.paying.loading | order.changed | 0': {
      reason: 'What is told while the order is on its way changes nothing.',
      isLeftOut: true,
    },
    'reading.progressed': { reason: 'Told by the recognition of text.', isLeftOut: true },
    'upload.progressed': { reason: 'Told by the line.', isLeftOut: true },
    'xstate.error.actor.waitUntil': { reason: 'A countdown does not fail.' },
  },
};

/** The form as a reload leaves it, for a journey that begins with something typed; null for one that does not. */
export function savedForm(journey: Journey, now: number): string | null {
  const { draft, inFlight = null }: CheckoutInput = journey.input;
  if (draft === undefined) return null;
  const byCard = journey.steps.some(({ event }) => event.output?.kind === 'redirect');
  const context = {
    draft: byCard ? { ...draft, payment: 'stripe' } : draft,
    inFlight,
    unacknowledged: null,
  };
  return JSON.stringify({ v: 1, fingerprint: '', savedAt: now, snapshot: { context } });
}

/** The terms are agreed to anew after a reload, where a journey begins with them agreed to. */
export async function agreeAnew({ input }: Journey, hands: Hands): Promise<void> {
  const { draft, inFlight = null }: CheckoutInput = input;
  if (draft?.termsAgreed && inFlight === null) await hands.tick(TERMS, true);
}

/** Whether a change of the cart is to be on its way when the order is submitted, as what it waits for. */
export const isCartOnItsWay = ({ steps }: Journey): boolean =>
  steps.some((step) => JSON.stringify(step.state).includes('preparing'));
