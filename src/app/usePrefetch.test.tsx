import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import Collection from '../screens/Collection';
import { serveApi } from '../testing/apiServer';
import { collectToasts } from '../testing/collectToasts';
import { renderApp } from '../testing/renderApp';
import { usePrefetch } from './usePrefetch';

const api = serveApi();
const toasts = collectToasts();
let requests: unknown[] = [];

beforeEach(async () => {
  requests = [];
  await api.seedProducts(6);
  listen();
});

/** Records the requests. */
function listen(answer: (request: Request) => Promise<Response> = api.answer): void {
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      requests.push(await request.clone().json());
      return answer(request);
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
        <Route path="/collection" element={<Collection />} />
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
  listen(async () => HttpResponse.error());
  const { user, store } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('All'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  listen();
  fireEvent.click(link('All'));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(requests).toHaveLength(2);
  expect(toasts()).toEqual([]);
});
