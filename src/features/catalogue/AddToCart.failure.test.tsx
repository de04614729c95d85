import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { sen } from '../../contract/money';
import Product from '../../screens/Product';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { productFixture } from '../../testing/productFixture';
import { renderApp } from '../../testing/renderApp';
import { AddToCart } from './AddToCart';

const api = serveApi();
const toasts = collectToasts();

const tote = productFixture({ id: 'tote', name: 'Canvas Tote', price: sen(2500) });

test('shows an error when the request to add does not reach the shop', async () => {
  await api.signUp();
  api.use(http.post('*/api/cart/add', () => HttpResponse.error()));
  const { user, store } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() =>
    expect(toasts()).toEqual([
      'error: The shop could not be reached. Check your connection and try again.',
    ]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows an error and a sign-in link beside the button when the session ended before the add', async () => {
  await api.signUp();
  const { user, store, location } = renderApp(
    <Routes>
      <Route path="/product/:productId" element={<Product />} />
      <Route path="/login" element={null} />
    </Routes>,
    { route: '/product/tote' },
  );
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  // Ends the session during the add itself. Ending it earlier would let another request notice first.
  api.use(
    http.post('*/api/cart/add', async () => {
      await fetch('http://localhost/api/user/logout', { method: 'POST' });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'ADD TO CART' }));
  expect(
    await screen.findByText(/^Your session has ended\. Log in and you will come straight back\./),
  ).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['error: Please log in and try again.']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Canvas Tote' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(location()).toMatchObject({ pathname: '/login', search: '?next=%2Fproduct%2Ftote' });
});
