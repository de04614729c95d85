import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { SearchOverlay } from './SearchOverlay';

const api = serveApi();

let closed = 0;
beforeEach(() => {
  closed = 0;
});

const open = () =>
  renderApp(
    <SearchOverlay
      onClose={() => {
        closed += 1;
      }}
    />,
  );
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const box = () => screen.getByRole('searchbox', { name: 'Search' });
const results = () => within(screen.getByRole('region', { name: 'Search Results' }));

test('searches from 3 characters on, after a pause, for 3 products', async () => {
  const asked: unknown[] = [];
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      asked.push(await request.clone().json());
      return undefined;
    }),
  );
  const { user } = open();
  expect(box()).toHaveFocus();
  await user.type(box(), 'shirt');
  expect(await results().findByRole('link', { name: /Linen Shirt/ })).toHaveAttribute(
    'href',
    '/product/shirt',
  );
  expect(asked).toEqual([{ productName: 'shirt', page: 1, amount: 3 }]);
});

test('less than 3 characters ask for nothing', async () => {
  const asked = jest.fn();
  api.use(
    http.post('*/api/product/fetchProducts', () => {
      asked();
      return undefined;
    }),
  );
  const { user } = open();
  await user.type(box(), 'sh');
  await pass(700);
  expect(asked).not.toHaveBeenCalled();
  expect(results().getByText('Type at least 3 characters.')).toBeInTheDocument();
});

test('nothing found says so', async () => {
  const { user } = open();
  await user.type(box(), 'unicorn');
  expect(await results().findByText('No results found')).toBeInTheDocument();
  expect(results().getByText('Try searching with different keywords.')).toBeInTheDocument();
  expect(screen.getByText('No Suggestions found')).toBeInTheDocument();
});

test('a suggestion fills the search box', async () => {
  api.use(
    http.post('*/api/product/fetchProducts', () =>
      HttpResponse.json({
        success: true,
        products: [],
        totalProducts: 0,
        suggestions: [{ name: 'Batik Scarf' }],
      }),
    ),
  );
  const { user } = open();
  await user.type(box(), 'bat');
  (await screen.findByRole('button', { name: 'Batik Scarf' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box()).toHaveValue('Batik Scarf'));
  // The suggestion is gone, but the focus has not left the search.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('an older answer never replaces a newer one', async () => {
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      const { productName } = (await request.clone().json()) as { productName: string };
      if (productName !== 'tote') return undefined;
      await delay(1500);
      return HttpResponse.json({
        success: true,
        products: [{ id: 'old', name: 'Old answer', price: 1, image: [] }],
      });
    }),
  );
  const { user } = open();
  await user.type(box(), 'tote');
  await results().findByRole('status');
  await pass(600);
  await user.clear(box());
  await user.type(box(), 'scarf');
  expect(await results().findByRole('link', { name: /Batik Scarf/ })).toBeInTheDocument();
  await pass(1200);
  expect(screen.queryByText('Old answer')).not.toBeInTheDocument();
});

test('Clear empties the box; Cancel, Escape and opening a product close the search', async () => {
  const { user } = open();
  await user.type(box(), 'shirt');
  await user.click(await results().findByRole('link', { name: /Linen Shirt/ }));
  expect(closed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(box());
  await user.keyboard('{Escape}');
  expect(closed).toBe(3);
  await waitFor(() => expect(box()).toBeInTheDocument());
});

test('a failed search can be tried again', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(http.post('*/api/product/fetchProducts', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.type(box(), 'shirt');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await results().findByRole('link', { name: /Linen Shirt/ })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
});

test('that there are no suggestions is said once that is known, and not of a search that failed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.use(
    http.get('*/api/product/list', async () => {
      await held;
      return HttpResponse.json({ success: true, products: [] });
    }),
    http.post('*/api/product/fetchProducts', () => HttpResponse.error()),
  );
  const { user } = open();
  expect(screen.queryByText('No Suggestions found')).not.toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByText('No Suggestions found')).toBeInTheDocument();
  await user.type(box(), 'shirt');
  expect(await results().findByText('The search could not be done.')).toBeInTheDocument();
  expect(screen.queryByText('No Suggestions found')).not.toBeInTheDocument();
});
