import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import CollectionPage from '../features/catalogue/CollectionPage';
import { renderApp } from '../testing/renderApp';
import { serveSession } from '../testing/sessionServer';
import { usePrefetch } from './usePrefetch';

const { server } = serveSession();
const toasts = collectToasts();
let requests: unknown[] = [];

const products = [1, 2, 3, 4].map((id) => ({ id: `p${id}`, name: `Shirt ${id}`, price: id }));

beforeEach(() => {
  requests = [];
  server.use(http.get('*/api/product/list', () => HttpResponse.json({ success: true, products })));
  listen(() => HttpResponse.json({ success: true, products, totalProducts: 6 }));
});

/** Records the requests. */
function listen(answer: () => Response): void {
  server.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      requests.push(await request.clone().json());
      return answer();
    }),
  );
}

const FIRST_PAGE = { productName: null, page: 1, amount: 4 };

function Shop() {
  usePrefetch();
  return (
    <>
      <Link to="/collection">All</Link>
      <Link to="/collection?sort=low-high">Cheap</Link>
      <Routes>
        <Route path="/" element={null} />
        <Route path="/collection" element={<CollectionPage />} />
      </Routes>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const cards = () => screen.queryAllByRole('heading', { level: 3 });

test('hovering a link loads the data of its page, which is there when the page opens', async () => {
  const { user, store } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('All'));
  await waitFor(() => expect(Object.values(store.getState().api.queries)).toHaveLength(1));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries)[0]).toHaveProperty('status', 'fulfilled'),
  );
  fireEvent.click(link('All'));
  expect(cards()).toHaveLength(4);
  await user.unhover(link('All'));
  await user.hover(link('All'));
  expect(requests).toEqual([FIRST_PAGE]);
});

test('hovering a link with a query loads no data', async () => {
  const { user } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('Cheap'));
  // Long enough for a request to start.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requests).toEqual([]);
});

test('a failed prefetch shows no error, and the page loads the data again', async () => {
  listen(() => HttpResponse.error());
  const { user, store } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('All'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  listen(() => HttpResponse.json({ success: true, products, totalProducts: 6 }));
  fireEvent.click(link('All'));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(requests).toHaveLength(2);
  expect(toasts()).toEqual([]);
});
