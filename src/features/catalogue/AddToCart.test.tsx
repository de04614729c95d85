import { screen } from '@testing-library/react';
import { sen } from '../../contract/money';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { productFixture } from '../../testing/productFixture';
import { renderApp } from '../../testing/renderApp';
import { AddToCart } from './AddToCart';

serveApi();
const toasts = collectToasts();

const tote = productFixture({ id: 'tote', name: 'Canvas Tote', price: sen(2500) });

test.each([
  ['', 'none'],
  ['0', 'zero'],
])(
  'adding with "%s" in the field, that is %s, says that something went wrong and adds nothing',
  async (typed) => {
    const { user, store } = renderApp(<AddToCart product={tote} loginPath="/login" />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(toasts()).toEqual(['error: Something went wrong']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().guestCart.value).toEqual({});
    await user.tab();
    expect(field).toHaveValue(1);
  },
);

test('what is not whole is added whole, also when it is entered before the field was left', async () => {
  const { user } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '3.7{Enter}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Quantity: 3');
});

test('what is added takes away what was said of the try before', async () => {
  const { user } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(toasts()).toEqual(['error: Something went wrong']);
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await screen.findByRole('dialog');
  expect(toasts.visible()).toEqual([]);
});
