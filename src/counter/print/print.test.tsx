import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { screen, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { givenOrder, openCounter } from '../../testing/counter';

const api = serveApi();
beforeEach(() => api.signInStaff());

const open = (ids: readonly string[], as = 'slips') =>
  openCounter(`/print?orders=${ids.join(',')}&as=${as}`);

test('packing slips with and without prices, and the pick list, are chosen and printed', async () => {
  const one = await givenOrder(api, 'one@shopper.example');
  const other = await givenOrder(api, 'other@shopper.example');
  const ids = [one.orderId, other.orderId];
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = open(ids);
  expect(await screen.findByRole('heading', { name: 'Print 2 orders' })).toBeVisible();
  const slips = screen.getAllByRole('article');
  expect(slips).toHaveLength(2);
  for (const slip of slips) {
    expect(slip).toHaveTextContent('Kain Roti Sdn Bhd, 202601001234 (1512345-A)');
    expect(slip).toHaveTextContent(/Receiver.*Phone.*Address/);
    expect(slip).not.toHaveTextContent('RM');
  }

  await user.click(screen.getByRole('radio', { name: 'Packing slips with prices' }));
  expect(screen.getByRole('article', { name: `Order ${one.orderId}` })).toHaveTextContent(
    /Total\s*RM214\.80/,
  );

  await user.click(screen.getByRole('radio', { name: 'Pick list' }));
  const list = screen.getByRole('article', { name: 'Pick list' });
  expect(list).toHaveTextContent('for 2 orders');
  for (const id of ids) expect(list).toHaveTextContent(id);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the order that is not found is named; the others are shown', async () => {
  const { orderId } = await givenOrder(api);
  open([orderId, 'NONE'], 'slips-with-prices');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Order NONE was not found. It is not printed.',
  );
  expect(screen.getByRole('article', { name: `Order ${orderId}` })).toHaveTextContent('RM');
});

test('a failure is shown, and loaded again by a press', async () => {
  const { orderId } = await givenOrder(api);
  api.fails(counterDayCalls.ordersToPrint, 502, { once: true });
  const user = open([orderId]);
  const main = within(screen.getByRole('main'));
  expect(
    await main.findByRole('heading', { name: 'The orders could not be loaded' }),
  ).toBeVisible();
  await user.click(main.getByRole('button', { name: /try again/i }));
  expect(await main.findByRole('article', { name: `Order ${orderId}` })).toBeVisible();
});

test('an address without orders says so', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'There is nothing to print' })).toBeVisible();
});
