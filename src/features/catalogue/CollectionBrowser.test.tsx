import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { pausedResponse } from '../../testing/cartServer';
import { collectToasts } from '../../testing/collectToasts';
import { renderApp } from '../../testing/renderApp';
import { CollectionBrowser } from './CollectionBrowser';

const api = serveApi();
const toasts = collectToasts();

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const numbered = (...numbers: number[]) => numbers.map((number) => `Product ${number}`);
const open = (route = '/collection') =>
  renderApp(
    <main>
      <CollectionBrowser />
    </main>,
    { route },
  );

beforeEach(() => api.seedProducts(10));

test('shows 4, then 4 more each time, until no more remain', async () => {
  const { user } = open();
  await screen.findByRole('status', { name: 'Loading products' });
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4)));
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4, 5, 6, 7, 8)));
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
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
  api.use(
    http.post('*/api/product/fetchProducts', () =>
      HttpResponse.json({
        success: true,
        products: [{ id: 'kebaya', name: 'Kebaya', price: '259', image: ['/pictures/k-1.svg'] }],
      }),
    ),
  );
  open();
  const card = await screen.findByRole('link', { name: /Kebaya/ });
  expect(card).toHaveTextContent('RM259.00');
  expect(card.querySelector('img')?.getAttribute('src')).toContain('/pictures/k-1');
  expect(card).toHaveAttribute('href', '/product/kebaya');
});

test('a URL with far too many pages requests few pages beyond the last one', async () => {
  const requests: unknown[] = [];
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      requests.push(((await request.clone().json()) as { page: number }).page);
      return undefined;
    }),
  );
  open('/collection?pages=500');
  await waitFor(() => expect(names()).toHaveLength(10));
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument(),
  );
  expect(requests.length).toBeLessThan(9);
});

test('without a total from the server, an empty page removes the Load More button', async () => {
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      const { page } = (await request.json()) as { page: number };
      const products = page === 1 ? [{ id: 'a', name: 'Only one', price: '1.00', image: [] }] : [];
      return HttpResponse.json({ success: true, products });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument(),
  );
  expect(names()).toEqual(['Only one']);
});

test('requests unfiltered pages with the body that the specification names', async () => {
  const requests: unknown[] = [];
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ success: true, products: [] });
    }),
  );
  open();
  await screen.findByText('There are no products here at the moment.');
  expect(requests).toEqual([{ productName: null, page: 1, amount: 4 }]);
});

test('Load More pressed twice before more is shown requests the next page once', async () => {
  const requests: unknown[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      const { page } = (await request.clone().json()) as { readonly page: number };
      requests.push(page);
      if (page > 1) await gate;
      return api.answer(request);
    }),
  );
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Load More' }));
  release();
  await waitFor(() => expect(names()).toHaveLength(8));
  expect(requests).toEqual([1, 2]);
});

test('a filter narrows the list, is stored in the URL, and keeps the sort order', async () => {
  const { user, location } = open('/collection?sort=high-low');
  await waitFor(() => expect(names()).toEqual(numbered(10, 9, 8, 7)));
  await user.click(screen.getByRole('checkbox', { name: 'Women' }));
  await waitFor(() => expect(names()).toEqual(numbered(9, 7, 5, 3)));
  expect(location().search).toBe('?category=Women&sort=high-low');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toEqual(numbered(9, 7, 5, 3, 1)));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('high-low');
});

test('Clear filters is disabled until a filter is set', async () => {
  const { user, location } = open();
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Women' }));
  await waitFor(() => expect(clear).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(clear);
  await waitFor(() => expect(location().search).toBe(''));
  expect(clear).toHaveFocus();
});

test('an empty result says that nothing matches and offers to clear the filters', async () => {
  const { user } = open('/collection?category=Kids');
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
  const clear = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1);
  if (clear) await user.click(clear);
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4)));
  // The pressed button disappears, so the focus moves to the page.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a checkbox is ticked immediately, and two ticked in the same task both apply', async () => {
  const { location } = open();
  await waitFor(() => expect(names()).toHaveLength(4));
  const [men, women] = ['Men', 'Women'].map((name) => screen.getByRole('checkbox', { name }));
  if (!men || !women) throw new Error('The filters are missing.');
  act(() => {
    men.click();
    women.click();
  });
  expect(men).toBeChecked();
  expect(women).toBeChecked();
  await waitFor(() => expect(location().search).toMatch(/Men.*Women/));
});

test('a checkbox that is unticked while its filter is being cleared stays unticked', async () => {
  const { location } = open('/collection?category=Women');
  const women = await screen.findByRole('checkbox', { name: 'Women' });
  const clear = screen.getByRole('button', { name: 'Clear filters' });
  act(() => {
    clear.click();
    women.click();
  });
  await waitFor(() => expect(location().search).toBe(''));
  expect(women).not.toBeChecked();
  expect(location().search).toBe('');
});

test('a filter that is already set changes nothing', async () => {
  const { location } = open('/collection?category=Women&pages=2');
  fireEvent.input(await screen.findByRole('checkbox', { name: 'Women' }));
  expect(location().search).toBe('?category=Women&pages=2');
});

test('a failed page shows the server’s reason and offers to try again', async () => {
  api.use(
    http.post(
      '*/api/product/fetchProducts',
      () => HttpResponse.json({ success: false, message: 'The shelves are being filled.' }),
      { once: true },
    ),
  );
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded.');
  expect(toasts()).toEqual(['error: The shelves are being filled.']);
  expect(screen.queryByText('0 products shown')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4)));
  expect(toasts.visible()).toEqual([]);
});

test('a retry hides the failure while loading, and focuses Try again when it fails again', async () => {
  const refuse = () => HttpResponse.json({ success: false, message: 'Not today.' });
  const second = pausedResponse(refuse);
  api.use(
    http.post('*/api/product/fetchProducts', refuse, { once: true }),
    http.post('*/api/product/fetchProducts', second.respond, { once: true }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('status', { name: 'Loading products' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  second.release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
});

test('a page that fails twice can be retried, and the pages after it load too', async () => {
  await api.seedProducts(22);
  let failures = 0;
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      const { page } = (await request.clone().json()) as { page: number };
      if (page !== 4 || failures > 1) return undefined;
      failures += 1;
      return HttpResponse.json({ success: false, message: 'The shelves are being filled.' });
    }),
  );
  const { user } = open('/collection?pages=6');
  for (const failed of [1, 2]) {
    await waitFor(() => expect(failures).toBe(failed));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
  }
  await waitFor(() => expect(names()).toHaveLength(22));
  expect(screen.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument();
});

test('Try again has the focus when loading more fails a second time', async () => {
  await api.seedProducts(8);
  const refuse = () => HttpResponse.json({ success: false, message: 'Not today.' });
  const { user } = open();
  await waitFor(() => expect(names()).toHaveLength(4));
  const second = pausedResponse(refuse);
  api.use(
    http.post('*/api/product/fetchProducts', refuse, { once: true }),
    http.post('*/api/product/fetchProducts', second.respond, { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
  );
  second.release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
});
