import type { AnyCall } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import { newsCalls } from '@kedai/contract/calls/news';
import { orderCalls } from '@kedai/contract/calls/order';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { NEWS_ITEM, OUTLET } from '@kedai/contract/testing/responseFixtures';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { useFakeClock } from '../testing/fakeClock';
import { addCartItem, insertOrders } from '../testing/orders';
import { renderApp } from '../testing/renderApp';
import { Pages } from './Pages';

const api = serveApi();
const toasts = collectToasts();
const REASON = 'We are counting.';

beforeEach(async () => {
  await api.signUp();
  await addCartItem('tote', '', 1);
  await insertOrders(api, [{ id: 'N1', ageMs: 0 }]);
  api.succeeds(newsCalls.all, { items: [NEWS_ITEM], totalPages: 1 });
  api.succeeds(outletCalls.outletList, { outlets: [OUTLET] });
});
afterEach(() => jest.useRealTimers());

test.each<[string, string, AnyCall, RegExp | string]>([
  ['the strips of home', '/', productCalls.list, 'Linen Shirt'],
  ['a page of the collection', '/collection', productCalls.fetchProducts, 'Linen Shirt'],
  ['a news item', '/news/n1', newsCalls.all, NEWS_ITEM.title],
  ['the cart', '/cart', cartCalls.get, /Canvas Tote/],
  ['the product list of the cart', '/cart', productCalls.list, /Canvas Tote/],
  ['the sign-in of the cart', '/cart', userCalls.verifyToken, /Canvas Tote/],
  ['the sign-in of MY ORDERS', '/orders', userCalls.verifyToken, 'Order N1'],
  ['the orders', '/orders', orderCalls.userorders, 'Order N1'],
  ['an order', '/checkout/N1', orderCalls.orderdetail, 'Your order is almost complete'],
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

test.each<[string, string, AnyCall, string, RegExp | string]>([
  [
    'the strips of home',
    '/',
    productCalls.list,
    'The products could not be loaded.',
    'Linen Shirt',
  ],
  [
    'a page of the collection',
    '/collection',
    productCalls.fetchProducts,
    'The products could not be loaded.',
    'Linen Shirt',
  ],
  ['the news', '/news', newsCalls.all, `Error fetching news: ${REASON}`, NEWS_ITEM.title],
  ['the outlets', '/outlets', outletCalls.outletList, REASON, OUTLET.title],
  ['the cart', '/cart', cartCalls.get, 'Nothing in it is lost.', /Canvas Tote/],
  [
    'the product list of the cart',
    '/cart',
    productCalls.list,
    'Nothing in it is lost.',
    /Canvas Tote/,
  ],
  [
    'the cart of the order form',
    '/place-order',
    cartCalls.get,
    'Nothing in it is lost.',
    'PLACE ORDER',
  ],
  ['the orders', '/orders', orderCalls.userorders, REASON, 'Order N1'],
  ['an order', '/checkout/N1', orderCalls.orderdetail, REASON, 'Your order is almost complete'],
])(
  '%s: a failed call shows the reason and can be retried',
  async (_, route, call, said, loaded) => {
    const broken = api.refuses(call, { message: REASON, status: 503 });
    const { user } = renderApp(<Pages />, { route });
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    // The reason is shown once: in the page or in a toast.
    expect(toasts()).toEqual(said.includes(REASON) ? [] : [`error: ${REASON}`]);
    expect(screen.queryByText(/^(0 products shown|Your cart is empty|No orders yet)$/)).toBeNull();
    broken.mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(loaded))[0]).toBeVisible();
    expect(toasts.visible()).toEqual([]);
  },
);
