import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { createOrder, setOrderStatus } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { screenshot } from '../../testing/screenshot';
import { Payment } from './Payment';

const api = serveApi();

const RECEIPT = screenshot();

/** Opens the payment page of an order and counts the requests for the order. */
async function openPayment() {
  await api.signUp();
  const orderId = await createOrder();
  const onOrderRequest = jest.fn();
  api.use(http.post('*/api/order/orderdetail', () => onOrderRequest()));
  const { user, store } = renderApp(<Payment orderId={orderId} />, {
    route: `/checkout/${orderId}`,
  });
  await screen.findByText('Upload TNG receipt');
  // The order may load before the session check is done.
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  return { orderId, user, onOrderRequest };
}

test('shows the new status of the order when the shopper returns to the page', async () => {
  const { orderId } = await openPayment();
  await setOrderStatus(api, orderId, 'Order Cancelled');
  fireEvent.focus(window);
  expect(await screen.findByText('Order Cancelled')).toBeVisible();
  expect(screen.queryByText('Upload TNG receipt')).not.toBeInTheDocument();
});

test('a chosen receipt stays chosen while the order is refetched', async () => {
  const { user, onOrderRequest } = await openPayment();
  await user.upload(screen.getByLabelText(/Drag your screenshot here/), RECEIPT);
  await screen.findByRole('button', { name: 'Remove' });
  const before = onOrderRequest.mock.calls.length;
  const preview = screen.getByRole('img', { name: /screenshot/i });
  fireEvent.focus(window);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(onOrderRequest.mock.calls.length).toBe(before + 1);
  // The same element: it was not remounted.
  expect(screen.getByRole('img', { name: /screenshot/i })).toBe(preview);
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
});
