import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { act, screen, waitFor } from '@testing-library/react';
import { signOut } from '../../state/session/customerSession';
import { serveApi } from '../../testing/apiServer';
import {
  agree,
  fillForm,
  setField,
  storeSelection,
  submit,
  waitForOrderPage,
} from '../../testing/orderForm';
import { addCartItem, storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import OrdersScreen from '../orders/OrdersPage';
import PlaceOrderScreen from './PlaceOrderPage';

jest.mock('@kedai/contract/rules/limits', () => ({
  ...jest.requireActual('@kedai/contract/rules/limits'),
  SHIPPING_LOOKUP_DELAY_MS: 0,
}));

const api = serveApi();

const open = () => renderApp(<PlaceOrderScreen />, { route: '/place-order' });

/** Fills in the form, when it is open, and sends it. */
async function fillAndSubmit(): Promise<void> {
  await screen.findByText('PLACE ORDER');
  await fillForm();
  submit();
}

beforeEach(async () => {
  api.sendDateHeader();
  storeSelection();
  await api.signUp();
  await addCartItem('shirt', 'M', 1);
});

test('an expired session shows the link to sign-in and removes the typed data', async () => {
  const app = open();
  api.refuses(orderCalls.place, { message: 'Not authorised.', status: 401 });
  await fillAndSubmit();
  expect(await screen.findByText('Log in')).toHaveAttribute('href', '/login?next=%2Fplace-order');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Jalan Melur|Rahman/);
  app.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Jalan Melur|Rahman/);

  open();
  expect(await screen.findByLabelText('Street')).toHaveValue('');
  expect(screen.getByLabelText('Zipcode')).toHaveValue('');
});

describe('an order without a response, when the session ends and the customer signs in again', () => {
  const signInAgain = () => callApi(userCalls.login, VISITOR);

  /** Sends an order that gets no response, and ends the session before the shopper learns the result. */
  async function orderAndLoseSession(breakCall: 'fails' | 'loses') {
    const app = open();
    if (breakCall === 'loses') api.loses(orderCalls.place, { once: true });
    else api.fails(orderCalls.place, 'offline', { once: true });
    await fillAndSubmit();
    await screen.findByText('Check my order');
    await callApi(userCalls.logout);
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Log in');
    app.unmount();
    await signInAgain();
  }

  test('is not offered again if the shop has received it, and is listed under MY ORDERS', async () => {
    await orderAndLoseSession('loses');
    const app = open();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByText('PLACE ORDER')).not.toBeInTheDocument();
    app.unmount();
    renderApp(<OrdersScreen />, { route: '/orders' });
    expect(await screen.findByText('Order Placed')).toBeVisible();
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test('can be placed once if the shop did not receive it', async () => {
    await orderAndLoseSession('fails');
    const app = open();
    await fillAndSubmit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test('is not sent again automatically when the page is loaded again', async () => {
    const app = open();
    api.waits(orderCalls.place);
    await fillAndSubmit();
    await waitFor(() => expect(api.sent(orderCalls.place)).toHaveLength(1));
    app.unmount();
    await callApi(userCalls.logout);
    const signedOut = open();
    await screen.findByText('Log in');
    signedOut.unmount();
    await signInAgain();
    open();
    expect(await screen.findByLabelText('Street')).toHaveValue('');
    expect(api.sent(orderCalls.place)).toHaveLength(1);
  });
});

test('sign-out removes the typed data, so that the next customer does not see it', async () => {
  const app = open();
  await screen.findByText('PLACE ORDER');
  setField('Street', '3, Jalan Melur');
  expect(sessionStorage.getItem('kedai:checkout')).toContain('Jalan Melur');

  await act(async () => expect(await app.store.dispatch(signOut())).toBeNull());
  expect(await screen.findByText('Log in')).toBeInTheDocument();
  expect(sessionStorage.getItem('kedai:checkout')).toBeNull();
});

test('after a reload the typed data is restored, but the terms must be accepted again', async () => {
  const app = open();
  await screen.findByText('PLACE ORDER');
  setField('Street', '3, Jalan Melur');
  agree();
  app.unmount();

  open();
  expect(await screen.findByLabelText('Street')).toHaveValue('3, Jalan Melur');
  expect(screen.getByLabelText(/I have read and agreed/)).not.toBeChecked();
});
