import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { serveApi } from '../../testing/apiServer';
import { actElsewhere, givenOrder, openCounter, returnToPage } from '../../testing/counter';

const api = serveApi();
const toasts = collectToasts();

const { placed, paymentSubmitted, paymentConfirmed, ready, outForDelivery, completed } =
  ORDER_STATUS;

beforeEach(() => api.signInStaff('owner'));

const open = (orderId: string) => openCounter(`/orders/${orderId}`);
const steps = () => screen.findByRole('region', { name: 'Next step' });
const press = async (user: UserEvent, name: string) =>
  user.click(within(await steps()).getByRole('button', { name }));
const type = async (user: UserEvent, label: string, words: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, words);
};
/** Waits until the page shows a status beside the order's number. */
const shows = async (status: string) =>
  waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(status),
  );
const history = () => screen.getByRole('region', { name: 'History' });
const buttons = async () =>
  within(await steps())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('an order without a receipt is confirmed with a note, and goes through all steps', async () => {
  const { orderId } = await givenOrder(api);
  const user = open(orderId);
  await shows(placed);
  expect(screen.getByText('No receipt has been sent.')).toBeVisible();
  expect(await buttons()).toEqual(['Confirm payment', 'Cancel order']);

  await press(user, 'Confirm payment');
  await press(user, 'Confirm payment');
  expect(screen.getByRole('textbox', { name: 'How was it paid?' })).toHaveAccessibleDescription(
    /^Enter a note\./,
  );
  await type(user, 'How was it paid?', 'Cash at the counter');
  await type(user, 'Reference of the payment', 'C-17');
  await press(user, 'Confirm payment');
  await shows(paymentConfirmed);
  expect(history()).toHaveTextContent(
    /Payment confirmed.*Osman.*Reference C-17.*Cash at the counter/,
  );
  expect(toasts()).toContain(`announced: Order ${orderId} is now: ${paymentConfirmed}.`);

  const rest = { Ready: ready, 'Out for delivery': outForDelivery, Complete: completed };
  for (const [step, status] of Object.entries(rest)) {
    await press(user, step);
    await shows(status);
  }
  expect(await steps()).toHaveTextContent('Nothing is left to do.');
});

test('a cancelled order names its refund, and the owner reopens it', async () => {
  const { orderId, sendReceipt } = await givenOrder(api);
  await sendReceipt();
  const user = open(orderId);
  await shows(paymentSubmitted);
  await press(user, 'Cancel order');
  const amount = screen.getByRole('textbox', { name: 'Refund (RM)' });
  expect(amount).toHaveValue('214.80');
  await type(user, 'Refund (RM)', 'all of it');
  await press(user, 'Cancel order');
  expect(amount).toHaveAccessibleDescription(/^Enter an amount such as 25\.00\./);
  expect(screen.getByRole('textbox', { name: 'Why is it cancelled?' })).toHaveFocus();

  await type(user, 'Why is it cancelled?', 'Sold out');
  await type(user, 'Refund (RM)', '214.8');
  await type(user, 'How it is given back', 'DuitNow');
  await user.click(screen.getByRole('checkbox', { name: /has been given back/ }));
  await press(user, 'Cancel order');
  await shows(ORDER_STATUS.cancelled);
  expect(history()).toHaveTextContent(/Cancelled.*Refund RM214\.80 by DuitNow: given.*Sold out/);

  await press(user, 'Reopen order');
  await type(user, 'Why is it reopened?', 'Found one');
  await press(user, 'Reopen order');
  await shows(placed);
});

test('staff write notes, not blanks', async () => {
  const { orderId } = await givenOrder(api);
  const user = open(orderId);
  const note = await screen.findByRole('textbox', { name: 'Note for staff' });
  await user.type(note, '  ');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(note).toHaveAccessibleDescription(/^Enter a note\./);
  await user.type(note, 'A gift');
  api.fails(counterOrderCalls.addNote, 502, { once: true });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText(/The shop has a problem/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(history()).toHaveTextContent(/Note for staff.*Osman.*A gift/));
  expect(note).toHaveValue('');
});

test('a refused receipt stays beside the new one', async () => {
  const { orderId, sendReceipt } = await givenOrder(api);
  await sendReceipt();
  const refusal = { act: 'refuse', expected: paymentSubmitted, reason: 'not-readable' } as const;
  await actElsewhere(api, orderId, { ...refusal, text: 'Blurred' });
  await sendReceipt();
  open(orderId);
  expect(await screen.findByText('Earlier receipts')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Enlarge the receipt/ })).toHaveLength(2);
  expect(history()).toHaveTextContent(/Receipt refused: the picture cannot be read.*Blurred/);
});

test('what somebody else does meanwhile is shown, and a form that is open keeps its words', async () => {
  const { orderId, sendReceipt } = await givenOrder(api);
  await sendReceipt();
  const user = open(orderId);
  await shows(paymentSubmitted);
  await press(user, 'Cancel order');
  await type(user, 'Why is it cancelled?', 'Sold out');
  await type(user, 'How it is given back', 'DuitNow');
  await actElsewhere(api, orderId, { act: 'confirm', expected: paymentSubmitted });
  returnToPage();
  await shows(paymentConfirmed);
  expect(await steps()).toHaveTextContent(
    `This order has changed meanwhile. It is now: ${paymentConfirmed}.`,
  );
  await press(user, 'Cancel order');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You confirmed the payment|^Osman/);
  expect(screen.getByRole('textbox', { name: 'Why is it cancelled?' })).toHaveValue('Sold out');
  await press(user, 'Cancel order');
  await shows(ORDER_STATUS.cancelled);
});

test('an order that does not exist', async () => {
  open('NONE');
  expect(
    await screen.findByRole('heading', { name: 'The order could not be shown' }),
  ).toBeVisible();
});
