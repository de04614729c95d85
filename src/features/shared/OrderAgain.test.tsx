import { cartCalls } from '@kedai/contract/calls/cart';
import { QUANTITY_MAX } from '@kedai/contract/rules/limits';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { setCartQuantity } from '../../state/cart/cartWrites';
import { serveApi } from '../../testing/apiServer';
import {
  addCartItem,
  createOrder,
  removeFromCatalogue,
  setOrderStatus,
  setPrice,
} from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import CartPage from '../cart/CartPage';
import { Orders } from '../orders/Orders';
import { Payment } from '../payment/Payment';

const api = serveApi();
const toasts = collectToasts();

/** Two shirts and a tote, which the customer got. @returns the id */
async function givenAnOrder(status: string = ORDER_STATUS.completed): Promise<string> {
  await api.signUp();
  const orderId = await createOrder();
  await setOrderStatus(api, orderId, status);
  return orderId;
}

const cart = async () => (await callApi(cartCalls.get)).body.cartData;
const button = () => screen.findByRole('button', { name: 'Order again' });
const quantityOf = (name: string) =>
  screen.findByRole('spinbutton', { name: `Quantity of ${name}` });

function open(route = '/orders') {
  return renderApp(
    <Routes>
      <Route path="/cart" element={<CartPage />} />
      <Route path="/orders" element={<Orders />} />
      <Route path="*" element={<Payment orderId={route.slice('/checkout/'.length)} />} />
    </Routes>,
    { route },
  );
}

test.each(Object.values(ORDER_STATUS))('an order with the status %s', async (status) => {
  const orderId = await givenAnOrder(status);
  const isOffered = !['Order Placed', 'Payment Submitted'].includes(status);
  for (const route of ['/orders', `/checkout/${orderId}`]) {
    const { unmount } = open(route);
    await screen.findByText('Linen Shirt');
    expect(screen.queryAllByRole('button', { name: 'Order again' })).toHaveLength(
      isOffered ? 1 : 0,
    );
    unmount();
  }
});

test('fills the cart at the prices of today, and names what is no longer sold', async () => {
  const orderId = await givenAnOrder();
  await setPrice(api, 'shirt', 9990);
  await removeFromCatalogue(api, 'tote');
  const { user } = open(`/checkout/${orderId}`);
  await user.click(await button());
  expect(await quantityOf('Linen Shirt, M')).toHaveValue(2);
  expect(screen.getByRole('row', { name: /Linen Shirt/ })).toHaveTextContent('RM99.90');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Canvas Tote is no longer available, so it is not in your cart.',
  );
  expect(await cart()).toEqual({ shirt: { M: 2 } });
});

test('adds to the cart, as much as a line takes, and after a quantity that was just typed', async () => {
  await givenAnOrder();
  await addCartItem('shirt', 'M', 1);
  await addCartItem('tote', '', QUANTITY_MAX);
  const { user, store } = open();
  const again = await button();
  await act(async () => store.dispatch(setCartQuantity({ itemId: 'shirt', feature: 'M' }, 5)));
  await user.click(again);
  expect(
    await screen.findByText(/^Your cart already has the maximum of: Canvas Tote/),
  ).toBeVisible();
  expect(await quantityOf('Linen Shirt, M')).toHaveValue(7);
  expect(await cart()).toEqual({ shirt: { M: 7 }, tote: { '': QUANTITY_MAX } });
});

test('says that nothing is sold any more', async () => {
  await givenAnOrder();
  await removeFromCatalogue(api);
  const { user } = open();
  await user.click(await button());
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByText(/^Linen Shirt, M and Canvas Tote are no longer available/)).toBeVisible();
});

test('a lost answer is said, and another press adds nothing twice', async () => {
  await givenAnOrder();
  const slow = api.waits(cartCalls.cartMerge, { once: true });
  api.loses(cartCalls.cartMerge, { once: true });
  const { user } = open();
  const again = await button();
  await user.dblClick(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  slow.release();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await user.click(again);
  expect(await quantityOf('Linen Shirt, M')).toHaveValue(2);
  expect(api.sent(cartCalls.cartMerge)).toHaveLength(2);
  expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
});
