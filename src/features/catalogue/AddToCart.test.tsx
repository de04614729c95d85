import { fireEvent, screen } from '@testing-library/react';
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
])('adding with "%s" in the field (%s) shows an error and adds nothing', async (typed) => {
  const { user, store } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(toasts()).toEqual(['error: Something went wrong']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().guestCart.value).toEqual({});
  await user.tab();
  expect(field).toHaveValue(1);
});

test('a fractional quantity is rounded down, also when Enter is pressed before the field loses focus', async () => {
  const { user } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '3.7{Enter}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Quantity: 3');
});

test('a successful add dismisses the error of the previous attempt', async () => {
  const { user } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(toasts()).toEqual(['error: Something went wrong']);
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  await screen.findByRole('dialog');
  expect(toasts.visible()).toEqual([]);
});

test('the popup stays open when Escape belongs to an input method', async () => {
  const { user } = renderApp(<AddToCart product={tote} loginPath="/login" />);
  await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
  const popup = await screen.findByRole('dialog', { name: 'Added to Bag' });
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(popup, { key: 'Escape', ...composing });
    expect(popup).toBeInTheDocument();
  }
  fireEvent.keyDown(popup, { key: 'Escape' });
  expect(popup).not.toBeInTheDocument();
});
