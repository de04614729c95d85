import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Page } from '@playwright/test';
import { agreeAndSubmit, fillAddress } from '../../../e2e/shopper/order';
import { makeReceiptPicture, receiptInput, submitReceipt } from '../../../e2e/shopper/receipt';
import { shop } from '../../../src/shop';
import type { Fixtures } from '../fixtures';
import { failing, patched, pending } from '../mockCalls';
import { alert, button, dialog, heading, loadingAndFailed, press, type Shot } from '../shot';

interface Order {
  date: number | string;
  status: string;
}

const withStatus = (status: string) =>
  patched<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
    orderDetail.status = status;
  });

const cartShots: readonly Shot[] = [
  { name: 'cart-empty', path: '/cart', visible: (page) => heading(page, 'Your cart is empty') },
  {
    name: 'cart-filled',
    path: '/cart',
    as: 'customer',
    visible: (page) => button(page, 'PROCEED TO CHECKOUT'),
  },
  ...loadingAndFailed('cart', { path: '/cart', as: 'customer' }, 'cart/get'),
  {
    name: 'cart-guest-asked',
    path: '/cart',
    before: (page, { origin, choosable, plain }) => {
      const cart = { [choosable.id]: { [choosable.features[0] ?? '']: 2 }, [plain.id]: { '': 1 } };
      const value = encodeURIComponent(JSON.stringify(cart));
      return page.context().addCookies([{ name: 'guestCartData', value, url: origin }]);
    },
    act: press('PROCEED TO CHECKOUT'),
    visible: (page) => page.getByText('Please Log in before proceeding to checkout.'),
  },
];

const form = { path: '/place-order', as: 'customer' } as const;
const waitForFee = (page: Page) =>
  page.getByRole('definition').nth(1).filter({ hasText: /RM/ }).waitFor({ state: 'attached' });

async function submitOrder(page: Page): Promise<void> {
  await fillAddress(page);
  await waitForFee(page);
  await agreeAndSubmit(page);
}

const placeShots: readonly Shot[] = [
  {
    name: 'place-order-guest',
    path: '/place-order',
    visible: (page) => heading(page, 'Please log in'),
  },
  {
    name: 'place-order-empty',
    path: '/place-order',
    as: 'newcomer',
    visible: (page) => heading(page, 'Your cart is empty'),
  },
  { ...form, name: 'place-order-blank', visible: (page) => button(page, 'PLACE ORDER') },
  ...loadingAndFailed('place-order', form, 'cart/get'),
  { ...form, name: 'place-order-missing', act: press('PLACE ORDER'), visible: alert },
  {
    ...form,
    name: 'place-order-summary-open',
    to: 767,
    act: press(/^Show order summary/),
    visible: (page) => button(page, /^Hide order summary/),
  },
  {
    ...form,
    name: 'place-order-filled',
    act: async (page) => {
      await fillAddress(page);
      await page.getByLabel('Use a separate billing address').check();
      await waitForFee(page);
    },
    visible: (page) => page.getByRole('group', { name: 'Billing information' }),
  },
  {
    ...form,
    name: 'place-order-calculating',
    before: pending('shipping/calculateShipping'),
    act: fillAddress,
    visible: (page) => page.getByRole('status', { name: 'Calculating the shipping fee' }),
  },
  {
    ...form,
    name: 'place-order-fee-failed',
    before: failing('shipping/calculateShipping'),
    act: fillAddress,
    visible: (page) => page.getByText(/The shop has a problem at the moment/),
  },
  {
    ...form,
    name: 'place-order-ordering',
    before: pending('order/place'),
    act: submitOrder,
    visible: (page) => page.locator('form[aria-busy=true]'),
  },
  {
    ...form,
    name: 'place-order-refused',
    before: failing('order/place'),
    act: submitOrder,
    visible: alert,
  },
];

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

const paymentShots: readonly Shot[] = [
  { ...placed, name: 'checkout-pay', visible: (page) => page.getByRole('timer') },
  ...loadingAndFailed('checkout', placed, 'order/orderdetail'),
  {
    name: 'checkout-unknown',
    path: '/checkout/no-such-order',
    as: 'customer',
    visible: (page) => heading(page, 'We could not find this order'),
  },
  {
    ...placed,
    name: 'checkout-expired',
    before: patched<{ orderDetail: Order }>('order/orderdetail', ({ orderDetail }) => {
      orderDetail.date = Date.now() - PAYMENT_WINDOW_MS - 1000;
    }),
    visible: (page) => page.getByText(/for this payment are over/),
  },
  { ...placed, name: 'checkout-no-file', act: press('SUBMIT'), visible: alert },
  {
    ...placed,
    name: 'checkout-preview',
    act: chooseReceipt,
    visible: (page) => button(page, 'View Uploaded Screenshot'),
  },
  {
    ...placed,
    name: 'checkout-preview-large',
    window: true,
    act: async (page) => {
      await chooseReceipt(page);
      await button(page, 'View Uploaded Screenshot').click();
    },
    visible: (page) => dialog(page, 'Uploaded screenshot'),
  },
  {
    ...placed,
    name: 'checkout-reading',
    before: (page) => page.route(/traineddata/, () => undefined),
    act: (page) => sendReceipt(page),
    visible: (page) => page.getByText('Reading your screenshot'),
  },
  {
    ...placed,
    name: 'checkout-uploading',
    before: pending('order/uploadpayment'),
    act: (page) => sendReceipt(page),
    visible: (page) => page.getByText('Sending your receipt'),
  },
  {
    ...placed,
    name: 'checkout-other-receiver',
    act: (page) => sendReceipt(page, 'WARUNG PAK ABU'),
    visible: alert,
  },
  {
    ...submitted,
    name: 'checkout-submitted',
    visible: (page) => heading(page, 'We have your receipt'),
  },
  {
    ...submitted,
    name: 'checkout-cancelled',
    before: withStatus('Order Cancelled'),
    visible: (page) => heading(page, 'This order was cancelled'),
  },
  {
    ...submitted,
    name: 'checkout-settled',
    before: withStatus('Out for Delivery'),
    visible: (page) => page.getByText('Out for Delivery'),
  },
];

const orders = { path: '/orders', as: 'customer' } as const;

const orderShots: readonly Shot[] = [
  { name: 'orders-guest', path: '/orders', visible: (page) => heading(page, 'Please log in') },
  {
    name: 'orders-none',
    path: '/orders',
    as: 'newcomer',
    visible: (page) => heading(page, 'No orders yet'),
  },
  { ...orders, name: 'orders-list', visible: (page) => button(page, 'Show More') },
  {
    ...orders,
    name: 'orders-more',
    act: press('Show More'),
    visible: (page) => button(page, 'Show Less'),
  },
  {
    ...orders,
    name: 'orders-every-status',
    before: patched<{ orders: Order[] }>('order/userorders', (response) => {
      const [one, two, three] = response.orders;
      if (one) one.status = 'Delivered';
      if (two) two.status = 'Payment Submitted';
      if (three) three.status = 'Order Cancelled';
    }),
    visible: (page) => page.getByText('Order Cancelled'),
  },
  ...loadingAndFailed('orders', orders, 'order/userorders'),
];

export const shoppingShots = [...cartShots, ...placeShots, ...paymentShots, ...orderShots];
