import { orderCalls } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { actOnOrder, createOrder, sendReceipt, storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { refusalText } from '../../text/order/orderStatus';
import { Payment } from './Payment';

const api = serveApi();

const MINUTE_MS = 60_000;

beforeEach(() => api.sendDateHeader());

async function open(orderId: string) {
  const app = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  await screen.findByText('Order information');
  await waitFor(() => expect(app.store.getState().session.status).toBe('customer'));
  return app;
}

async function givenAnOrder(): Promise<string> {
  await api.signUp();
  return createOrder();
}

/** An order whose receipt was sent 3 minutes later. */
async function givenAReceipt(): Promise<string> {
  const orderId = await givenAnOrder();
  api.world.clock.advance(3 * MINUTE_MS);
  await sendReceipt(orderId);
  return orderId;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const steps = () =>
  within(screen.getByRole('list', { name: 'Progress of your order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the history of an order', () => {
  test('is told in the words of its customer, with the times of the shop', async () => {
    const orderId = await givenAReceipt();
    await open(orderId);
    const times = screen.getAllByText(/^\d\d:\d\d$/).map(({ textContent }) => textContent);
    expect(times).toEqual(['09:00', '09:03']);
    expect(steps()).toEqual([
      'Order placed 09:00 (done)',
      'Receipt sent 09:03 (now)',
      'Payment confirmed  (next)',
    ]);
  });

  test.each([
    ['confirm', 'Your payment is confirmed', 'Payment confirmed 09:03 (now)'],
    ['ready', 'Your order is ready', 'Order packed 09:03 (now)'],
    ['out-for-delivery', 'Your order is on its way', 'On its way 09:03 (now)'],
    ['complete', 'Your order is complete', 'Order completed 09:03 (done)'],
  ] as const)('after the act %s the page says: %s', async (last, title, step) => {
    const orderId = await givenAReceipt();
    for (const act of ['confirm', 'ready', 'out-for-delivery', 'complete'] as const) {
      await actOnOrder(api, orderId, { act });
      if (act === last) break;
    }
    await open(orderId);
    expect(heading()).toHaveTextContent(title);
    expect(steps().at(-1)).toBe(step);
  });

  test('says why the shop cancelled, and that there is nothing to pay', async () => {
    const orderId = await givenAnOrder();
    await actOnOrder(api, orderId, { act: 'cancel', text: 'Sold out, sorry' });
    await open(orderId);
    expect(heading()).toHaveTextContent('This order was cancelled');
    expect(steps().at(-1)).toBe('Order cancelled 09:00 (done)“Sold out, sorry”');
    expect(screen.getByText(/^There is nothing to pay/)).toBeVisible();
  });
});

describe('a refused receipt', () => {
  test.each(Object.entries(refusalText.reasons))(
    '(%s) says why and what to do',
    async (reason, sentence) => {
      const orderId = await givenAReceipt();
      await actOnOrder(api, orderId, {
        act: 'refuse',
        reason: reason as keyof typeof refusalText.reasons,
        text: 'The date is cut off',
      });
      await open(orderId);
      expect(heading()).toHaveTextContent('We need a new receipt');
      expect(screen.getByRole('alert')).toHaveTextContent(
        `${sentence}The shop says: “The date is cut off”`,
      );
      expect(screen.getByLabelText(/Drag your screenshot here/)).toBeInTheDocument();
      expect(steps().at(-1)).toBe('Receipt not accepted 09:03 (now)“The date is cut off”');
    },
  );

  test('can be replaced after the time to pay, and then is no longer asked for', async () => {
    const orderId = await givenAReceipt();
    await actOnOrder(api, orderId, { act: 'refuse', reason: 'not-readable' });
    api.world.clock.advance(PAYMENT_WINDOW_MS);
    await open(orderId);
    expect(await screen.findByText(refusalText.windowOver)).toBeVisible();
    await sendReceipt(orderId, 'another');
    fireEvent.focus(window);
    await waitFor(() => expect(heading()).toHaveTextContent('We have your receipt'));
    expect(screen.queryByText(refusalText.reasons['not-readable'])).not.toBeInTheDocument();
    expect(steps()).toEqual([
      'Order placed 09:00 (done)',
      'Receipt sent 09:03 (done)',
      'Receipt not accepted 09:03 (done)',
      'Receipt sent 11:03 (now)',
      'Payment confirmed  (next)',
    ]);
  });
});

describe('while the receipt waits', () => {
  const loads = () => api.sent(orderCalls.orderdetail).length;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };

  beforeEach(useFakeClock);
  afterEach(() => jest.useRealTimers());

  test('the page refreshes itself every 20 s, and announces what has changed', async () => {
    const orderId = await givenAReceipt();
    await open(orderId);
    const before = loads();
    await pass(20_000);
    await waitFor(() => expect(loads()).toBe(before + 1));
    expect(heading()).toHaveTextContent('We have your receipt');

    await actOnOrder(api, orderId, { act: 'confirm' });
    await pass(20_000);
    await waitFor(() => expect(heading()).toHaveTextContent('Your payment is confirmed'));
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Payment Confirmed').closest('[role=status]')).not.toBeNull();
    const after = loads();
    await pass(60_000);
    expect(loads()).toBe(after);
  });

  test('a hidden page does not, and a failure does not end it', async () => {
    const orderId = await givenAReceipt();
    await open(orderId);
    show('hidden');
    const before = loads();
    await pass(60_000);
    expect(loads()).toBe(before);

    show('visible');
    await waitFor(() => expect(loads()).toBe(before + 1));
    const broken = api.fails(orderCalls.orderdetail);
    await pass(20_000);
    await waitFor(() => expect(loads()).toBe(before + 2));
    expect(heading()).toHaveTextContent('We have your receipt');
    broken.mend();
    await actOnOrder(api, orderId, { act: 'confirm' });
    await pass(20_000);
    await waitFor(() => expect(heading()).toHaveTextContent('Your payment is confirmed'));
  });
});

describe('an order that its customer may cancel', () => {
  const button = (name: string) => screen.findByRole('button', { name });
  /** Presses the button of the page and that of the dialog. */
  async function cancel({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(await button('Cancel this order'));
    await user.click(await button('Yes, cancel it'));
  }

  test('is cancelled after a question', async () => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    await app.user.click(await button('Cancel this order'));
    await app.user.click(await button('Keep my order'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sent(orderCalls.cancel)).toEqual([]);

    await cancel(app);
    await waitFor(() => expect(heading()).toHaveTextContent('This order was cancelled'));
    expect(heading()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(steps().at(-1)).toBe('Cancelled by you 09:00 (done)');
    expect(screen.queryByText('Cancel this order')).not.toBeInTheDocument();
  });

  test('is cancelled once by a second try after a lost response', async () => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    api.fails(orderCalls.cancel, 'offline', { once: true });
    await cancel(app);
    expect(await screen.findByRole('alert')).toBeVisible();
    await app.user.click(await button('Yes, cancel it'));
    await waitFor(() => expect(heading()).toHaveTextContent('This order was cancelled'));
    const keys = api.sent(orderCalls.cancel).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is shown cancelled when only the response was lost', async () => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    api.loses(orderCalls.cancel, { once: true });
    await cancel(app);
    await waitFor(() => expect(heading()).toHaveTextContent('This order was cancelled'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('but no longer can, says why and shows the order of now', async () => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    await button('Cancel this order');
    await sendReceipt(orderId);
    await cancel(app);
    expect(await screen.findByText(/^A receipt was sent for this order/)).toBeVisible();
    await waitFor(() => expect(heading()).toHaveTextContent('We have your receipt'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Cancel this order')).not.toBeInTheDocument();
    expect(await storedOrders(api)).toMatchObject([{ status: 'Payment Submitted' }]);
  });
});

test('an order of an API without these fields has neither history nor cancel', async () => {
  const orderId = await givenAnOrder();
  api.responds(orderCalls.orderdetail, async (_, respond) => {
    const body = (await (await respond()).json()) as { orderDetail: Record<string, unknown> };
    const { history: _h, canCancel: _c, note: _n, ...orderDetail } = body.orderDetail;
    return Response.json({ ...body, orderDetail });
  });
  await sendReceipt(orderId);
  await open(orderId);
  expect(steps()).toEqual(['Ordered  (done)', 'Receipt sent  (now)', 'Payment confirmed  (next)']);
  expect(screen.queryByText('Cancel this order')).not.toBeInTheDocument();
});
