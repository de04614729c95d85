import { screen, waitFor } from '@testing-library/react';
import { sen } from '../../contract/money';
import { serveApi } from '../../testing/apiServer';
import { productFixture } from '../../testing/productFixture';
import { renderApp } from '../../testing/renderApp';
import { AddToCart } from './AddToCart';

jest.mock('./AddedToBag', () => ({
  AddedToBag: () => {
    throw new Error('A text node is gone.');
  },
}));

serveApi();

const tote = productFixture({ id: 'tote', name: 'Canvas Tote', price: sen(2500) });

test('after a crash of the popup, the product stays in the cart and can be added again', async () => {
  // React reports every error that a boundary catches.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, store } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(store.getState().guestCart.value).toEqual({ tote: { '': 1 } });
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() => expect(store.getState().guestCart.value).toEqual({ tote: { '': 2 } }));
});
