import { orderCalls } from '@kedai/contract/calls/order';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { formatTimeLeft } from '@kedai/ui/feedback/Countdown';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pickupBranch } from '../../shop/pickupBranch';
import { serveApi } from '../../testing/apiServer';
import { createOrder, setOrderStatus, storedOrders, updateOrder } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { paymentText } from '../../text/order/checkout';
import { Payment } from './Payment';

const api = serveApi();

const HOUR_MS = 60 * 60 * 1000;

async function givenAnOrder(): Promise<string> {
  await api.signUp();
  return createOrder();
}

async function open(orderId: string) {
  const app = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  await waitFor(() => expect(heading()).not.toBe('Loading your order'));
  return app;
}

const heading = () => document.querySelector('h1')?.textContent;
const link = (text: string | RegExp) => screen.getByText(text).closest('a');

describe('an order that waits for its payment', () => {
  test('shows recipient, products, amount, how to pay and the deadline', async () => {
    const orderId = await givenAnOrder();
    const selection = {
      serviceType: 'delivery',
      deliveryAddress: '3 Jalan Mawar, Ipoh',
      calendarDate: '2026-11-22',
      deliveryTime: '10:00 - 11:00',
    } as const;
    await updateOrder(api, orderId, { selection });
    const [order] = await storedOrders(api);
    expect(order?.id).toBe(orderId);
    jest.spyOn(Date, 'now').mockReturnValue(api.world.clock.now() + 60_000);
    await open(orderId);
    expect(heading()).toBe('Your order is almost complete');

    const information = screen.getByText('Order information').closest('section') as HTMLElement;
    const pairs = [...information.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(pairs).toEqual([
      ['Email', ADDRESS.email],
      ['Phone', ADDRESS.phone],
      ['Name', `${ADDRESS.firstName} ${ADDRESS.lastName}`],
      ['Street', ADDRESS.street],
      ['Zipcode', ADDRESS.zipcode],
      ['City', ADDRESS.city],
      ['State', ADDRESS.state],
      ['Country', ADDRESS.country],
    ]);
    expect(screen.getByText(ADDRESS.street).closest('bdi')).not.toBeNull();
    expect(screen.getByText('10:00 - 11:00')).toBeInTheDocument();
    expect(screen.getByText('3 Jalan Mawar, Ipoh').closest('bdi')).not.toBeNull();
    expect(screen.queryByText(/we deliver to the address above/)).not.toBeInTheDocument();

    const pending = screen.getByText('Pending payment').closest('section') as HTMLElement;
    expect(pending).toHaveTextContent('RM214.80');
    const yellow = getComputedStyle(screen.getByText('Order Placed')).backgroundColor;
    expect(yellow).not.toBe('');
    expect(getComputedStyle(pending).backgroundColor).toBe(yellow);
    await within(pending).findByText(formatTimeLeft(PAYMENT_WINDOW_MS - 60_000));

    expect(screen.getByText('Scan QR Code and make payment')).toBeInTheDocument();
    expect(screen.getByAltText(/KAIN ROTI SDN BHD/)).toBeInTheDocument();
    expect(screen.getByText('Amount to pay').nextSibling).toHaveTextContent('RM214.80');
    expect(link('Save QR code')).toHaveAttribute('href', '/qr/clothing.png');
    expect(link('Save QR code')).toHaveAttribute('download', expect.stringMatching(/\.png$/));
    expect(screen.getByText(/This code is an example.*PAYMENT_QR/)).toBeVisible();

    expect(screen.getByText('To verify your payment')).toBeInTheDocument();
    expect(screen.getByText('Upload TNG receipt')).toBeInTheDocument();
    expect(screen.getByText('JPEG, JPG & PNG')).toBeInTheDocument();
    expect(screen.getByLabelText(/Drag your screenshot here/)).toHaveAttribute('accept', 'image/*');

    expect(screen.getByText('Products summary')).toBeInTheDocument();
    expect(screen.getByText('Linen Shirt')).toBeInTheDocument();
    expect(screen.getByText('Canvas Tote')).toBeInTheDocument();
    const totals = within(screen.getByText('CART TOTALS').closest('section') as HTMLElement);
    expect(totals.getByText('Subtotal').nextElementSibling).toHaveTextContent('RM204.80');
    expect(totals.getByText('Shipping Fee').nextElementSibling).toHaveTextContent('RM10.00');
    expect(totals.getByText('Total').nextElementSibling).toHaveTextContent('RM214.80');
    const support = link(/Need help\? Contact us/)?.getAttribute('href') ?? '';
    expect(decodeURIComponent(support)).toMatch(
      new RegExp(`^https://wa\\.me/60\\d+\\?text=.*${orderId}`),
    );
  });

  test('for which pick up was chosen says that it is delivered', async () => {
    const orderId = await givenAnOrder();
    const slot = { calendarDate: '2026-11-22', deliveryTime: '10:00 - 11:00' };
    await updateOrder(api, orderId, { selection: { serviceType: 'pickup', ...slot } });
    await open(orderId);
    expect(screen.getByText(/we deliver to the address above/)).toBeInTheDocument();
    expect(screen.getByText(pickupBranch.address).closest('bdi')).not.toBeNull();
  });

  test('without a phone shows N/A', async () => {
    const orderId = await givenAnOrder();
    const { phone: _, ...address } = ADDRESS;
    api.succeeds(orderCalls.orderdetail, {
      orderDetail: {
        id: orderId,
        date: Date.now(),
        status: 'Order Placed',
        paymentMethod: 'tng',
        items: [],
        address,
        price: { productPrice: '1.00', shippingPrice: '2.00' },
      },
    });
    await open(orderId);
    expect(screen.getByText('Phone').nextElementSibling).toHaveTextContent('N/A');
  });

  test('still accepts a receipt after the deadline', async () => {
    const orderId = await givenAnOrder();
    jest.spyOn(Date, 'now').mockReturnValue(api.world.clock.now() + PAYMENT_WINDOW_MS + HOUR_MS);
    await open(orderId);
    expect(await screen.findByText(paymentText.windowOver)).toBeInTheDocument();
    expect(screen.getByText('SUBMIT').closest('button')).toBeEnabled();
  });

  test('by card needs no receipt, also after the deadline, and links to the cart to pay again', async () => {
    const orderId = await givenAnOrder();
    await updateOrder(api, orderId, { paymentMethod: 'stripe' });
    jest.spyOn(Date, 'now').mockReturnValue(api.world.clock.now() + PAYMENT_WINDOW_MS + HOUR_MS);
    await open(orderId);
    expect(screen.getByText(/^This order is paid by card/)).toBeInTheDocument();
    expect(link('View your cart')).toHaveAttribute('href', '/cart');
    expect(screen.getByText('Pending payment')).toBeInTheDocument();
    expect(await screen.findByText(paymentText.windowOverByCard)).toBeInTheDocument();
    for (const absent of ['Scan QR Code and make payment', 'SUBMIT', /receipt/])
      expect(screen.queryByText(absent)).not.toBeInTheDocument();
  });

  test('shows a new status when the shopper returns to the page', async () => {
    const orderId = await givenAnOrder();
    const { store } = await open(orderId);
    // The order may load before the session check is done.
    await waitFor(() => expect(store.getState().session.status).toBe('customer'));
    await setOrderStatus(api, orderId, 'Order Cancelled');
    fireEvent.focus(window);
    expect(await screen.findByText('Order Cancelled')).toBeVisible();
    expect(screen.queryByText('Upload TNG receipt')).not.toBeInTheDocument();
  });
});

test.each([
  ['Order Cancelled', 'This order was cancelled'],
  ['Delivered', 'Your order'],
])('an order with the status %s is read only', async (status, title) => {
  const orderId = await givenAnOrder();
  await setOrderStatus(api, orderId, status);
  await open(orderId);
  expect(heading()).toBe(title);
  expect(screen.getByText(status)).toBeInTheDocument();
  expect(screen.queryByText('SUBMIT')).not.toBeInTheDocument();
});

test.each([
  ['a character that no shop can store', 'a\0b'],
  ['half a character', '\ud83d'],
  ['more letters than any id', 'x'.repeat(201)],
])('an order whose id has %s is not found, without a call', async (_what, orderId) => {
  await api.signUp();
  renderApp(<Payment orderId={orderId} />, { route: '/checkout/a' });
  expect(heading()).toBe('We could not find this order');
  expect(api.sent(orderCalls.orderdetail)).toEqual([]);
});

test('an order of another customer is not found', async () => {
  const orderId = await givenAnOrder();
  await api.signUp('ben@example.my');
  await open(orderId);
  expect(heading()).toBe('We could not find this order');
});
