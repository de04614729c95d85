import { orderCalls } from '@kedai/contract/calls/order';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { openFilledForm, setField, submit, waitForOrderPage } from '../../testing/orderForm';
import { storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

jest.mock('@kedai/contract/rules/limits', () => ({
  ...jest.requireActual('@kedai/contract/rules/limits'),
  SHIPPING_LOOKUP_DELAY_MS: 0,
}));

const api = serveApi();
const keys = () => api.sent(orderCalls.place).map(({ idempotencyKey }) => idempotencyKey);

const toasts = collectToasts();

describe('an order without a response', () => {
  test('a lost response and a retry create one order', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    api.fails(orderCalls.place, 'offline', { once: true });
    submit();
    await screen.findByText(/^Your order may have reached us/);
    submit();
    await waitForOrderPage(app);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  const findOut = () => screen.findByText('Check my order');
  /** Sends a first order: the server places it, but its response is lost, or the request never arrives. */
  async function orderWithoutResponse(isPlaced = true) {
    const app = await openFilledForm(<PlaceOrder />, api);
    if (isPlaced) api.loses(orderCalls.place, { once: true });
    else api.fails(orderCalls.place, 'offline', { once: true });
    submit();
    await findOut();
    return app;
  }

  test('is found on demand, although the server has emptied the cart', async () => {
    const app = await orderWithoutResponse();
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Did your order reach us?')).toBeInTheDocument();
    fireEvent.click(await findOut());
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
    expect(toasts()).not.toContainEqual(expect.stringMatching('Your first order had reached us'));
  });

  test('is sent again with its key after a reload, without filling in the form, and is found', async () => {
    const app = await orderWithoutResponse();
    app.unmount();
    const again = renderApp(<PlaceOrder />, { route: '/place-order' });
    fireEvent.click(await findOut());
    await waitForOrderPage(again);
    const [first, ...later] = keys();
    expect(later).toEqual([first]);
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test.each([
    [
      'is found when a corrected form is sent, with a note that the correction is not included',
      true,
    ],
    ['that never arrived is placed with the correction', false],
  ])('%s', async (_, isPlaced) => {
    const app = await orderWithoutResponse(isPlaced);
    setField('Street', '3, Jalan Melur, Level 2');
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
    expect(toasts().some((toast) => toast.includes('Your first order had reached us'))).toBe(
      isPlaced,
    );
  });

  test('an order that a reload interrupted is sent again and found', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    api.waits(orderCalls.place, { once: true });
    submit();
    await waitFor(() => expect(keys()).toHaveLength(1));
    app.unmount();

    const again = renderApp(<PlaceOrder />, { route: '/place-order' });
    await waitForOrderPage(again);
    expect(new Set(keys()).size).toBe(1);
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test('the form is locked while the order is sent and unlocked afterwards', async () => {
    await openFilledForm(<PlaceOrder />, api);
    api.refuses(orderCalls.place, { message: 'Closed.' });
    const placing = api.waits(orderCalls.place);
    submit();
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveAttribute('readonly'));
    for (const control of ['State', 'Use a separate billing address']) {
      expect(screen.getByLabelText(control)).toBeDisabled();
    }
    for (const radio of document.querySelectorAll('[type=radio]')) expect(radio).toBeDisabled();
    expect(screen.getByLabelText(/terms and conditions/)).toBeDisabled();
    act(() => placing.release());
    await waitFor(() => expect(screen.getByLabelText('Street')).not.toHaveAttribute('readonly'));
    expect(screen.getByLabelText('State')).toBeEnabled();
  });
});
