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
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const box = () => screen.getByRole('searchbox', { name: 'Search' });
const results = () => within(screen.getByRole('region', { name: 'Search Results' }));

test('searches for 3 products after a pause, from 3 characters', async () => {
  const requests: unknown[] = [];
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      requests.push(await request.clone().json());
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
  expect(requests).toEqual([{ productName: 'shirt', page: 1, amount: 3 }]);
});

test('fewer than 3 characters send no request', async () => {
  const requests = jest.fn();
  api.use(
    http.post('*/api/product/fetchProducts', () => {
      requests();
      return undefined;
    }),
  );
  const { user } = open();
  await user.type(box(), 'sh');
  await wait(700);
  expect(requests).not.toHaveBeenCalled();
  expect(results().getByText('Type at least 3 characters.')).toBeInTheDocument();
});

test('an empty result says so', async () => {
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
  // The focused suggestion disappears, so the focus moves to the dialog.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('an older response never replaces a newer one', async () => {
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
  await wait(600);
  await user.clear(box());
  await user.type(box(), 'scarf');
  expect(await results().findByRole('link', { name: /Batik Scarf/ })).toBeInTheDocument();
  await wait(1200);
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

test('a failed search can be retried', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(http.post('*/api/product/fetchProducts', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.type(box(), 'shirt');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await results().findByRole('link', { name: /Linen Shirt/ })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
});

test('says that there are no suggestions only once they are loaded, and not after a failed search', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let respond = () => {};
  const gate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  api.use(
    http.get('*/api/product/list', async () => {
      await gate;
      return HttpResponse.json({ success: true, products: [] });
    }),
    http.post('*/api/product/fetchProducts', () => HttpResponse.error()),
  );
  const { user } = open();
  expect(screen.queryByText('No Suggestions found')).not.toBeInTheDocument();
  await act(async () => respond());
  expect(await screen.findByText('No Suggestions found')).toBeInTheDocument();
  await user.type(box(), 'shirt');
  expect(await results().findByText('The search could not be done.')).toBeInTheDocument();
  expect(screen.queryByText('No Suggestions found')).not.toBeInTheDocument();
});
