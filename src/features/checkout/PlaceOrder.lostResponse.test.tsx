import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { agree, fill, openForm, signInWithCart, submit } from '../../testing/orderForm';
import { storedOrders } from '../../testing/orders';
import { type RenderedApp, renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

const toasts = collectToasts();

/** Opens a completed order form of a customer with a cart. */
async function openFilledForm(): Promise<RenderedApp> {
  await signInWithCart(api);
  const app = await openForm(<PlaceOrder />);
  await fill(app);
  await agree(app);
  return app;
}

const waitForOrderPage = (app: RenderedApp) =>
  waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));

describe('an order without an answer', () => {
  test('a lost response and a retry create one order', async () => {
    const app = await openFilledForm();
    const keys: (string | null)[] = [];
    api.use(
      http.post('*/api/order/place', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await submit(app);
    await screen.findByText(/^Your order may have reached us/);
    await submit(app);
    await waitForOrderPage(app);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  /** The server places the first order, but its response is lost. */
  function loseFirstAnswer() {
    api.use(
      http.post(
        '*/api/order/place',
        async ({ request }) => {
          await api.answer(request.clone());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  }
  const findOut = () => screen.findByRole('button', { name: 'Find out' });

  test('is found on demand, although the server has emptied the cart', async () => {
    const app = await openFilledForm();
    loseFirstAnswer();
    await submit(app);
    await findOut();
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    expect(
      await screen.findByRole('heading', { name: 'Did your order reach us?' }),
    ).toBeInTheDocument();
    await app.user.click(await findOut());
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
    expect(toasts()).not.toContainEqual(expect.stringMatching('Your first try had reached us'));
  });

  test('is found after a reload without filling in the form again', async () => {
    const app = await openFilledForm();
    loseFirstAnswer();
    await submit(app);
    await findOut();
    app.unmount();
    const again = renderApp(<PlaceOrder />, { route: '/place-order' });
    await again.user.click(await findOut());
    await waitForOrderPage(again);
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test('is found when a corrected form is sent, with a note that the correction is not included', async () => {
    const app = await openFilledForm();
    loseFirstAnswer();
    await submit(app);
    await findOut();
    await app.user.type(screen.getByLabelText('Street'), ', Level 2');
    await submit(app);
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
    expect(toasts()).toContainEqual(expect.stringMatching('Your first try had reached us'));
  });

  test('that never arrived is placed with the correction', async () => {
    const app = await openFilledForm();
    api.use(http.post('*/api/order/place', () => HttpResponse.error(), { once: true }));
    await submit(app);
    await findOut();
    await app.user.type(screen.getByLabelText('Street'), ', Level 2');
    await submit(app);
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
    expect(toasts()).not.toContainEqual(expect.stringMatching('Your first try had reached us'));
  });

  test('an order that a reload interrupted is sent again and found', async () => {
    const app = await openFilledForm();
    const keys: (string | null)[] = [];
    api.use(
      http.post('*/api/order/place', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? new Promise<undefined>(() => {}) : undefined;
      }),
    );
    await submit(app);
    await waitFor(() => expect(keys).toHaveLength(1));
    app.unmount();

    const again = renderApp(<PlaceOrder />, { route: '/place-order' });
    await waitForOrderPage(again);
    expect(new Set(keys).size).toBe(1);
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test('the form is locked while the order is sent and unlocked afterwards', async () => {
    const app = await openFilledForm();
    let respond = () => {};
    const response = new Promise<Response>((resolve) => {
      respond = () => resolve(HttpResponse.json({ success: false, message: 'Closed.' }));
    });
    api.use(http.post('*/api/order/place', () => response));
    await submit(app);
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveAttribute('readonly'));
    for (const control of ['State', 'Use a separate billing address']) {
      expect(screen.getByLabelText(control)).toBeDisabled();
    }
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toBeDisabled();
    act(() => respond());
    await waitFor(() => expect(screen.getByLabelText('Street')).not.toHaveAttribute('readonly'));
    expect(screen.getByLabelText('State')).toBeEnabled();
  });
});
