import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { givenOrder, openCounter } from '../../testing/counter';

const api = serveApi();

beforeEach(() => api.signInStaff());

const field = () => screen.findByRole('searchbox', { name: 'Number, name, phone or e-mail' });
const card = (orderId: string) => screen.findByRole('article', { name: `Order ${orderId}` });

test('all orders are found by a part of their number; the address keeps what is searched', async () => {
  const { orderId } = await givenOrder(api);
  const { orderId: other } = await givenOrder(api, 'two@example.com');
  const user = openCounter('/search');
  await card(orderId);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 orders, the newest first');

  await user.type(await field(), other.slice(0, 6).toLowerCase());
  expect(await screen.findByText('1 order found')).toBeVisible();
  expect(await card(other)).toBeVisible();
  // Once, for the whole text.
  const texts = api.bodies(counterDayCalls.searchOrders).flatMap((body) => Object(body).text ?? []);
  expect(texts).toEqual([other.slice(0, 6).toLowerCase()]);
  await user.clear(await field());
  expect(await screen.findByText('2 orders, the newest first')).toBeVisible();
});

test('an address with a text searches for it; nothing found says what was searched', async () => {
  openCounter('/search?text=Nobody');
  expect(await screen.findByRole('heading', { name: 'No order found for “Nobody”' })).toBeVisible();
  expect(await field()).toHaveValue('Nobody');
});
