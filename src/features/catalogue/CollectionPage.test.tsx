import { productCalls } from '@kedai/contract/calls/product';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import CollectionPage from './CollectionPage';

const api = serveApi();

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const numbered = (...numbers: number[]) => numbers.map((number) => `Product ${number}`);
const open = (route = '/collection') =>
  renderApp(
    <main>
      <CollectionPage />
    </main>,
    { route },
  );

/** The pages that were requested. */
const requestedPages = () =>
  api.bodies(productCalls.fetchProducts).map((body) => (body as { readonly page: number }).page);

beforeEach(() => api.seedProducts(10));

test('shows 4, then 4 more each time, until no more remain', async () => {
  const { user } = open();
  await screen.findByRole('status', { name: 'Loading products' });
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4)));
  const loadMore = screen.getByRole('button', { name: 'Load More' });
  // Without a wait between the presses, in which the page could arrive.
  for (let press = 0; press < 2; press += 1) fireEvent.click(loadMore);
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4, 5, 6, 7, 8)));
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(requestedPages()).toEqual([1, 2, 3]);
});

test('offers three categories, three types and three sort orders', async () => {
  open();
  const choices = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(choices('Category')).toEqual(['Men', 'Women', 'Kids']);
  expect(choices('Type')).toEqual(['Topwear', 'Bottomwear', 'Winterwear']);
  const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(orders.map((order) => [order.textContent, order.getAttribute('value')])).toEqual([
    ['Relevant', 'relevant'],
    ['Low to High', 'low-high'],
    ['High to Low', 'high-low'],
  ]);
});

test('a card shows name, picture and price, and links to the product by its id', async () => {
  api.succeeds(productCalls.fetchProducts, {
    products: [{ id: 'kebaya', name: 'Kebaya', price: '259', image: ['/pictures/k-1.svg'] }],
  });
  open();
  const card = await screen.findByRole('link', { name: /Kebaya/ });
  expect(card).toHaveTextContent('RM259.00');
  expect(card.querySelector('img')?.getAttribute('src')).toContain('/pictures/k-1');
  expect(card).toHaveAttribute('href', '/product/kebaya');
});

test('without a total from the server, an empty page removes the Load More button', async () => {
  const products = [{ id: 'a', name: 'Only one', price: '1.00', image: [] }];
  api.succeeds(productCalls.fetchProducts, { products: [] });
  api.succeeds(productCalls.fetchProducts, { products }, { once: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument(),
  );
  expect(names()).toEqual(['Only one']);
});

test('requests unfiltered pages with the body that the specification names', async () => {
  api.succeeds(productCalls.fetchProducts, { products: [] });
  open();
  await screen.findByText('There are no products here at the moment.');
  expect(api.bodies(productCalls.fetchProducts)).toEqual([
    { productName: null, page: 1, amount: 4 },
  ]);
});

test('a filter narrows the list, is stored in the URL, keeps the sort order, and can be cleared', async () => {
  const { user, location } = open('/collection?sort=high-low');
  await waitFor(() => expect(names()).toEqual(numbered(10, 9, 8, 7)));
  const clear = screen.getByRole('button', { name: 'Clear filters' });
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  const women = screen.getByRole('checkbox', { name: 'Women' });
  act(() => {
    women.click();
    // Before the router has updated the URL.
    expect(location().search).toBe('?sort=high-low');
  });
  expect(women).toBeChecked();
  await waitFor(() => expect(names()).toEqual(numbered(9, 7, 5, 3)));
  expect(location().search).toBe('?category=Women&sort=high-low');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toEqual(numbered(9, 7, 5, 3, 1)));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('high-low');
  await user.click(clear);
  await waitFor(() => expect(location().search).toBe('?sort=high-low'));
  expect(clear).toHaveFocus();
});

test('an empty result says that nothing matches and offers to clear the filters', async () => {
  const { user } = open('/collection?category=Kids');
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4)));
  // The pressed button disappears, so the focus moves to the page.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a URL with too many pages loads all there are, also after a page that fails twice', async () => {
  const failures = () => requestedPages().filter((page) => page === 2).length;
  api.responds(productCalls.fetchProducts, ({ body }) =>
    (body as { readonly page: number }).page === 2 && failures() < 3
      ? HttpResponse.error()
      : undefined,
  );
  const { user } = open('/collection?pages=500');
  for (const failed of [1, 2]) {
    await waitFor(() => expect(failures()).toBe(failed));
    expect(names()).toEqual(numbered(1, 2, 3, 4));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
  }
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(requestedPages()).toEqual([1, 2, 2, 2, 3]);
});
