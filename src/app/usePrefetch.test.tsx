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
let asked: unknown[] = [];

beforeEach(async () => {
  asked = [];
  await api.seedProducts(6);
  listen();
});

/** Keeps what is asked for, and answers it unless told otherwise. */
function listen(answer: (request: Request) => Promise<Response> = api.answer): void {
  api.use(
    http.post('*/api/product/fetchProducts', async ({ request }) => {
      asked.push(await request.clone().json());
      return answer(request);
    }),
  );
}

const FIRST_PAGE = { productName: null, page: 1, amount: 4 };

function Shop() {
  usePrefetch(true);
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

test('what a page shows is asked for when its link is pointed at, and is there when it is opened', async () => {
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
  expect(asked).toEqual([FIRST_PAGE]);
});

test('nothing is asked for a page that its address narrows', async () => {
  const { user } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('Cheap'));
  // Longer than what is asked for takes to be asked.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toEqual([]);
});

test('a failure before the page is opened is forgotten: the page asks anew and tells nothing of it', async () => {
  listen(async () => HttpResponse.error());
  const { user, store } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('All'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  listen();
  fireEvent.click(link('All'));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(asked).toHaveLength(2);
  expect(toasts()).toEqual([]);
});
