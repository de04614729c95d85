import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { Orders } from './Orders';

const api = serveApi();

afterEach(() => jest.useRealTimers());

test('offers a retry when the orders do not load within 5 seconds', async () => {
  await api.signUp();
  const hang = () => new Promise<never>(() => {});
  api.use(http.post('*/api/order/userorders', hang, { once: true }));
  useFakeClock();
  const { user } = renderApp(<Orders />, { route: '/orders' });
  await act(() => jest.advanceTimersByTimeAsync(5_200));
  expect(screen.getByText(/^Still loading/)).toBeVisible();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
