import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { actElsewhere, givenOrder, openCounter, returnToPage } from '../../testing/counter';
import { callApi } from '../../testing/testServer';

const api = serveApi();
const toasts = collectToasts();

const { placed, paymentConfirmed, ready } = ORDER_STATUS;

beforeEach(() => {
  api.sendDateHeader();
  return api.signInStaff();
});

/** An order that is paid, as the queue shows it. @returns its id */
async function givenPaid(email?: string): Promise<string> {
  const { orderId } = await givenOrder(api, email);
  await actElsewhere(api, orderId, { act: 'confirm', expected: placed, text: 'Cash' });
  return orderId;
}

const openQueue = () => openCounter('/orders');
const card = (orderId: string) => screen.findByRole('article', { name: `Order ${orderId}` });
const button = async (orderId: string, name: string) =>
  within(await card(orderId)).findByRole('button', { name });
const press = async (orderId: string, name: string) => fireEvent.click(await button(orderId, name));
const tick = async (orderId: string) => within(await card(orderId)).getByRole('checkbox');
const left = (orderId: string) =>
  waitFor(() =>
    expect(screen.queryByRole('article', { name: `Order ${orderId}` })).not.toBeInTheDocument(),
  );

test('a card says what to pack for whom, and takes one step after the other, each of which can be undone', async () => {
  const orderId = await givenPaid();
  openQueue();
  const shown = await card(orderId);
  for (const fact of [
    orderId,
    'Aina Rahman',
    '2 × Linen Shirt, M',
    '1 × ',
    paymentConfirmed,
    'RM214.80',
  ])
    expect(shown).toHaveTextContent(fact);
  expect(within(shown).getByRole('link', { name: 'WhatsApp to Aina Rahman' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`Order ${orderId}: ${paymentConfirmed}`)),
  );
  (await button(orderId, 'Ready')).focus();
  await press(orderId, 'Ready');
  expect(await button(orderId, 'Out for delivery')).toHaveFocus();
  expect(shown).toHaveTextContent(ready);

  await press(orderId, 'Out for delivery');
  expect(await button(orderId, 'Complete')).toBeVisible();
  // Only the last step of an order can be undone.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await button(orderId, 'Out for delivery')).toBeVisible();
  expect(toasts.visible()).toContain(`success: Undone: ${orderId}`);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an order that is completed goes, and the next one has the focus', async () => {
  const first = await givenPaid();
  const second = await givenPaid('two@example.com');
  await actElsewhere(api, first, { act: 'out-for-delivery', expected: paymentConfirmed });
  openQueue();
  (await button(first, 'Complete')).focus();
  await press(first, 'Complete');
  await left(first);
  expect(await card(second)).toHaveFocus();
});

test('the second click of a double click takes no further step', async () => {
  const orderId = await givenPaid();
  const user = openQueue();
  await user.dblClick(await button(orderId, 'Ready'));
  expect(await button(orderId, 'Out for delivery')).toBeVisible();
  expect(api.sent(counterOrderCalls.act)).toHaveLength(1);
});

test('a step whose answer was lost is shown as done, and can be undone', async () => {
  const orderId = await givenPaid();
  openQueue();
  api.loses(counterOrderCalls.act, { once: true });
  await press(orderId, 'Ready');
  expect(await button(orderId, 'Out for delivery')).toBeEnabled();
  expect(within(await card(orderId)).queryByRole('alert')).not.toBeInTheDocument();
  expect(api.sent(counterOrderCalls.act)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await button(orderId, 'Ready')).toBeVisible();
});

test('a step with an unknown outcome is not offered again once the order is seen to have changed', async () => {
  const orderId = await givenPaid();
  openQueue();
  await card(orderId);
  api.loses(counterOrderCalls.act, { once: true });
  const { mend } = api.fails(counterOrderCalls.counterOrder);
  const queue = api.fails(counterDayCalls.queue);
  await press(orderId, 'Ready');
  expect(await within(await card(orderId)).findByRole('alert')).toBeVisible();
  mend();
  queue.mend();
  returnToPage();
  expect(await button(orderId, 'Out for delivery')).toBeVisible();
  expect(within(await card(orderId)).queryByRole('alert')).not.toBeInTheDocument();
});

test('the last step can be undone from the page of the order after a reload', async () => {
  const orderId = await givenPaid();
  openQueue();
  await press(orderId, 'Ready');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  cleanup();
  openCounter(`/orders/${orderId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`Undone: ${orderId}`)).toBeInTheDocument();
});

test('with several at once, what fails stays ticked with its reason, and Undo undoes the others', async () => {
  const orders = [
    await givenPaid(),
    await givenPaid('two@example.com'),
    await givenPaid('three@example.com'),
  ] as const;
  const [first, second, third] = orders;
  openQueue();
  for (const orderId of orders) fireEvent.click(await tick(orderId));
  expect(screen.getByRole('link', { name: 'Print slips' })).toHaveAttribute(
    'href',
    `/print?orders=${orders.join(',')}&as=slips`,
  );
  await actElsewhere(api, third, { act: 'ready', expected: paymentConfirmed });
  const together = screen.getByRole('group', { name: 'With the ticked orders' });
  fireEvent.click(within(together).getByRole('button', { name: 'Ready' }));
  expect(await within(await card(third)).findByRole('alert')).toHaveTextContent(/^Osman /);
  await waitFor(async () => expect(await tick(first)).not.toBeChecked());
  expect(await tick(second)).not.toBeChecked();
  expect(await tick(third)).toBeChecked();
  const untick = screen.getByRole('button', { name: 'Untick all' });
  untick.focus();
  fireEvent.click(untick);
  expect(await card(third)).toHaveFocus();

  expect(toasts()).toContain('announced: Ready: 2 orders. You can undo it for 20 seconds.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await button(first, 'Ready')).toBeVisible();
  expect(await button(second, 'Ready')).toBeVisible();
});

test('an order that somebody else has cancelled keeps its card until the reason has been read', async () => {
  const orderId = await givenPaid();
  openQueue();
  await button(orderId, 'Ready');
  const refund = { amount: '214.80', how: 'Cash', isGiven: true };
  await actElsewhere(api, orderId, {
    act: 'cancel',
    expected: paymentConfirmed,
    text: 'Sold out',
    refund,
  });
  await press(orderId, 'Ready');
  expect(await within(await card(orderId)).findByRole('alert')).toHaveTextContent(
    /^Osman cancelled/,
  );
  await press(orderId, 'Close');
  await left(orderId);
});

test('what others do appears by itself, and is announced', async () => {
  openQueue();
  await screen.findByRole('heading', { name: 'No order waits' });
  const orderId = await givenPaid();
  returnToPage();
  expect(await button(orderId, 'Ready')).toBeVisible();
  await waitFor(() => expect(toasts()).toContain('announced: New order'));
  expect(screen.getByRole('link', { name: 'Orders 1' })).toHaveAttribute('aria-current', 'page');
  await actElsewhere(api, orderId, { act: 'ready', expected: paymentConfirmed });
  returnToPage();
  await button(orderId, 'Out for delivery');
  expect(toasts()).toContain(`announced: Order ${orderId} is now: ${ready}.`);
});

test('orders follow page by page', async () => {
  const orderId = await givenPaid();
  const { body: queue } = await callApi(counterDayCalls.queue, {});
  const [order] = queue.orders as [object];
  api.responds(counterDayCalls.queue, ({ body }) => {
    const first = Number(Object(body).page) * 50;
    const orders = Array.from({ length: first === 0 ? 50 : 2 }, (_, index) => ({
      ...order,
      id: `${orderId}-${first + index}`,
    }));
    return Response.json({ success: true, orders, count: 52 });
  });
  openQueue();
  fireEvent.click(await screen.findByRole('button', { name: 'More orders (2)' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(52));
  expect(screen.queryByRole('button', { name: /^More orders/ })).not.toBeInTheDocument();
});

test('the screen stays on while the queue is open and visible', async () => {
  const release = jest.fn();
  const request = jest.fn().mockResolvedValue({ release });
  Object.assign(navigator, { wakeLock: { request } });
  openQueue();
  await screen.findByRole('heading', { name: 'No order waits' });
  expect(request).toHaveBeenCalledTimes(1);
  fireEvent(document, new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect(release).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, 'wakeLock');
});
