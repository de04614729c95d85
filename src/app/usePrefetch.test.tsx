import { productCalls } from '@kedai/contract/calls/product';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import CollectionPage from '../features/catalogue/CollectionPage';
import { renderApp } from '../testing/renderApp';
import { serveSession } from '../testing/sessionServer';
import { usePrefetch } from './usePrefetch';

const server = serveSession();
const toasts = collectToasts();
const requests = () => server.bodies(productCalls.fetchProducts);

beforeEach(() => {
  const products = [1, 2, 3, 4].map((id) => ({ id: `p${id}`, name: `Shirt ${id}`, price: id }));
  server.succeeds(productCalls.list, { products });
  server.succeeds(productCalls.fetchProducts, { products, totalProducts: 6 });
});

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
  expect(requests()).toEqual([FIRST_PAGE]);
});

test('hovering a link with a query loads the product list, which its page sorts', async () => {
  const { user } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('Cheap'));
  await waitFor(() => expect(server.sent(productCalls.list)).toHaveLength(1));
  expect(requests()).toEqual([]);
});

test('a failed prefetch shows no error, and the page loads the data again', async () => {
  server.fails(productCalls.fetchProducts, 'offline', { once: true });
  const { user, store } = renderApp(<Shop />, { skipStart: true });
  await user.hover(link('All'));
  await waitFor(() => expect(requests()).toHaveLength(1));
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  fireEvent.click(link('All'));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(requests()).toHaveLength(2);
  expect(toasts()).toEqual([]);
});
