import type { AnyCall } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import { newsCalls } from '@kedai/contract/calls/news';
import { orderCalls } from '@kedai/contract/calls/order';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { NEWS_ITEM } from '@kedai/contract/testing/responseFixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { useFakeClock } from '../testing/fakeClock';
import { addCartItem } from '../testing/orders';
import { renderApp } from '../testing/renderApp';
import { Pages } from './Pages';

const api = serveApi();

beforeEach(async () => {
  await api.signUp();
  await addCartItem('tote', '', 1);
  api.answers(newsCalls.all, { items: [NEWS_ITEM], totalPages: 1 });
});
afterEach(() => jest.useRealTimers());

test.each<[string, string, AnyCall, RegExp | string]>([
  ['the strips of home', '/', productCalls.list, 'Linen Shirt'],
  ['a page of the collection', '/collection', productCalls.fetchProducts, 'Linen Shirt'],
  ['a news item', '/news/n1', newsCalls.all, NEWS_ITEM.title],
  ['the cart', '/cart', cartCalls.get, /Canvas Tote/],
  ['the product list of the cart', '/cart', productCalls.list, /Canvas Tote/],
  ['the sign-in of the cart', '/cart', userCalls.verifyToken, /Canvas Tote/],
  ['the sign-in of MY ORDERS', '/orders', userCalls.verifyToken, 'No orders yet'],
  ['the orders', '/orders', orderCalls.userorders, 'No orders yet'],
])('%s: a retry is offered after 5 seconds', async (_, route, call, loaded) => {
  useFakeClock();
  api.waits(call, { once: true });
  const { user } = renderApp(<Pages />, { route });
  await waitFor(() => expect(api.sent(call)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(5_200));
  expect(screen.getByText(/^Still loading/)).toBeVisible();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText(loaded))[0]).toBeVisible();
});
