import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { createOrder } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { Payment } from './Payment';

const api = serveApi();

afterEach(() => jest.useRealTimers());

test('offers a retry when the order does not load within 5 seconds', async () => {
  await api.signUp();
  const orderId = await createOrder();
  const hang = () => new Promise<never>(() => {});
  api.use(http.post('*/api/order/orderdetail', hang, { once: true }));
  useFakeClock();
  const { user } = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  expect(await screen.findByRole('status', { name: 'Loading your order' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5_200));
  expect(screen.getByText(/^Still loading/)).toBeVisible();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'Your order is almost complete' }),
  ).toBeVisible();
});
