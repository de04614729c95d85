import type { OrderOnWire } from '@kedai/contract/calls/order';
import { orderCalls } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { formatTimeLeft } from '@kedai/ui/feedback/Countdown';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { insertOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { Orders } from './Orders';

const api = serveApi();

const DAY_MS = 24 * 60 * 60 * 1000;
/** 21 November 2026, 11:00 in Kuala Lumpur */
const NOON = Date.UTC(2026, 10, 21, 3);

function order(parts: Partial<OrderOnWire> = {}): OrderOnWire {
  return {
    id: 'AAAA-0001',
    date: NOON,
    status: 'Order Placed',
    paymentMethod: 'tng',
    items: [
      {
        id: 'shirt',
        name: 'Linen Shirt',
        image: ['/pictures/shirt-1.svg'],
        price: '89.90',
        quantity: 2,
        feature: 'M',
      },
      { id: 'tote', name: 'Canvas Tote', image: [], price: 25, quantity: 1, feature: '' },
    ],
    address: { firstName: 'Aina', lastName: 'Rahman' },
    price: { productPrice: '204.80', shippingPrice: '10.00' },
    ...parts,
  };
}

async function openWithOrders(...orders: readonly OrderOnWire[]) {
  await api.signUp();
  api.succeeds(orderCalls.userorders, { orders });
  const app = renderApp(<Orders />, { route: '/orders' });
  await screen.findAllByRole('listitem');
  return app;
}

describe('MY ORDERS', () => {
  test('shows the newest first, with date, method, status and total', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOON + 30 * 60 * 1000);
    await openWithOrders(order({ id: 'OLD', date: NOON - DAY_MS }), order({ id: 'NEW' }));
    const cards = screen.getAllByRole('listitem', { name: /^Order / });
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Order NEW',
      'Order OLD',
    ]);
    const newest = within(screen.getByRole('listitem', { name: 'Order NEW' }));
    expect(newest.getByText('Order NEW')).toBeInTheDocument();
    expect(newest.getByText('21/11/2026')).toBeInTheDocument();
    expect(newest.getByText('Touch n Go eWallet')).toBeInTheDocument();
    expect(newest.getByText('Order Placed')).toBeInTheDocument();
    expect(newest.getByText('RM10.00')).toBeInTheDocument();
    expect(newest.getByText('RM214.80')).toBeInTheDocument();
    const item = newest.getByRole('listitem');
    expect(item.querySelector('img')?.getAttribute('src')).toContain('/pictures/shirt-1');
    expect(within(item).getByText('Linen Shirt')).toBeInTheDocument();
    expect(within(item).getByText('M')).toBeInTheDocument();
    expect(item).toHaveTextContent('Qty 2 × RM89.90');
    expect(within(item).getByText('RM179.80')).toBeInTheDocument();
    expect(newest.getByRole('timer')).toHaveTextContent(
      formatTimeLeft(PAYMENT_WINDOW_MS - 30 * 60 * 1000),
    );
  });

  test('shows the chosen service and slot if the order has them', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOON);
    const slot = { calendarDate: '2026-11-21', deliveryTime: '10:00 - 11:00' };
    await openWithOrders(
      order({ id: 'A', selection: { serviceType: 'pickup', ...slot } }),
      order({
        id: 'B',
        selection: {
          serviceType: 'delivery',
          deliveryAddress: '1 Jalan Ampang',
          ...slot,
          calendarDate: '2099-12-31',
        },
      }),
      order({ id: 'C' }),
      order({ id: 'D', status: 'Order Cancelled', selection: { serviceType: 'pickup', ...slot } }),
    );
    const card = (id: string) => screen.getByRole('listitem', { name: `Order ${id}` });
    expect(card('A')).toHaveTextContent(/Pick Up Sat, 21 Nov, 10:00 - 11:00/);
    const delivered = 'You chose Pick Up, but orders can only be delivered';
    expect(card('A')).toHaveTextContent(delivered);
    // The note comes before the chosen service.
    expect(card('A')).toHaveTextContent(/can only be delivered.*Date.*Pick Up Sat/);
    expect(card('B')).not.toHaveTextContent(delivered);
    expect(card('D')).not.toHaveTextContent(delivered);
    expect(card('B')).toHaveTextContent(/Delivery Thu, 31 Dec 2099, 10:00 - 11:00/);
    expect(card('C')).not.toHaveTextContent(/Pick Up|Delivery/);
  });

  test('links to the page of an order with a history, and asks for a new receipt after a refusal', async () => {
    const event = { at: NOON, by: { kind: 'staff' }, status: '' } as const;
    await openWithOrders(
      order({ id: 'A', history: [{ ...event, act: 'refuse' }] }),
      order({ id: 'B', status: 'Out for Delivery', history: [{ ...event, act: 'confirm' }] }),
      order({ id: 'C', status: 'Order Cancelled', history: [{ ...event, act: 'cancel' }] }),
    );
    const card = (id: string) => within(screen.getByRole('listitem', { name: `Order ${id}` }));
    expect(card('A').getByText('Your receipt was not accepted')).toBeVisible();
    expect(card('A').queryByRole('timer')).not.toBeInTheDocument();
    expect(card('A').getByText('Make Payment')).toHaveAttribute('href', '/checkout/A');
    expect(card('B').getByText('Track Order')).toHaveAttribute('href', '/checkout/B');
    expect(card('C').getByText('View Order')).toHaveAttribute('href', '/checkout/C');
  });

  test('shows the note of an order that has one', async () => {
    await openWithOrders(order({ note: 'Ring twice' }), order({ id: 'B' }));
    expect(screen.getByText('Ring twice').closest('p')).toHaveTextContent('Your note Ring twice');
    expect(screen.getAllByText('Your note')).toHaveLength(1);
  });

  test('shows the first item, and the others on demand', async () => {
    const { user } = await openWithOrders(order());
    expect(screen.queryByText('Canvas Tote')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(screen.getByText('Canvas Tote')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(screen.queryByText('Canvas Tote')).not.toBeInTheDocument();
  });

  test('prefills the chat with the seller with the order', async () => {
    await openWithOrders(order());
    const link = screen.getByRole('link', { name: 'Contact Seller' }).getAttribute('href') ?? '';
    const text = new URL(link).searchParams.get('text') ?? '';
    expect(link).toMatch(/^https:\/\/wa\.me\/60\d+\?text=/);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Name: Aina Rahman',
        'Date: 21/11/2026',
        'Amount: RM214.80',
        '- Linen Shirt (M) x 2',
        '- Canvas Tote x 1',
      ]),
    );
  });

  test.each([
    ['Order Placed', 'Make Payment'],
    ['Payment Submitted', 'Track Order'],
    ['Order Cancelled', null],
    ['Delivered', null],
  ])('%s has the link %s', async (status, name) => {
    const items = order().items.slice(0, 1);
    await openWithOrders(order({ status, items }));
    expect(screen.getByText(status)).toBeInTheDocument();
    const links = screen.queryAllByRole('link', { name: /Make Payment|Track Order/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      name === null ? [] : [[name, '/checkout/AAAA-0001']],
    );
    // A single item has no toggle.
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  test('shows the new status of an order when the shopper returns to the page', async () => {
    await openWithOrders(order());
    api.succeeds(orderCalls.userorders, { orders: [order({ status: 'Delivered' })] });
    const refetch = api.waits(orderCalls.userorders);
    const before = api.sent(orderCalls.userorders).length;
    fireEvent.focus(window);
    await waitFor(() => expect(api.sent(orderCalls.userorders)).toHaveLength(before + 1));
    // The previous orders stay visible during the refetch.
    expect(screen.getByText('Order Placed')).toBeVisible();
    refetch.release();
    expect(await screen.findByText('Delivered')).toBeVisible();
  });

  test('the three known statuses and all others have a colour each', async () => {
    const statuses = [
      'Order Placed',
      'Payment Submitted',
      'Order Cancelled',
      'Delivered',
      'Packed',
    ];
    await openWithOrders(...statuses.map((status, index) => order({ id: `N${index}`, status })));
    const backgrounds = statuses.map(
      (status) => getComputedStyle(screen.getByText(status)).backgroundColor,
    );
    expect(backgrounds).not.toContain('');
    expect(new Set(backgrounds.slice(0, 4)).size).toBe(4);
    expect(backgrounds[4]).toBe(backgrounds[3]);
  });
});

describe('pages of MY ORDERS', () => {
  /** Signs up a customer with this many orders, `N01` the newest. */
  async function givenOrders(count: number): Promise<void> {
    await api.signUp();
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await insertOrders(
      api,
      numbers.map((number) => ({ id: `N${String(number).padStart(2, '0')}`, ageMs: number })),
    );
  }

  const open = (route = '/orders') => renderApp(<Orders />, { route });
  const shownCount = () => screen.queryAllByRole('listitem', { name: /^Order / }).length;
  const more = () => screen.findByRole('button', { name: 'Show more orders' });
  const shown = (text: string) =>
    waitFor(() => expect(screen.getByText(/ of \d+ orders$/)).toHaveTextContent(text));

  test('Show more orders reaches every order; the URL has their number', async () => {
    await givenOrders(23);
    const { user, location, unmount } = open();
    await shown('10 of 23 orders');
    expect(shownCount()).toBe(10);
    await user.click(await more());
    await shown('20 of 23 orders');
    await user.click(await more());
    await shown('23 of 23 orders');
    expect(screen.getByRole('listitem', { name: 'Order N23' })).toBeVisible();
    expect(shownCount()).toBe(23);
    expect(screen.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument();
    // The focus was on the button.
    await user.tab({ shift: true });
    expect(document.activeElement?.closest('li')).toHaveAccessibleName('Order N23');
    expect(location().search).toBe('?pages=3');
    unmount();
    open('/orders?pages=2');
    await shown('20 of 23 orders');
  });

  test('few orders have neither a count nor a button', async () => {
    await givenOrders(10);
    open();
    await waitFor(() => expect(shownCount()).toBe(10));
    expect(screen.queryByText(/ of \d+ orders$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument();
  });

  test('a page that fails can be retried, and the orders above stay', async () => {
    await givenOrders(12);
    const { user } = open();
    const button = await more();
    const broken = api.fails(orderCalls.userorders);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('More orders could not be loaded.');
    expect(shownCount()).toBe(10);
    broken.mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('12 of 12 orders');
  });

  test('a new order appears on return to the page, and no order is lost or shown twice', async () => {
    await givenOrders(12);
    const { user } = open();
    await user.click(await more());
    await shown('12 of 12 orders');
    const added = Array.from({ length: 9 }, (_, index) => ({ id: `NEW${index}`, ageMs: 0 }));
    await insertOrders(api, added);
    fireEvent.focus(window);
    await shown('20 of 21 orders');
    await user.click(await more());
    await shown('21 of 21 orders');
    expect(shownCount()).toBe(21);
  });

  test('an API without pages shows all its orders', async () => {
    const all = Array.from({ length: 120 }, (_, index) => order({ id: `A${index}` }));
    await openWithOrders(...all);
    expect(shownCount()).toBe(120);
    expect(screen.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument();
  });

  test('an API that ignores which page is asked for does not repeat its orders', async () => {
    await api.signUp();
    const listed = ['A', 'B'].map((id) => order({ id }));
    api.succeeds(orderCalls.userorders, { orders: listed, olderOrders: 1 });
    const { user } = open();
    await user.click(await more());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument(),
    );
    expect(shownCount()).toBe(2);
  });
});
