import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { actElsewhere, givenOrder, openCounter, returnToPage } from '../../testing/counter';

const api = serveApi();
const toasts = collectToasts();

const { paymentSubmitted: expected } = ORDER_STATUS;
const confirmedElsewhere = { act: 'confirm', expected } as const;

beforeEach(() => api.signInStaff());

/** An order whose receipt waits. @returns its id */
async function givenReceipt(email?: string): Promise<string> {
  const { orderId, sendReceipt } = await givenOrder(api, email);
  await sendReceipt();
  return orderId;
}

const card = (orderId: string) => screen.findByRole('article', { name: `Order ${orderId}` });
const press = async (orderId: string, name: string) =>
  fireEvent.click(within(await card(orderId)).getByRole('button', { name }));
const left = (orderId: string) =>
  waitFor(() =>
    expect(screen.queryByRole('article', { name: `Order ${orderId}` })).not.toBeInTheDocument(),
  );

test('receipts wait, the oldest first; a confirmed one goes, and the next has the focus', async () => {
  const first = await givenReceipt();
  const second = await givenReceipt('two@example.com');
  openCounter();
  const oldest = await card(first);
  expect(screen.getAllByRole('article')[0]).toBe(oldest);
  expect(screen.getByText('2 receipts wait, the oldest first.')).toBeVisible();
  expect(document.title).toBe('(2) Payments · Counter');
  expect(oldest).toHaveTextContent('RM214.80Aina Rahman');
  within(oldest).getByRole('button', { name: 'Confirm' }).focus();
  await press(first, 'Confirm');
  await left(first);
  expect(toasts()).toContain(
    `announced: Payment confirmed: ${first}. You can undo it for 20 seconds.`,
  );
  expect(await card(second)).toHaveFocus();
  await press(second, 'Confirm');
  expect(await screen.findByRole('heading', { name: 'No receipt waits' })).toBeVisible();
});

test('a new receipt appears by itself, and is announced', async () => {
  openCounter();
  await screen.findByRole('heading', { name: 'No receipt waits' });
  const orderId = await givenReceipt();
  returnToPage();
  expect(await card(orderId)).toBeVisible();
  expect(toasts().join()).toContain('announced: 1 new receipt');
  await actElsewhere(api, orderId, confirmedElsewhere);
  returnToPage();
  await left(orderId);
  expect(toasts()).toContain(`announced: Order ${orderId} no longer waits.`);
});

test('a refusal needs a reason, which is asked for beside its field; blanks are none', async () => {
  const orderId = await givenReceipt();
  const user = openCounter();
  await press(orderId, 'Refuse');
  expect(screen.getByRole('heading', { name: 'Refuse receipt' })).toHaveFocus();
  await press(orderId, 'Refuse receipt');
  const reasons = screen.getByRole('group', { name: 'Why is the receipt refused?' });
  expect(reasons).toHaveAccessibleDescription('Choose a reason.');
  expect(within(reasons).getAllByRole('radio')[0]).toHaveFocus();

  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  const words = screen.getByRole('textbox', { name: 'Words for the customer' });
  await user.type(words, '   ');
  await press(orderId, 'Refuse receipt');
  expect(words).toHaveAccessibleDescription(/^Enter the reason\./);
  expect(words).toHaveFocus();
  expect(api.sent(counterOrderCalls.act)).toEqual([]);

  await user.type(words, 'Paid to another shop');
  await press(orderId, 'Refuse receipt');
  await left(orderId);
  expect(api.bodies(counterOrderCalls.act)).toEqual([
    {
      act: 'refuse',
      orderId,
      expected,
      receipt: expect.stringContaining('/api/counter/receipt/'),
      reason: 'other',
      text: '   Paid to another shop',
    },
  ]);
});

test('when somebody else was faster, the card says who did what, and nothing typed is lost', async () => {
  const orderId = await givenReceipt();
  const user = openCounter();
  await press(orderId, 'Refuse');
  await user.click(screen.getByRole('radio', { name: 'Another amount was paid' }));
  const words = screen.getByRole('textbox', { name: 'Words for the customer' });
  await user.type(words, 'RM4 are missing');
  await actElsewhere(api, orderId, confirmedElsewhere);
  returnToPage();
  expect(await within(await card(orderId)).findByText(/no longer waits/)).toBeVisible();
  await press(orderId, 'Refuse receipt');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Osman confirmed the payment/);
  expect(words).toHaveValue('RM4 are missing');
  await press(orderId, 'Back');
  await left(orderId);
});

test('an act whose response is lost is repeated with its key, and done once', async () => {
  const orderId = await givenReceipt();
  openCounter();
  await card(orderId);
  api.fails(counterOrderCalls.act, 'offline', { once: true });
  await press(orderId, 'Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop could not be reached.');
  await press(orderId, 'Confirm');
  await left(orderId);
  const [first, second] = api.sent(counterOrderCalls.act);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('without a connection the receipts stay, with the time of their loading', async () => {
  const orderId = await givenReceipt();
  openCounter();
  await card(orderId);
  const { mend } = api.fails(counterDayCalls.changes);
  returnToPage();
  // While an earlier request still runs, the next poll notices it.
  const nextPoll = { timeout: 6_000 };
  expect(await screen.findByText(/What you see is from \d\d:\d\d\./, {}, nextPoll)).toBeVisible();
  expect(await card(orderId)).toBeVisible();
  mend();
  returnToPage();
  await waitFor(() => expect(screen.queryByText(/What you see/)).not.toBeInTheDocument(), nextPoll);
});

test('receipts that could not be loaded are tried again by themselves', async () => {
  const orderId = await givenReceipt();
  const { mend } = api.fails(counterOrderCalls.waitingReceipts, 502);
  openCounter();
  expect(
    await screen.findByRole('heading', { name: 'The receipts could not be loaded' }),
  ).toBeVisible();
  // Once for the page, once for the first version of what the counter asks for.
  await waitFor(() => expect(api.sent(counterOrderCalls.waitingReceipts)).toHaveLength(2));
  mend();
  expect(
    await screen.findByRole('article', { name: `Order ${orderId}` }, { timeout: 8_000 }),
  ).toBeVisible();
});

test('a session that ends asks for the passkey over the page, which keeps what was typed', async () => {
  const orderId = await givenReceipt();
  const user = openCounter();
  await press(orderId, 'Refuse');
  await user.click(screen.getByRole('radio', { name: 'The picture cannot be read' }));
  await user.type(screen.getByRole('textbox', { name: 'Words for the customer' }), 'Blurred');
  const { mend } = api.refuses(counterOrderCalls.act, 'not-signed-in');
  await press(orderId, 'Refuse receipt');
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(within(dialog).getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
  expect(screen.getByDisplayValue('Blurred')).toBeInTheDocument();
  mend();
});

test('a picture that is gone says so, and its receipt can still be confirmed', async () => {
  const orderId = await givenReceipt();
  openCounter();
  const picture = within(await card(orderId)).getByRole('button', { name: /^Enlarge/ });
  for (const image of picture.querySelectorAll('img')) fireEvent.error(image);
  expect(within(await card(orderId)).getByText('Picture missing')).toBeVisible();
  await press(orderId, 'Confirm');
  await left(orderId);
});

test('a picture is enlarged, and zoomed by keys', async () => {
  const orderId = await givenReceipt();
  const user = openCounter();
  await press(orderId, `Enlarge the receipt of order ${orderId}`);
  const picture = await screen.findByRole('img', { name: `Receipt of order ${orderId}` });
  const dialog = screen.getByRole('dialog', { name: 'Receipt' });
  expect(dialog).toHaveTextContent('RM214.80');
  await user.keyboard('++');
  expect(picture).toHaveStyle({ height: '225%' });
  await user.keyboard('-');
  expect(picture).toHaveStyle({ height: '150%' });
  await user.keyboard('0');
  expect(picture).toHaveStyle({ height: '100%' });
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
});
