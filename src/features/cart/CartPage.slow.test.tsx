import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { addCartItem } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { CartPage } from './CartPage';

const api = serveApi();

const hang = () => new Promise<never>(() => {});

afterEach(() => jest.useRealTimers());

test.each([
  ['the cart', http.post('*/api/cart/get', hang, { once: true })],
  ['the product list', http.get('*/api/product/list', hang, { once: true })],
  ['the sign-in', http.get('*/api/user/verifyToken', hang, { once: true })],
])('offers to try again when %s does not load within 5 seconds', async (_, hanging) => {
  await api.signUp();
  await addCartItem('tote', '', 1);
  api.use(hanging);
  useFakeClock();
  const { user } = renderApp(<CartPage />, { route: '/cart' });
  await act(() => jest.advanceTimersByTimeAsync(5_200));
  expect(screen.getByText(/^Still loading/)).toBeVisible();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Canvas Tote/ })).toBeVisible();
});
