import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { agree, fill, givenACart, openForm, submit, total } from '../../testing/orderForm';
import { keptOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

describe('an order without an answer', () => {
  test('a lost answer and another try make one order', async () => {
    await givenACart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    const keys: (string | null)[] = [];
    api.use(
      http.post('*/api/order/place', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await submit(app);
    await screen.findByText(/^Your order could not be completed/);
    await submit(app);
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('an order whose answer was lost is completed, though the shop emptied its cart with it', async () => {
    await givenACart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    let lost = false;
    api.use(
      http.post('*/api/order/place', async ({ request }) => {
        if (lost) return undefined;
        lost = true;
        await api.answer(request.clone());
        return HttpResponse.error();
      }),
    );
    await submit(app);
    await screen.findByText(/^Your order could not be completed/);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await total().findAllByText('RM0.00')).not.toHaveLength(0);
    await submit(app);
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
    expect(await keptOrders(api)).toHaveLength(1);
  });

  test('an order that a reload interrupted is sent again and found', async () => {
    await givenACart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
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
    await waitFor(() => expect(again.location().pathname).toMatch(/^\/checkout\/.+/));
    expect(new Set(keys).size).toBe(1);
    expect(await keptOrders(api)).toHaveLength(1);
  });

  test('what was sent cannot be changed meanwhile, and can after', async () => {
    await givenACart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    let answer = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = () => resolve(HttpResponse.json({ success: false, message: 'Closed.' }));
    });
    api.use(http.post('*/api/order/place', () => answered));
    await submit(app);
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveAttribute('readonly'));
    for (const control of ['State', 'Use a separate billing address']) {
      expect(screen.getByLabelText(control)).toBeDisabled();
    }
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).toBeDisabled();
    act(() => answer());
    await waitFor(() => expect(screen.getByLabelText('Street')).not.toHaveAttribute('readonly'));
    expect(screen.getByLabelText('State')).toBeEnabled();
  });
});
