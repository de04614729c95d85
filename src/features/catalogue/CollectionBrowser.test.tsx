import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { held } from '../../testing/cartServer';
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

test('offers three categories, three types and three orders', async () => {
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

test('a card shows name, picture and price, and its product’s id is where it leads', async () => {
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

test('an address that asks for far more than there is asks the shop for little more than there is', async () => {
  const asked: unknown[] = [];
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      asked.push(((await request.clone().json()) as { page: number }).page);
      return undefined;
    }),
  );
  open('/collection?pages=500');
  await waitFor(() => expect(names()).toHaveLength(10));
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument(),
  );
  expect(asked.length).toBeLessThan(9);
});

test('against a shop that tells no total, a page with no products takes the button away', async () => {
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

test('asks for plain pages exactly as the contract says', async () => {
  const asked: unknown[] = [];
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ success: true, products: [] });
    }),
  );
  open();
  await screen.findByText('There are no products here at the moment.');
  expect(asked).toEqual([{ productName: null, page: 1, amount: 4 }]);
});

test('Load More pressed twice before more is shown asks for the next page once', async () => {
  const asked: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      const { page } = (await request.clone().json()) as { readonly page: number };
      asked.push(page);
      if (page > 1) await held;
      return api.answer(request);
    }),
  );
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Load More' }));
  release();
  await waitFor(() => expect(names()).toHaveLength(8));
  expect(asked).toEqual([1, 2]);
});

test('a filter narrows the list and lives in the URL; the order survives it', async () => {
  const { user, location } = open('/collection?sort=high-low');
  await waitFor(() => expect(names()).toEqual(numbered(10, 9, 8, 7)));
  await user.click(screen.getByRole('checkbox', { name: 'Women' }));
  await waitFor(() => expect(names()).toEqual(numbered(9, 7, 5, 3)));
  expect(location().search).toBe('?category=Women&sort=high-low');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(names()).toEqual(numbered(9, 7, 5, 3, 1)));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('high-low');
});

test('there is nothing to clear until a filter is set', async () => {
  const { user, location } = open();
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Women' }));
  await waitFor(() => expect(clear).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(clear);
  await waitFor(() => expect(location().search).toBe(''));
  expect(clear).toHaveFocus();
});

test('nothing that matches says so, and the filters can be cleared', async () => {
  const { user } = open('/collection?category=Kids');
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument();
  const clear = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1);
  if (clear) await user.click(clear);
  await waitFor(() => expect(names()).toEqual(numbered(1, 2, 3, 4)));
  // The pressed button is gone.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a box is ticked at once, and two that are ticked in one go both count', async () => {
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

test('a box that is emptied while its filter is being cleared stays empty', async () => {
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

test('a filter that is set already changes nothing', async () => {
  const { location } = open('/collection?category=Women&pages=2');
  fireEvent.input(await screen.findByRole('checkbox', { name: 'Women' }));
  expect(location().search).toBe('?category=Women&pages=2');
});

test('a failed page tells the server’s reason and can be tried again', async () => {
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

test('while it is asked for again nothing says that it failed, and when it does the focus is at the way to try again', async () => {
  const refuse = () => HttpResponse.json({ success: false, message: 'Not today.' });
  const second = held(refuse);
  api.use(
    http.post('*/api/product/fetchProducts', refuse, { once: true }),
    http.post('*/api/product/fetchProducts', second.answer, { once: true }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('status', { name: 'Loading products' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  second.release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
});

test('of many pages one that fails twice is tried again, and those behind it come too', async () => {
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

test('when more is asked for again and fails again, the focus is at the way to try again', async () => {
  await api.seedProducts(8);
  const refuse = () => HttpResponse.json({ success: false, message: 'Not today.' });
  const { user } = open();
  await waitFor(() => expect(names()).toHaveLength(4));
  const second = held(refuse);
  api.use(
    http.post('*/api/product/fetchProducts', refuse, { once: true }),
    http.post('*/api/product/fetchProducts', second.answer, { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
  );
  second.release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
});
