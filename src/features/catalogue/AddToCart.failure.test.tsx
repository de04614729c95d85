import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { sen } from '../../contract/money';
import type { Product } from '../../contract/product';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { listenToToasts } from '../../ui/toast';
import { AddToCart } from './AddToCart';

const api = serveApi();

const tote: Product = {
  id: 'tote',
  name: 'Canvas Tote',
  price: sen(2500),
  image: [],
  description: '',
  features: [],
  category: '',
  subCategory: '',
  bestseller: false,
};

test('an add that did not reach the shop is told as an error', async () => {
  await api.signUp();
  api.use(http.post('*/api/cart/add', () => HttpResponse.error()));
  const heard: string[] = [];
  const stop = listenToToasts(({ kind, text }) => heard.push(`${kind}: ${text}`));
  const { user, store } = renderApp(<AddToCart product={tote} />);
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() =>
    expect(heard).toEqual([
      'error: The shop could not be reached. Check your connection and try again.',
    ]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  stop();
});
