import { cartCalls } from '@kedai/contract/calls/cart';
import { userCalls } from '@kedai/contract/calls/user';
import { GUEST_ADD_DELAY_MS } from '@kedai/contract/rules/limits';
import { sen } from '@kedai/contract/rules/money';
import { productFixture } from '@kedai/contract/testing/productFixture';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import { AddToCart } from './AddToCart';
import ProductPage from './ProductPage';

const api = serveApi();
const toasts = collectToasts();

const tote = productFixture({ id: 'tote', name: 'Canvas Tote', price: sen(2500) });

const add = () => screen.getByRole('button', { name: /^ADD TO CART/ });
const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const popup = () => screen.queryByRole('dialog', { name: 'Added to Bag' });

afterEach(() => jest.useRealTimers());

async function openAs(status: 'guest' | 'customer') {
  if (status === 'customer') await api.signUp();
  const app = renderApp(<AddToCart product={tote} />);
  await waitFor(() => expect(app.store.getState().session.status).toBe(status));
  return app;
}

const waitForGuestAdd = () => act(() => jest.advanceTimersByTimeAsync(GUEST_ADD_DELAY_MS));

test.each([
  ['', 'none'],
  ['0', 'zero'],
])('adding with "%s" in the field (%s) shows an error and adds nothing', async (typed) => {
  useFakeClock();
  const { user, store } = await openAs('guest');
  await user.clear(field());
  await user.type(field(), `${typed}{Enter}`);
  expect(toasts()).toEqual(['error: Something went wrong']);
  expect(store.getState().guestCart.value).toEqual({});
  await user.tab();
  expect(field()).toHaveValue(1);
  await user.click(add());
  await waitForGuestAdd();
  expect(popup()).toBeInTheDocument();
  expect(toasts.visible()).toEqual([]);
});

test('a guest sees the popup after about 2 seconds; closing it restores the focus', async () => {
  useFakeClock();
  const { user } = await openAs('guest');
  await user.clear(field());
  // A fraction is rounded down, also when Enter is pressed before the field loses the focus.
  await user.type(field(), '3.7');
  await user.click(add());
  expect(add()).toHaveAttribute('aria-busy', 'true');
  expect(popup()).not.toBeInTheDocument();
  await waitForGuestAdd();
  expect(popup()).toHaveTextContent('Quantity: 3');
  expect(popup()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(popup()).not.toBeInTheDocument();
  expect(add()).toHaveFocus();
  await user.click(add());
  await waitForGuestAdd();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).not.toBeInTheDocument();
});

test('the popup does not take the focus from a shopper who is typing', async () => {
  useFakeClock();
  const { user } = await openAs('guest');
  await user.click(add());
  await user.click(field());
  await waitForGuestAdd();
  expect(popup()).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('a failed add shows the reason and opens no popup', async () => {
  const { user } = await openAs('customer');
  api.fails(cartCalls.add);
  await user.click(add());
  const offline = 'error: The shop could not be reached. Check your connection and try again.';
  await waitFor(() => expect(toasts()).toEqual([offline]));
  api.refuses(cartCalls.add, { message: 'The last one was just sold.' });
  await user.click(add());
  await waitFor(() => expect(toasts()).toEqual([offline, 'error: The last one was just sold.']));
  expect(popup()).not.toBeInTheDocument();
});

test('shows an error and a sign-in link beside the button when the session ended before the add', async () => {
  await api.signUp();
  const { user, store, location } = renderApp(
    <Routes>
      <Route path="/product/:productId" element={<ProductPage />} />
      <Route path="/login" element={null} />
    </Routes>,
    { route: '/product/tote' },
  );
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  // Ends the session during the add itself. Ending it earlier would let another request notice first.
  api.responds(cartCalls.add, async () => {
    await callApi(userCalls.logout);
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'ADD TO CART' }));
  expect(
    await screen.findByText(/^Your session has ended\. Log in, and we bring you back here\./),
  ).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['error: Please log in and try again.']));
  expect(popup()).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(location()).toMatchObject({ pathname: '/login', search: '?next=%2Fproduct%2Ftote' });
});
