import { cartCalls } from '@kedai/contract/calls/cart';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { userApi } from '../../api/userApi';
import { CartNotices } from '../../app/CartNotices';
import { returnState } from '../../paths';
import { guestCartSlice } from '../../state/cart/cartSlice';
import { addToCart, flushPendingWrites } from '../../state/cart/cartWrites';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import CartPage from './CartPage';

const api = serveApi();
const toasts = collectToasts();

afterEach(() => jest.useRealTimers());

const guestWith = (cart: object) => memoryStorage({ guestCartData: JSON.stringify(cart) });
const row = (name: RegExp) => screen.findByRole('row', { name });
const quantityOf = (name: string) =>
  screen.getByRole('spinbutton', { name: `Quantity of ${name}` });

function openCart(storage = memoryStorage()) {
  return renderApp(
    <>
      <Routes>
        <Route path="/cart" element={<CartPage />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
      <CartNotices />
    </>,
    { route: '/cart', storage },
  );
}

/** Opens the cart of a customer with two shirts in it. */
async function openCustomersCart() {
  await api.signUp();
  const shop = openCart(guestWith({}));
  await screen.findByText('Your cart is empty');
  await act(async () => {
    await shop.store.dispatch(addToCart({ itemId: 'shirt', feature: 'M' }, 2));
  });
  await row(/Linen Shirt/);
  return shop;
}

describe('an empty cart', () => {
  test('is not called empty while the sign-in could not be checked', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await api.signUp();
    const outage = api.fails(userCalls.verifyToken, 502);
    const { user, store } = openCart();
    expect(
      await screen.findByRole('heading', { name: 'Your sign-in could not be checked' }),
    ).toBeVisible();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    outage.mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(store.getState().session.status).toBe('customer');
  });

  test('loads the session and the products again with one press', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const check = api.waits(userCalls.verifyToken);
    const outages = [userCalls.verifyToken, productCalls.list].map((call) => api.fails(call));
    const { user } = openCart();
    const again = await screen.findByRole('button', { name: 'Try again' });
    for (const outage of outages) outage.mend();
    const before = api.sent().length;
    await user.click(again);
    const requested = () =>
      api
        .sent()
        .slice(before)
        .map(({ path }) => path);
    await waitFor(() =>
      expect(requested().toSorted()).toEqual([productCalls.list.path, userCalls.verifyToken.path]),
    );
    expect(await screen.findByRole('status', { name: 'Your cart is being loaded' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    check.release();
    const heading = await screen.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('says so and links to the collection', async () => {
    openCart();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the collection' })).toHaveAttribute(
      'href',
      '/collection',
    );
  });
});

describe('a guest’s cart', () => {
  const cart = { shirt: { M: 2 }, tote: { '': 1 } };

  test('shows its lines, their totals, and the subtotal with two decimals', async () => {
    openCart(guestWith(cart));
    const shirt = within(await row(/Linen Shirt/));
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Product',
      'Price',
      'Quantity',
      'Total',
    ]);
    expect(shirt.getByText('M')).toBeVisible();
    expect(shirt.getByText('RM89.90')).toBeVisible();
    expect(shirt.getByText('RM179.80')).toBeVisible();
    expect(screen.getByText('Subtotal').nextSibling).toHaveTextContent('RM204.80');
    expect(screen.getByText('3 items')).toBeVisible();
    expect(screen.getByText('Taxes and shipping will calculated at Checkout')).toBeVisible();
  });

  test('updates the subtotal immediately after an edit', async () => {
    const { user, store } = openCart(guestWith(cart));
    await row(/Canvas Tote/);
    await user.click(within(await row(/Canvas Tote/)).getByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(screen.getByText('Subtotal').nextSibling).toHaveTextContent('RM229.80'),
    );
    await act(() => store.dispatch(flushPendingWrites()));
    expect(store.getState().guestCart.value).toEqual({ shirt: { M: 2 }, tote: { '': 2 } });
  });

  test('ignores invalid texts in the quantity field, which holds four characters', async () => {
    const { user, store } = openCart(guestWith({ tote: { '': 7 } }));
    await row(/Canvas Tote/);
    const field = quantityOf('Canvas Tote');
    // The "1" of "1.5" is a valid quantity and is applied as soon as it is typed.
    for (const [typed, expected] of [
      ['', 7],
      ['0', 7],
      ['-3', 7],
      ['abc', 7],
      ['1.5', 1],
      ['12345', 1234],
    ] as const) {
      await user.clear(field);
      if (typed !== '') await user.type(field, typed);
      await user.tab();
      expect(field).toHaveValue(expected);
    }
    await act(() => store.dispatch(flushPendingWrites()));
    expect(store.getState().guestCart.value).toEqual({ tote: { '': 1234 } });
  });

  test('removes a line, confirms it, and is empty after the last one', async () => {
    const { user, store } = openCart(guestWith(cart));
    await row(/Linen Shirt/);
    await user.click(screen.getByRole('button', { name: 'Remove', description: 'Linen Shirt M' }));
    await waitFor(() => expect(screen.queryByText('Linen Shirt')).not.toBeInTheDocument());
    expect(toasts()).toEqual(['announced: It is no longer in your cart.']);
    await user.click(screen.getByRole('button', { name: 'Remove', description: 'Canvas Tote' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
    await act(() => store.dispatch(flushPendingWrites()));
    expect(store.getState().guestCart.value).toEqual({});
  });

  test('shows what is no longer sold, does not count it, and lets the shopper remove it', async () => {
    const { user } = openCart(guestWith({ gone: { L: 4 }, shirt: { XXL: 3 }, tote: { '': 1 } }));
    expect(await screen.findByText('This product is no longer available.')).toBeVisible();
    expect(screen.getByText('Linen Shirt is no longer available.')).toBeVisible();
    expect(screen.getByText('1 item')).toBeVisible();
    expect(screen.getByText('Subtotal').nextSibling).toHaveTextContent('RM25.00');
    await user.click(
      screen.getByRole('button', { name: 'Remove', description: /no longer available. XXL$/ }),
    );
    await waitFor(() =>
      expect(screen.queryByText('Linen Shirt is no longer available.')).not.toBeInTheDocument(),
    );
  });

  test('links to the sign-in instead of the order form, with the way back', async () => {
    const { user, location } = openCart(guestWith(cart));
    await row(/Linen Shirt/);
    await user.click(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please Log in before proceeding to checkout. Click here',
    );
    expect(location().pathname).toBe('/cart');
    const link = screen.getByRole('link', { name: 'Click here' });
    expect(link).toHaveAttribute('href', '/login');
    await user.click(link);
    expect(location()).toMatchObject({ pathname: '/login', state: returnState('/cart') });
  });
});

describe('a customer’s cart', () => {
  test('is saved before the order form opens', async () => {
    const { user, location } = await openCustomersCart();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await waitFor(() => expect(location().pathname).toBe('/place-order'));
    expect(toasts()).toEqual(['success: Cart updated.']);
  });

  test('does not open the order form after the customer has left the cart', async () => {
    const { user, location } = await openCustomersCart();
    const saving = api.waits(cartCalls.update);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await user.click(screen.getByRole('link', { name: 'Linen Shirt' }));
    saving.release();
    await waitFor(() => expect(toasts()).toEqual(['success: Cart updated.']));
    expect(location().pathname).toBe('/product/shirt');
  });

  test('restores the previous quantity and shows the server’s reason when an edit is refused', async () => {
    const { user, location } = await openCustomersCart();
    api.refuses(cartCalls.update, { message: 'Only 2 left' });
    const saving = api.waits(cartCalls.update);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(quantityOf('Linen Shirt, M')).toHaveValue(3));
    await user.click(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    saving.release();
    await waitFor(() => expect(quantityOf('Linen Shirt, M')).toHaveValue(2));
    expect(toasts()).toEqual(['error: Only 2 left']);
    expect(location().pathname).toBe('/cart');
  });
});

describe('a session that ends while the cart is open', () => {
  /** Changes a quantity after the session has ended on the server. */
  async function changeWithoutSession({ user, store }: ReturnType<typeof openCart>) {
    await callApi(userCalls.logout);
    await user.click(within(await row(/Linen Shirt/)).getByRole('button', { name: 'One more' }));
    await act(() => store.dispatch(flushPendingWrites()));
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  }

  test('is shown instead of an empty cart, with a sign-in that leads back, until the customer signs in again', async () => {
    const shop = await openCustomersCart();
    await changeWithoutSession(shop);
    expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toHaveFocus();
    expect(screen.getByText(/^Your cart is saved in your account\./)).toBeVisible();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcart',
    );
    // The customer signs in again.
    await callApi(userCalls.login, VISITOR);
    await act(() =>
      shop.store.dispatch(
        userApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true }),
      ),
    );
    expect(await row(/Linen Shirt/)).toBeVisible();
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  test('is shown above the guest cart of this device', async () => {
    const shop = await openCustomersCart();
    act(() => {
      shop.store.dispatch(guestCartSlice.actions.replaced({ tote: { '': 1 } }));
    });
    await changeWithoutSession(shop);
    expect(await row(/Canvas Tote/)).toBeVisible();
    expect(screen.getByText(/^Your session has ended\. Your cart is saved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcart',
    );
  });
});

test('a typed quantity that is refused is replaced by the saved one', async () => {
  const { user, store } = await openCustomersCart();
  api.fails(cartCalls.update, 502);
  await user.clear(quantityOf('Linen Shirt, M'));
  await user.type(quantityOf('Linen Shirt, M'), '15');
  await waitFor(() => expect(screen.getByText('15 items')).toBeVisible());
  expect(quantityOf('Linen Shirt, M')).toHaveValue(15);
  await act(() => store.dispatch(flushPendingWrites()));
  await waitFor(() => expect(quantityOf('Linen Shirt, M')).toHaveValue(2));
  expect(toasts()).toHaveLength(1);
});
