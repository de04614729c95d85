import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { createOrder, setOrderStatus, storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { screenshot } from '../../testing/screenshot';
import { Payment } from './Payment';

const api = serveApi();
const toasts = collectToasts();

const RECEIPT = screenshot();

const open = (orderId: string) =>
  renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
const zone = () => screen.findByLabelText(/Drag your screenshot here/);
const progress = () => screen.findByRole('list', { name: 'Progress of your order' });

/** Chooses a valid receipt for a new order. */
async function choose() {
  await api.signUp();
  const orderId = await createOrder();
  const app = open(orderId);
  await app.user.upload(await zone(), RECEIPT);
  return { ...app, orderId, submit: screen.getByRole('button', { name: 'SUBMIT' }) };
}

/** The shop requests another receipt, and the shopper returns to the payment. */
async function comeBackToPay(orderId: string) {
  await setOrderStatus(api, orderId, 'Order Placed');
  open(orderId);
  await screen.findByText('Upload TNG receipt');
}

test('an uploaded receipt is not preselected when the shop requests another', async () => {
  const { user, submit, unmount, orderId } = await choose();
  await user.click(submit);
  await progress();
  unmount();
  await comeBackToPay(orderId);
  expect(await zone()).toBeVisible();
  expect(screen.queryByText('screenshot.gif')).not.toBeInTheDocument();
});

test('an uploaded receipt is not preselected when the shopper left before the order was refetched', async () => {
  const { user, submit, unmount, orderId } = await choose();
  api.use(http.post('*/api/order/orderdetail', () => new Promise<undefined>(() => {})));
  await user.click(submit);
  await waitFor(() => expect(toasts()).toEqual(['success: Receipt uploaded.']));
  unmount();
  api.use(http.post('*/api/order/orderdetail', ({ request }) => api.answer(request)));
  await comeBackToPay(orderId);
  expect(await zone()).toBeVisible();
  expect(screen.queryByText('screenshot.gif')).not.toBeInTheDocument();
});

test('a receipt that arrived despite a cancelled upload is not preselected', async () => {
  const { user, submit, unmount, orderId } = await choose();
  api.use(
    http.post('*/api/order/uploadpayment', async ({ request }) => {
      await api.answer(request.clone());
      return new Promise<never>(() => {});
    }),
  );
  await user.click(submit);
  await screen.findByRole('progressbar', { name: 'Sending your receipt' });
  await waitFor(async () =>
    expect(await storedOrders(api)).toMatchObject([{ status: 'Payment Submitted' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await progress();
  unmount();
  await comeBackToPay(orderId);
  expect(await zone()).toBeVisible();
  expect(screen.queryByText('screenshot.gif')).not.toBeInTheDocument();
});

test('a receipt stays chosen while the shopper views another, paid order', async () => {
  const { unmount, orderId } = await choose();
  unmount();
  const paid = await createOrder();
  await setOrderStatus(api, paid, 'Payment Submitted');
  const other = open(paid);
  await progress();
  other.unmount();
  open(orderId);
  expect(await screen.findByText('screenshot.gif')).toBeVisible();
});
