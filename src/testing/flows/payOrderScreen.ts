import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { ORDER } from '@kedai/contract/testing/responseFixtures';
import type { PlacedOrder } from '../../machines/checkout/payOrder';
import { payOrderModel } from '../../machines/models/payOrder';
import type { FlowScreen } from './screen';

/** The remaining payment time of an order, ms. It is longer than the timeout of reading a receipt. */
const LEFT_MS = 90_000;

/** The file input for the first and for another screenshot. */
const CHOOSER = /Drag (your|another) screenshot here/;

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

const RECEIPT = 'shown.awaitingReceipt.receipt';

/** Why a picture was not sent, or that none is chosen. */
const PROBLEM =
  /^(Screenshot uploaded is null|The uploaded screenshot does not match|There was an error processing|This is |Your receipt could not be sent)/;

/** The page of the payment. */
export const payOrderScreen: FlowScreen = {
  model: payOrderModel,
  actions: {
    'order.retried': async (page, _, { from }) => {
      // A slow page offers to try again.
      if (from.includes('loading')) await page.advance(5_200);
      const name = from.includes('submitted') ? 'Refresh status' : 'Try again';
      await page.driver.press('button', name);
    },
    'order.changed': async (page, { order }) => {
      // The page refreshes itself while the receipt waits.
      await page.advance(20_000);
      const body = orderBody(order as PlacedOrder, await page.now());
      await page.respond(ORDER_PATH, { status: 200, body });
    },
    'receipt.chosen': ({ driver }, _, { laterEvents }) => {
      const reading = laterEvents.find(({ type }) => type.endsWith('.actor.readReceipt'));
      const isOurs = reading === undefined || reading.output !== false;
      return driver.upload(CHOOSER, isOurs ? 'ours' : 'of somebody else');
    },
    'receipt.unusable': ({ driver }) => driver.upload(CHOOSER, 'no picture'),
    'receipt.removed': ({ driver }) => driver.press('button', 'Remove'),
    'receipt.submitted': ({ driver }) => driver.press('button', 'SUBMIT'),
    'sending.cancelled': async (page, _, { from }) => {
      await page.driver.press('button', 'Cancel');
      if (!from.includes('uploading')) return;
      // The upload may have arrived, so the page loads the order again.
      const body = orderBody({ status: ORDER_STATUS.placed }, await page.now());
      await page.respond(ORDER_PATH, { status: 200, body });
    },
    'xstate.done.actor.readReceipt': (page, { output }) =>
      page.finishReading(output ? 'ours' : 'of somebody else'),
    'xstate.error.actor.readReceipt': (page) => page.finishReading('no picture'),
  },
  calls: {
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
    loading: (driver) => driver.expectText('Loading your order'),
    'shown.awaitingReceipt': (driver) =>
      driver.expectVisible('heading', 'Your order is almost complete'),
    'shown.awaitingReceipt.paymentWindow.open': (driver) =>
      driver.expectVisible('timer', 'Time left to pay'),
    'shown.awaitingReceipt.paymentWindow.over': (driver) =>
      driver.expectText(/for this payment are over/),
    [`${RECEIPT}.choosing`]: (driver) => driver.expectText(/^Drag your screenshot here, or/),
    [`${RECEIPT}.choosing.ready`]: (driver) => driver.expectNoText(PROBLEM),
    [`${RECEIPT}.choosing.rejected`]: (driver) => driver.expectText(PROBLEM),
    [`${RECEIPT}.chosen`]: async (driver) => {
      await driver.expectVisible('button', 'Remove');
      await driver.expectVisible('button', 'SUBMIT');
    },
    [`${RECEIPT}.chosen.ready`]: (driver) => driver.expectNoText(PROBLEM),
    [`${RECEIPT}.chosen.rejected`]: (driver) => driver.expectText(PROBLEM),
    [`${RECEIPT}.sending`]: (driver) => driver.expectVisible('button', 'Cancel'),
    [`${RECEIPT}.sending.reading`]: (driver) => driver.expectText('Reading your screenshot'),
    [`${RECEIPT}.sending.uploading`]: (driver) => driver.expectText('Sending your receipt'),
    [`${RECEIPT}.sent`]: (driver) => driver.expectText('Sending your receipt'),
    'shown.submitted': (driver) => driver.expectVisible('heading', 'We have your receipt'),
    'shown.submitted.ready': (driver) => driver.expectVisible('button', 'Refresh status'),
    'shown.submitted.refreshing': (driver) =>
      driver.expectVisible('button', /^Refresh status/, { busy: true }),
    'shown.cancelled': (driver) => driver.expectVisible('heading', 'This order was cancelled'),
    'shown.settled': (driver) =>
      driver.expectVisible('heading', /^(Your order|Your payment is confirmed)$/),
    'shown.failed': (driver) => driver.expectVisible('heading', 'Your order could not be loaded'),
    'shown.unknown': (driver) => driver.expectVisible('heading', 'We could not find this order'),
  },
  transient: {},
  exceptions: {
    'progress.reported': {
      reason: 'The text recognition and the network report it.',
      isSkipped: true,
    },
  },
};
