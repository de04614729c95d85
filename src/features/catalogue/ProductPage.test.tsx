import { productCalls } from '@kedai/contract/calls/product';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { Gallery } from './Gallery';
import ProductPage from './ProductPage';

const api = serveApi();
const toasts = collectToasts();

const open = (id: string) =>
  renderApp(
    <Routes>
      <Route path="/product/:productId" element={<ProductPage />} />
      <Route path="*" element={<h1>Another page</h1>} />
    </Routes>,
    { route: `/product/${id}` },
  );

const add = () => screen.getByRole('button', { name: /^ADD TO CART/ });

test('shows name, price, choices and the notes', async () => {
  open('shirt');
  expect(await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' })).toBeVisible();
  expect(screen.getByText('RM89.90')).toBeInTheDocument();
  expect(screen.getByText('Made to last.')).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1);
  const choices = within(screen.getByRole('group', { name: 'Select :' }));
  expect(choices.getAllByRole('radio')).toHaveLength(3);
  for (const note of [
    '100% Original product.',
    'Cash on delivery is available on this product.',
    'Easy return and exchange policy within 7 days.',
  ]) {
    expect(screen.getByText(note)).toBeInTheDocument();
  }
  await waitFor(() => expect(document.title).toBe('Linen Shirt · Kain & Roti'));
  const related = within(screen.getByRole('region', { name: 'Related Products' }));
  expect(related.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Batik Scarf',
    'Canvas Tote',
  ]);
  const pictures = related.getByRole('link', { name: /Batik Scarf/ }).querySelectorAll('img');
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
    expect.stringContaining('scarf-1'),
  ]);
});

test('has a heading and a title while loading and after a failure', async () => {
  api.refuses(productCalls.list, { message: 'We are counting.', status: 503 });
  open('shirt');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading product' })).toBeInTheDocument();
  expect(document.title).toBe('Loading product · Kain & Roti');
  const failed = { level: 1, name: 'The products could not be shown' };
  expect(await screen.findByRole('heading', failed)).toBeVisible();
  expect(toasts()).toEqual(['error: We are counting.']);
  expect(document.title).toBe('The products could not be shown · Kain & Roti');
});

test('blocks the add without a message until a choice is made', async () => {
  const { user } = open('shirt');
  await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' });
  const highlight = () =>
    getComputedStyle(screen.getByRole('group', { name: 'Select :' })).boxShadow;
  await user.click(add());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(toasts()).toEqual([]);
  expect(add()).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
  expect(highlight()).not.toBe('');
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(highlight()).toBe('');
});

test('a product with exactly one choice has it preselected', async () => {
  open('scarf');
  expect(await screen.findByRole('radio', { name: 'Free size' })).toBeChecked();
});

test('a product without choices has no picker', async () => {
  open('tote');
  await screen.findByRole('heading', { level: 1, name: 'Canvas Tote' });
  expect(screen.queryByRole('group', { name: 'Select :' })).not.toBeInTheDocument();
});

test.each(['View Bag (2)', 'CheckOut (2)'])(
  'a customer adds to the bag and sees the confirmation; "%s" leads to the cart',
  async (name) => {
    await api.signUp();
    const { user, location } = open('shirt');
    await user.click(await screen.findByRole('radio', { name: 'M' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(add());
    const popup = await screen.findByRole('dialog', { name: 'Added to Bag' });
    expect(popup).toHaveTextContent('Linen Shirt');
    expect(popup).toHaveTextContent('M');
    expect(popup).toHaveTextContent('Quantity: 2');
    expect(popup.querySelector('img')?.getAttribute('src')).toContain('/pictures/shirt-1');
    await user.click(await within(popup).findByRole('button', { name }));
    expect(location().pathname).toBe('/cart');
  },
);

test('an unknown product says so and links to the collection', async () => {
  open('unicorn');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the collection' })).toBeInTheDocument();
});

test('the thumbnail of the visible picture is marked, and a thumbnail scrolls to its picture', async () => {
  const images = ['a', 'b', 'c', 'd'].map((name) => `/pictures/${name}.webp`);
  const width = 400;
  const { user } = renderApp(<Gallery name="Kebaya" images={images} />, { skipStart: true });
  const strip = screen.getByRole('list', { name: 'Pictures' });
  const thumbs = screen.getAllByRole('button', { name: /^Show picture/ });
  const markedIndex = () =>
    thumbs.findIndex((thumb) => thumb.getAttribute('aria-current') === 'true');
  for (const [index, picture] of [...strip.children].entries()) {
    jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width));
    jest.spyOn(picture as HTMLElement, 'offsetLeft', 'get').mockReturnValue(index * width);
  }
  // Two pictures fit side by side, so the last one never reaches the start of the strip.
  jest.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(4 * width);
  jest.spyOn(strip, 'clientWidth', 'get').mockReturnValue(2 * width);
  expect(markedIndex()).toBe(0);
  const [, second, , last] = thumbs;
  if (!second || !last) throw new Error('There are too few thumbnails.');
  await user.click(second);
  expect(strip.scrollLeft).toBe(width);
  fireEvent.scroll(strip);
  expect(markedIndex()).toBe(1);
  strip.scrollLeft = 2 * width;
  fireEvent.scroll(strip);
  expect(markedIndex()).toBe(3);
});
