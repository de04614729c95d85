import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Page } from '@playwright/test';
import { agreeAndSubmit, fillAddress } from '../../../e2e/shopper/order';
import { makeReceiptPicture, receiptInput, submitReceipt } from '../../../e2e/shopper/receipt';
import { shop } from '../../../src/shop';
import type { Fixtures } from '../fixtures';
import { failing, patched, pending } from '../mockCalls';
import { alert, button, dialog, heading, loadingAndFailed, press, shotsOf } from '../shot';

interface Order {
  date: number | string;
  status: string;
  note?: string;
  history: object[];
}

/** What staff do with an order after its receipt. */
const withActs = (status: string, ...events: readonly object[]) =>
  patched<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
    const { history } = orderDetail;
    orderDetail.status = status;
    orderDetail.note = 'Please leave it at the guard house and call me when you are there';
    for (const event of events) history.push({ ...history.at(-1), status, ...event });
  });

const withStatus = (status: string) =>
  patched<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
    orderDetail.status = status;
  });

const cart = { path: '/cart', as: 'customer' } as const;

const cartShots = shotsOf(cart, {
  'cart-empty': { as: 'guest', visible: (page) => heading(page, 'Your cart is empty') },
  'cart-filled': { visible: (page) => button(page, 'PROCEED TO CHECKOUT') },
  ...loadingAndFailed('cart', 'cart/get'),
  'cart-guest-asked': {
    as: 'guest',
    before: (page, { origin, choosable, plain }) => {
      const cart = { [choosable.id]: { [choosable.features[0] ?? '']: 2 }, [plain.id]: { '': 1 } };
      const value = encodeURIComponent(JSON.stringify(cart));
      return page.context().addCookies([{ name: 'guestCartData', value, url: origin }]);
    },
    act: press('PROCEED TO CHECKOUT'),
    visible: 'Please Log in before proceeding to checkout.',
  },
});

const form = { path: '/place-order', as: 'customer' } as const;
const waitForFee = (page: Page) =>
  page.getByRole('definition').nth(1).filter({ hasText: /RM/ }).waitFor({ state: 'attached' });

async function submitOrder(page: Page): Promise<void> {
  await fillAddress(page);
  await waitForFee(page);
  await agreeAndSubmit(page);
}

const placeShots = shotsOf(form, {
  'place-order-guest': { as: 'guest', visible: (page) => heading(page, 'Please log in') },
  'place-order-empty': {
    as: 'newcomer',
    visible: (page) => heading(page, 'Your cart is empty'),
  },
  'place-order-blank': { visible: (page) => button(page, 'PLACE ORDER') },
  ...loadingAndFailed('place-order', 'cart/get'),
  'place-order-missing': { act: press('PLACE ORDER'), visible: alert },
  'place-order-summary-open': {
    to: 767,
    act: press(/^Show order summary/),
    visible: (page) => button(page, /^Hide order summary/),
  },
  'place-order-filled': {
    act: async (page) => {
      await fillAddress(page);
      await page.getByLabel('Use a separate billing address').check();
      await page.getByLabel(/^Note/).fill('Please leave it at the guard house');
      await waitForFee(page);
    },
    visible: (page) => page.getByRole('group', { name: 'Billing information' }),
  },
  'place-order-calculating': {
    before: pending('shipping/calculateShipping'),
    act: fillAddress,
    visible: (page) => page.getByRole('status', { name: 'Calculating the shipping fee' }),
  },
  'place-order-fee-failed': {
    before: failing('shipping/calculateShipping'),
    act: fillAddress,
    visible: (page) => page.getByText(/The shop has a problem at the moment/),
  },
  'place-order-ordering': {
    before: pending('order/place'),
    act: submitOrder,
    visible: (page) => page.locator('form[aria-busy=true]'),
  },
  'place-order-refused': { before: failing('order/place'), act: submitOrder, visible: alert },
});

const placed = {
  path: ({ placedOrder }: Fixtures) => `/checkout/${placedOrder}`,
  as: 'customer',
} as const;
const submitted = {
  path: ({ submittedOrder }: Fixtures) => `/checkout/${submittedOrder}`,
  as: 'customer',
} as const;

const chooseReceipt = async (page: Page) =>
  receiptInput(page).setInputFiles(await makeReceiptPicture(page, { to: shop.receiverName }));
const sendReceipt = async (page: Page, to: string = shop.receiverName) =>
  submitReceipt(page, await makeReceiptPicture(page, { to }));

const paymentShots = shotsOf(placed, {
  'checkout-pay': { visible: (page) => page.getByRole('timer') },
  ...loadingAndFailed('checkout', 'order/orderdetail'),
  'checkout-unknown': {
    path: '/checkout/no-such-order',
    visible: (page) => heading(page, 'We could not find this order'),
  },
  'checkout-expired': {
    before: patched<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
      orderDetail.date = Date.now() - PAYMENT_WINDOW_MS - 1000;
    }),
    visible: (page) => page.getByText(/for this payment are over/),
  },
  'checkout-cancel': {
    window: true,
    act: press('Cancel this order'),
    visible: (page) => dialog(page, 'Cancel this order?'),
  },
  'checkout-cancel-failed': {
    window: true,
    before: failing('order/cancel'),
    act: async (page) => {
      await button(page, 'Cancel this order').click();
      await button(page, 'Yes, cancel it').click();
    },
    visible: alert,
  },
  'checkout-no-file': { act: press('SUBMIT'), visible: alert },
  'checkout-preview': {
    act: chooseReceipt,
    visible: (page) => button(page, 'View Uploaded Screenshot'),
  },
  'checkout-preview-large': {
    window: true,
    act: async (page) => {
      await chooseReceipt(page);
      await button(page, 'View Uploaded Screenshot').click();
    },
    visible: (page) => dialog(page, 'Uploaded screenshot'),
  },
  'checkout-reading': {
    before: (page) => page.route(/traineddata/, () => undefined),
    act: (page) => sendReceipt(page),
    visible: 'Reading your screenshot',
  },
  'checkout-uploading': {
    before: pending('order/uploadpayment'),
    act: (page) => sendReceipt(page),
    visible: 'Sending your receipt',
  },
  'checkout-other-receiver': { act: (page) => sendReceipt(page, 'WARUNG PAK ABU'), visible: alert },
});

const submittedShots = shotsOf(submitted, {
  'checkout-submitted': { visible: (page) => heading(page, 'We have your receipt') },
  'checkout-cancelled': {
    before: withStatus('Order Cancelled'),
    visible: (page) => heading(page, 'This order was cancelled'),
  },
  'checkout-receipt-refused': {
    before: withActs('Order Placed', {
      act: 'refuse',
      reason: 'not-readable',
      text: 'The date at the bottom is cut off',
    }),
    visible: (page) => heading(page, 'We need a new receipt'),
  },
  'checkout-settled': {
    before: withActs('Out for Delivery', { act: 'confirm' }, { act: 'out-for-delivery' }),
    visible: 'Out for Delivery',
  },
});

const orders = { path: '/orders', as: 'customer' } as const;

const orderShots = shotsOf(orders, {
  'orders-guest': { as: 'guest', visible: (page) => heading(page, 'Please log in') },
  'orders-none': {
    as: 'newcomer',
    visible: (page) => heading(page, 'No orders yet'),
  },
  'orders-list': { visible: (page) => button(page, 'Show More') },
  'orders-more': { act: press('Show More'), visible: (page) => button(page, 'Show Less') },
  'orders-every-status': {
    before: patched<{ orders: Order[] }>('order/userorders', (response) => {
      const [one, two, three] = response.orders;
      if (one) one.status = 'Delivered';
      if (two) two.status = 'Payment Submitted';
      if (three) three.status = 'Order Cancelled';
    }),
    visible: 'Order Cancelled',
  },
  ...loadingAndFailed('orders', 'order/userorders'),
});

export const shoppingShots = [
  ...cartShots,
  ...placeShots,
  ...paymentShots,
  ...submittedShots,
  ...orderShots,
];
