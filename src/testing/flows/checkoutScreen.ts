import type { Journey } from '@kedai/flow-viewer/model';
import { PAYMENT_WINDOW_MS } from '../../contract/limits';
import { ORDER_STATUS } from '../../contract/orderStatus';
import type { CheckoutInput, Placed, PlacedOrder } from '../../machines/checkout.types';
import { journeysOf } from '../../machines/testing/journeys';
import { checkoutModel } from '../../machines/testing/models/checkout';
import { shop } from '../../shop';
import { ORDER } from '../apiFixtures';
import type { FlowScreen, ScreenDriver } from './screen';

/** The URL of the card payment; in tests it is a URL of the shop. */
export const CARD_PAYMENT = '/#paying-by-card';

/** The remaining payment time of an order, ms. It is longer than the timeout of reading a receipt. */
const LEFT_MS = 90_000;

const TERMS = 'I have read and agreed with the terms and conditions';
const DELIVERY = 'Delivery information';
const LABELS: Readonly<Record<string, string>> = { city: 'City' };

/** The file input for the first and for another screenshot. */
const CHOOSER = /Drag (your|another) screenshot here/;

const expectBusy = (name: RegExp) => (driver: ScreenDriver) =>
  driver.expectVisible('button', name, { busy: true });

const ORDER_PATH = 'order/orderdetail';

/** The response of the order details. */
const orderBody = ({ status }: Pick<PlacedOrder, 'status'>, now: number) => ({
  success: true,
  orderDetail: {
    ...ORDER,
    items: ORDER.items.map((item) => ({ ...item, image: [] })),
    image: [],
    status,
    date: now - PAYMENT_WINDOW_MS + LEFT_MS,
  },
});

/** The pages of the order form and the payment. */
export const checkoutScreen: FlowScreen = {
  model: checkoutModel,
  journeys: journeysOf.checkout,
  actions: {
    'address.changed': ({ driver }, { field, value }) =>
      driver.fill(LABELS[field] ?? field, value, DELIVERY),
    'state.changed': ({ driver }, { state }) => driver.select('State', state, DELIVERY),
    'billing.toggled': ({ driver }, { separate }) =>
      driver.setChecked('Use a separate billing address', separate),
    'billing.changed': ({ driver }, { field, value }) =>
      driver.fill(LABELS[field] ?? field, value, 'Billing information'),
    'terms.changed': ({ driver }, { agreed }) => driver.setChecked(TERMS, agreed),
    'cart.changed': (stage) => stage.changeCart(),
    'shipping.retried': ({ driver }) => driver.press('button', 'Try again'),
    'order.submitted': ({ driver }) => driver.press('button', 'PLACE ORDER'),
    'order.resent': ({ driver }) => driver.press('button', 'Check my order'),
    'order.retried': async (stage, _, { from }) => {
      // A slow page offers to try again.
      if (from.includes('loading')) await stage.advance(5_200);
      const name = from.includes('submitted') ? 'Refresh status' : 'Try again';
      await stage.driver.press('button', name);
    },
    'receipt.chosen': ({ driver }, _, { laterEvents }) => {
      const reading = laterEvents.find(({ type }) => type.endsWith('.actor.readReceipt'));
      const isOurs = reading === undefined || reading.output !== false;
      return driver.upload(CHOOSER, isOurs ? shop.receiverName : 'SOMEBODY ELSE');
    },
    'receipt.unusable': ({ driver }) => driver.upload(CHOOSER, null),
    'receipt.removed': ({ driver }) => driver.press('button', 'Remove'),
    'receipt.submitted': ({ driver }) => driver.press('button', 'SUBMIT'),
    'reading.cancelled': ({ driver }) => driver.press('button', 'Cancel'),
    'upload.cancelled': async (stage) => {
      await stage.driver.press('button', 'Cancel');
      // The upload may have arrived, so the page loads the order again.
      const body = orderBody({ status: ORDER_STATUS.placed }, await stage.now());
      await stage.respond(ORDER_PATH, { status: 200, body });
    },
    'xstate.done.actor.readReceipt': (stage, { output }) =>
      stage.finishReading(output ? shop.receiverName : 'SOMEBODY ELSE'),
    'xstate.error.actor.readReceipt': (stage) => stage.finishReading(null),
  },
  calls: {
    lookUpShipping: {
      path: 'shipping/calculateShipping',
      successBody: (fee) => ({ success: true, shippingCost: Number(fee) / 100 }),
    },
    prepareOrder: { path: 'cart/update' },
    placeOrder: {
      path: 'order/place',
      or: 'order/stripe',
      successBody: (placed) => ({
        success: true,
        ...((placed as Placed).kind === 'redirect'
          ? { success_url: CARD_PAYMENT }
          : { orderId: (placed as { orderId: string }).orderId }),
      }),
    },
    refreshPrices: { path: 'product/list', late: true },
    loadOrder: {
      path: ORDER_PATH,
      successBody: (order, now) => orderBody(order as PlacedOrder, now),
    },
    uploadReceipt: {
      path: 'order/uploadpayment',
      successBody: (answer) => ({ success: true, ...(answer as object) }),
    },
  },
  timers: { waitUntil: LEFT_MS },
  expectations: {
    ordering: (driver) => driver.expectVisible('heading', 'Checkout'),
    'ordering.shipping.noState': (driver) => driver.expectText('Enter Shipping Address'),
    'ordering.shipping.waiting': (driver) =>
      driver.expectVisible('status', 'Calculating the shipping fee'),
    'ordering.shipping.lookingUp': (driver) =>
      driver.expectVisible('status', 'Calculating the shipping fee'),
    'ordering.shipping.known': (driver) => driver.expectText('RM8.00'),
    'ordering.shipping.failed': (driver) => driver.expectVisible('button', 'Try again'),
    'ordering.submission.filling': (driver) => driver.expectVisible('button', 'PLACE ORDER'),
    'ordering.submission.preparing': async (driver) => {
      await expectBusy(/^PLACE ORDER/)(driver);
      await driver.expectText('Saving your cart');
    },
    'ordering.submission.placing': async (driver) => {
      await expectBusy(/^PLACE ORDER/)(driver);
      await driver.expectText('Placing your order');
    },
    'ordering.submission.refreshingPrices': (driver) => driver.expectText('Updating the prices'),
    placed: (driver) => driver.expectPath('/checkout/o1'),
    redirectedToCardPayment: (driver) => driver.expectPath(CARD_PAYMENT),
    // The page stays while the order is reloaded, with the control that started it.
    'paying.loading': (driver, from) => {
      if (from.includes('submitted')) return expectBusy(/^Refresh status/)(driver);
      return driver.expectText(
        from.includes('uploading') ? 'Sending your receipt' : 'Loading your order',
      );
    },
    'paying.awaitingReceipt': (driver) =>
      driver.expectVisible('heading', 'Your order is almost complete'),
    'paying.awaitingReceipt.paymentWindow.open': (driver) =>
      driver.expectVisible('timer', 'Time left to pay'),
    'paying.awaitingReceipt.paymentWindow.over': (driver) =>
      driver.expectText(/^The 2 hours for this payment are over/),
    'paying.awaitingReceipt.receipt.choosing': (driver) =>
      driver.expectText(/^Drag your screenshot here, or/),
    'paying.awaitingReceipt.receipt.chosen': async (driver) => {
      await driver.expectVisible('button', 'Remove');
      await driver.expectVisible('button', 'SUBMIT');
    },
    'paying.awaitingReceipt.receipt.reading': (driver) =>
      driver.expectText('Reading your screenshot'),
    'paying.awaitingReceipt.receipt.uploading': (driver) =>
      driver.expectText('Sending your receipt'),
    'paying.submitted': (driver) => driver.expectVisible('heading', 'We have your receipt'),
    'paying.cancelled': (driver) => driver.expectVisible('heading', 'This order was cancelled'),
    'paying.settled': (driver) => driver.expectVisible('heading', 'Your order'),
    'paying.failed': (driver) => driver.expectVisible('heading', 'Your order could not be loaded'),
    'paying.unknown': (driver) => driver.expectVisible('heading', 'We could not find this order'),
  },
  transient: {},
  exceptions: {
    'checkout.ordering.submission.preparing | xstate.error.actor.prepareOrder | 0': {
      reason: 'The slot is checked by the clock and the cookie, not by a call.',
    },
    'payment.chosen': {
      reason: 'This shop accepts no cards.',
      isSkipped: true,
      check: (driver) => driver.expectText('Currently Unavailable'),
    },
    'checkout.ordering.shipping.lookingUp | cart.changed | 0': {
      reason: 'The cart is not refetched before the fee is known.',
      isSkipped: true,
    },
    'order.changed': {
      reason: 'A sign-in in another tab causes it, nothing on the page of the order.',
    },
    'checkout.paying.loading | order.changed | 0': {
      reason: 'An event while the order is loading changes nothing.',
      isSkipped: true,
    },
    'reading.progressed': { reason: 'The text recognition sends it.', isSkipped: true },
    'upload.progressed': { reason: 'The network sends it.', isSkipped: true },
  },
};

/** The saved draft for a journey whose input has a draft; null for others. */
export function savedDraft(journey: Journey, now: number): string | null {
  const { draft, inFlight = null }: CheckoutInput = journey.input;
  if (draft === undefined) return null;
  const byCard = journey.steps.some(({ event }) => event.output?.kind === 'redirect');
  const saved = {
    draft: byCard ? { ...draft, payment: 'stripe' } : draft,
    inFlight,
    unacknowledged: null,
  };
  return JSON.stringify({ savedAt: now, draft: saved });
}

/** Agrees to the terms, which a restored draft does not keep, if the journey starts with them agreed to. */
export async function agreeToTerms({ input }: Journey, driver: ScreenDriver): Promise<void> {
  const { draft, inFlight = null }: CheckoutInput = input;
  if (draft?.termsAgreed && inFlight === null) await driver.setChecked(TERMS, true);
}

/** Whether the journey needs a pending cart write, which the state `preparing` waits for. */
export const hasPendingCartWrite = ({ steps }: Journey): boolean =>
  steps.some((step) => JSON.stringify(step.state).includes('preparing'));
