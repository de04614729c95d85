import { newsCalls } from '@kedai/contract/calls/news';
import { screen, waitFor } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { createOrder } from '../testing/orders';
import { renderApp } from '../testing/renderApp';
import { Pages } from './Pages';

// A server without our redirects, such as a static one, serves these pages.
const api = serveApi();

const open = (route: string) => renderApp(<Pages />, { route });

test.each([
  ['/product/shirt.', '/product/shirt', 'Linen Shirt'],
  ['/product/shirt%E2%80%8B', '/product/shirt', 'Linen Shirt'],
  ['/product/shirt%3Futm_source%3Dwa?ref=1', '/product/shirt?ref=1', 'Linen Shirt'],
  ['/product/shirt&fbclid=x', '/product/shirt', 'Linen Shirt'],
  ['/product//SHIRT/)', '/product/shirt', 'Linen Shirt'],
  ['/about).', '/about', /^Cloth first/],
])('%s leads to %s', async (route, address, name) => {
  const { location } = open(route);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(location().pathname + location().search).toBe(address);
});

test('the link of a news item with a full stop leads to the item', async () => {
  const item = { id: 'n1', title: 'Raya', description: '', date: '2026-08-24', image_url: null };
  api.succeeds(newsCalls.all, { items: [item], totalPages: 1 });
  const { location } = open('/news/n1.');
  expect(await screen.findByRole('heading', { level: 1, name: 'Raya' })).toBeVisible();
  expect(location().pathname).toBe('/news/n1');
});

test('the link of an order with a full stop leads to the order', async () => {
  await api.signUp();
  const id = await createOrder();
  const { location } = open(`/checkout/${id}.`);
  await waitFor(() => expect(location().pathname).toBe(`/checkout/${id}`));
});

test.each(['/product/gone.', '/product/gone', '/nowhere.'])(
  '%s is not found, and stays where it is',
  async (route) => {
    const { location } = open(route);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toContain('Page not found'));
    expect(location().pathname).toBe(route);
  },
);
