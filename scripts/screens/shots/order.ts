import type { Page } from '@playwright/test';
import { agreeAndSubmit, fillAddress } from '../../../e2e/shopper/order';
import { receiptInput, submitReceipt } from '../../../e2e/shopper/receipt';
import { broken, changed, held } from '../failing';
import { alert, button, dialog, heading, press, type Shot, waiting } from '../shot';
import type { World } from '../world';

interface Order {
  date: number | string;
  status: string;
}

const HOUR_MS = 60 * 60 * 1000;
const withStatus = (status: string) =>
  changed<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
    orderDetail.status = status;
  });

const cartShots: readonly Shot[] = [
  { name: 'cart-empty', path: '/cart', seen: (page) => heading(page, 'Your cart is empty') },
  {
    name: 'cart-filled',
    path: '/cart',
    as: 'customer',
    seen: (page) => button(page, 'PROCEED TO CHECKOUT'),
  },
  {
    name: 'cart-loading',
    path: '/cart',
    as: 'customer',
    before: held('cart/get'),
    seen: waiting,
  },
  { name: 'cart-failed', path: '/cart', as: 'customer', before: broken('cart/get'), seen: alert },
  {
    name: 'cart-guest-asked',
    path: '/cart',
    before: (page, { origin, choosable, plain }) => {
      const cart = { [choosable.id]: { [choosable.features[0] ?? '']: 2 }, [plain.id]: { '': 1 } };
      const value = encodeURIComponent(JSON.stringify(cart));
      return page.context().addCookies([{ name: 'guestCartData', value, url: origin }]);
    },
    act: press('PROCEED TO CHECKOUT'),
    seen: (page) => page.getByText('Please Log in before proceeding to checkout.'),
  },
];

const form = { path: '/place-order', as: 'customer' } as const;
const feeIsThere = (page: Page) =>
  page.getByRole('definition').nth(1).filter({ hasText: /RM/ }).waitFor({ state: 'attached' });

const placeShots: readonly Shot[] = [
  {
    name: 'place-order-guest',
    path: '/place-order',
    seen: (page) => heading(page, 'Please log in'),
  },
  {
    name: 'place-order-empty',
    path: '/place-order',
    as: 'newcomer',
    seen: (page) => heading(page, 'Your cart is empty'),
  },
  { ...form, name: 'place-order-blank', seen: (page) => button(page, 'PLACE ORDER') },
  {
    ...form,
    name: 'place-order-loading',
    before: held('cart/get'),
    seen: waiting,
  },
  { ...form, name: 'place-order-failed', before: broken('cart/get'), seen: alert },
  { ...form, name: 'place-order-missing', act: press('PLACE ORDER'), seen: alert },
  {
    ...form,
    name: 'place-order-summary-open',
    to: 767,
    act: press(/^Show order summary/),
    seen: (page) => button(page, /^Hide order summary/),
  },
  {
    ...form,
    name: 'place-order-filled',
    act: async (page) => {
      await fillAddress(page);
      await page.getByLabel('Use a separate billing address').check();
      await feeIsThere(page);
    },
    seen: (page) => page.getByRole('group', { name: 'Billing information' }),
  },
  {
    ...form,
    name: 'place-order-calculating',
    before: held('shipping/calculateShipping'),
    act: fillAddress,
    seen: (page) => page.getByRole('status', { name: 'Calculating the shipping fee' }),
  },
  {
    ...form,
    name: 'place-order-fee-failed',
    before: broken('shipping/calculateShipping'),
    act: fillAddress,
    seen: (page) => page.getByText(/The shop has a problem at the moment/),
  },
  {
    ...form,
    name: 'place-order-ordering',
    before: held('order/place'),
    act: async (page) => {
      await fillAddress(page);
      await feeIsThere(page);
      await agreeAndSubmit(page);
    },
    seen: (page) => page.locator('form[aria-busy=true]'),
  },
  {
    ...form,
    name: 'place-order-refused',
    before: broken('order/place'),
    act: async (page) => {
      await fillAddress(page);
      await feeIsThere(page);
      await agreeAndSubmit(page);
    },
    seen: alert,
  },
];

const placed = {
  path: ({ placedOrder }: World) => `/checkout/${placedOrder}`,
  as: 'customer',
} as const;
const submitted = {
  path: ({ submittedOrder }: World) => `/checkout/${submittedOrder}`,
  as: 'customer',
} as const;

const paymentShots: readonly Shot[] = [
  { ...placed, name: 'checkout-pay', seen: (page) => page.getByRole('timer') },
  {
    ...placed,
    name: 'checkout-loading',
    before: held('order/orderdetail'),
    seen: waiting,
  },
  { ...placed, name: 'checkout-failed', before: broken('order/orderdetail'), seen: alert },
  {
    name: 'checkout-unknown',
    path: '/checkout/no-such-order',
    as: 'customer',
    seen: (page) => heading(page, 'We could not find this order'),
  },
  {
    ...placed,
    name: 'checkout-expired',
    before: changed<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
      orderDetail.date = Date.now() - 3 * HOUR_MS;
    }),
    seen: (page) => page.getByText(/The 2 hours for this payment are over/),
  },
  { ...placed, name: 'checkout-no-file', act: press('SUBMIT'), seen: alert },
  {
    ...placed,
    name: 'checkout-preview',
    act: (page, { receipt }) => receiptInput(page).setInputFiles(receipt),
    seen: (page) => button(page, 'View Uploaded Screenshot'),
  },
  {
    ...placed,
    name: 'checkout-preview-large',
    window: true,
    act: async (page, { receipt }) => {
      await receiptInput(page).setInputFiles(receipt);
      await button(page, 'View Uploaded Screenshot').click();
    },
    seen: (page) => dialog(page, 'Uploaded screenshot'),
  },
  {
    ...placed,
    name: 'checkout-reading',
    before: (page) => page.route(/traineddata/, () => undefined),
    act: (page, { receipt }) => submitReceipt(page, receipt),
    seen: (page) => page.getByText('Reading your screenshot'),
  },
  {
    ...placed,
    name: 'checkout-uploading',
    before: held('order/uploadpayment'),
    act: (page, { receipt }) => submitReceipt(page, receipt),
    seen: (page) => page.getByText('Sending your receipt'),
  },
  {
    ...placed,
    name: 'checkout-other-receiver',
    act: (page, { otherReceipt }) => submitReceipt(page, otherReceipt),
    seen: alert,
  },
  {
    ...submitted,
    name: 'checkout-submitted',
    seen: (page) => heading(page, 'We have your receipt'),
  },
  {
    ...submitted,
    name: 'checkout-cancelled',
    before: withStatus('Order Cancelled'),
    seen: (page) => heading(page, 'This order was cancelled'),
  },
  {
    ...submitted,
    name: 'checkout-settled',
    before: withStatus('Out for Delivery'),
    seen: (page) => page.getByText('Out for Delivery'),
  },
];

const orders = { path: '/orders', as: 'customer' } as const;

const orderShots: readonly Shot[] = [
  { name: 'orders-guest', path: '/orders', seen: (page) => heading(page, 'Please log in') },
  {
    name: 'orders-none',
    path: '/orders',
    as: 'newcomer',
    seen: (page) => heading(page, 'No orders yet'),
  },
  { ...orders, name: 'orders-list', seen: (page) => button(page, 'Show More') },
  {
    ...orders,
    name: 'orders-more',
    act: press('Show More'),
    seen: (page) => button(page, 'Show Less'),
  },
  {
    ...orders,
    name: 'orders-every-status',
    before: changed<{ orders: Order[] }>('order/userorders', (answer) => {
      const [one, two, three] = answer.orders;
      if (one) one.status = 'Delivered';
      if (two) two.status = 'Payment Submitted';
      if (three) three.status = 'Order Cancelled';
    }),
    seen: (page) => page.getByText('Order Cancelled'),
  },
  {
    ...orders,
    name: 'orders-loading',
    before: held('order/userorders'),
    seen: waiting,
  },
  { ...orders, name: 'orders-failed', before: broken('order/userorders'), seen: alert },
];

export const shoppingShots = [...cartShots, ...placeShots, ...paymentShots, ...orderShots];
