import { productCalls } from '@kedai/contract/calls/product';
import { PRODUCT } from '@kedai/contract/testing/responseFixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { SearchOverlay } from './SearchOverlay';

const api = serveApi();
const onClose = jest.fn();

beforeEach(() => {
  onClose.mockClear();
  useFakeClock();
});
afterEach(() => jest.useRealTimers());

const open = () => renderApp(<SearchOverlay onClose={onClose} />);
const box = () => screen.getByRole('searchbox', { name: 'Search' });
const results = () => within(screen.getByRole('region', { name: 'Search Results' }));
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Types a text and lets the wait for its search pass. */
const search = (value: string) => {
  type(value);
  return advance(500);
};

test('searches for 3 products half a second after the last keystroke, from 3 characters', async () => {
  const requests = () => api.bodies(productCalls.fetchProducts);
  open();
  expect(box()).toHaveFocus();
  type('sh');
  await advance(600);
  expect(results().getByText('Type at least 3 characters.')).toBeInTheDocument();
  type('shi');
  await advance(400);
  type('shirt');
  await advance(400);
  expect(requests()).toEqual([]);
  await advance(100);
  expect(await results().findByRole('link', { name: /Linen Shirt/ })).toHaveAttribute(
    'href',
    '/product/shirt',
  );
  // One Chinese character is a word.
  await search('饼');
  await search('蛋糕');
  await waitFor(() =>
    expect(requests()).toEqual([
      { productName: 'shirt', page: 1, amount: 3 },
      { productName: '饼', page: 1, amount: 3 },
      { productName: '蛋糕', page: 1, amount: 3 },
    ]),
  );
});

test('letters that an input method is still composing are not searched', async () => {
  open();
  fireEvent.input(box(), { target: { value: 'liulian' }, isComposing: true });
  await advance(600);
  expect(box()).toHaveValue('liulian');
  expect(results().getByText('Type at least 3 characters.')).toBeInTheDocument();
  fireEvent.input(box(), { target: { value: '榴莲' }, isComposing: true });
  fireEvent.compositionEnd(box());
  await advance(600);
  expect(await results().findByText('No results found')).toBeInTheDocument();
  expect(api.bodies(productCalls.fetchProducts)).toMatchObject([{ productName: '榴莲' }]);
});

test('an empty result says so, and a failed search can be retried', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.succeeds(productCalls.list, { products: [PRODUCT] });
  const { user } = open();
  await search('unicorn');
  expect(await results().findByText('No results found')).toBeInTheDocument();
  expect(results().getByText('Try searching with different keywords.')).toBeInTheDocument();
  expect(screen.getByText('No Suggestions found')).toBeInTheDocument();
  api.fails(productCalls.fetchProducts, 'offline', { once: true });
  await search('shirt');
  expect(await results().findByText('The search failed. Please try again.')).toBeInTheDocument();
  expect(screen.queryByText('No Suggestions found')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Roti' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await results().findByRole('link', { name: /Linen Shirt/ })).toBeInTheDocument();
});

test('a suggestion fills the search box', async () => {
  api.succeeds(productCalls.fetchProducts, {
    products: [],
    suggestions: [{ name: 'Batik Scarf' }],
  });
  const { user } = open();
  await search('bat');
  (await screen.findByRole('button', { name: 'Batik Scarf' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box()).toHaveValue('Batik Scarf'));
  // The focused suggestion disappears, so the focus moves to the dialog.
  await advance(500);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('an older response never replaces a newer one', async () => {
  const products = [{ id: 'old', name: 'Old response', price: 1, image: [] }];
  api.succeeds(productCalls.fetchProducts, { products }, { once: true });
  const older = api.waits(productCalls.fetchProducts, { once: true });
  open();
  await search('tote');
  await search('scarf');
  expect(await results().findByRole('link', { name: /Batik Scarf/ })).toBeInTheDocument();
  older.release();
  await advance(100);
  expect(screen.queryByText('Old response')).not.toBeInTheDocument();
});

test('Clear empties the box; Cancel, Escape and opening a product close the search', async () => {
  const { user } = open();
  await search('shirt');
  await user.click(await results().findByRole('link', { name: /Linen Shirt/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});
