import { screen } from '@testing-library/react';
import { sen } from '../../contract/money';
import type { Product } from '../../contract/product';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { listenToToasts } from '../../ui/toast';
import { AddToCart } from './AddToCart';

// The field itself never gives less than 1; whatever did, nothing is to be added.
jest.mock('../../ui/QuantityInput', () => ({
  QuantityInput: ({ onChange }: { onChange: (quantity: number) => void }) => (
    <button type="button" onClick={() => onChange(0)}>
      None of it
    </button>
  ),
}));

serveApi();

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

test('adding none of a product says that something went wrong and adds nothing', async () => {
  const heard: string[] = [];
  const stop = listenToToasts(({ kind, text }) => heard.push(`${kind}: ${text}`));
  const { user, store } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  await user.click(screen.getByRole('button', { name: 'None of it' }));
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  expect(heard).toEqual(['error: Something went wrong']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().guestCart.value).toEqual({});
  stop();
});
