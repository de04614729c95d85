import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { shop } from '../../shop';
import { checkSession } from '../../store/checkSession';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import {
  createOrder,
  orderAddress,
  setOrderStatus,
  storedOrders,
  updateOrder,
} from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { screenshot } from '../../testing/screenshot';
import { Payment } from './Payment';

const api = serveApi();

const toasts = collectToasts();

async function givenAnOrder(): Promise<string> {
  await api.signUp();
  return createOrder();
}

const RIGHT = screenshot();

async function open(orderId: string) {
  const app = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  await screen.findByRole('heading', { level: 1, name: (name) => name !== 'Loading your order' });
  return app;
}

const choose = (app: Awaited<ReturnType<typeof open>>, file: File) =>
  app.user.upload(screen.getByLabelText(/Drag your screenshot here/), file);
const submit = (app: Awaited<ReturnType<typeof open>>) =>
  app.user.click(screen.getByRole('button', { name: 'SUBMIT' }));

describe('an order that waits for its payment', () => {
  test('shows the recipient, the amount, how to pay and the deadline', async () => {
    const orderId = await givenAnOrder();
    const [order] = await storedOrders(api);
    const placedAt = api.world.clock.now();
    jest.spyOn(Date, 'now').mockReturnValue(placedAt + 60_000);
    await open(orderId);
    expect(order?.id).toBe(orderId);
    expect(
      screen.getByRole('heading', { name: 'Your order is almost complete' }),
    ).toBeInTheDocument();
    expect(screen.getByText(orderAddress.phone)).toBeInTheDocument();
    expect(screen.getByText('Pending payment').parentElement).toHaveTextContent('RM214.80');
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1:59:00'));
    expect(screen.getByText('Scan QR Code and make payment')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /KAIN ROTI SDN BHD/ })).toBeInTheDocument();
    expect(screen.getByText('Order Placed')).toBeInTheDocument();
    expect(screen.getByText('Amount to pay').nextSibling).toHaveTextContent('RM214.80');
  });

  test('shows e-mail, phone, name and address', async () => {
    await open(await givenAnOrder());
    const pairs = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['Email', orderAddress.email],
        ['Phone', orderAddress.phone],
        ['Name', `${orderAddress.firstName} ${orderAddress.lastName}`],
        ['Street', orderAddress.street],
        ['Zipcode', orderAddress.zipcode],
        ['City', orderAddress.city],
        ['State', orderAddress.state],
        ['Country', orderAddress.country],
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Order information' })).toBeInTheDocument();
    expect(screen.getByText(orderAddress.street).closest('bdi')).not.toBeNull();
  });

  test.each([
    ['pickup', 1, shop.pickupBranch.address],
    ['delivery', 0, '3 Jalan Mawar, Ipoh'],
  ] as const)(
    'with %s chosen, says whether the order is delivered instead',
    async (serviceType, noteCount, address) => {
      const orderId = await givenAnOrder();
      const selection = {
        serviceType,
        deliveryAddress: '3 Jalan Mawar, Ipoh',
        calendarDate: '2026-11-22',
        deliveryTime: '10:00 - 11:00',
      };
      await updateOrder(api, orderId, { selection });
      await open(orderId);
      expect(screen.getByText('10:00 - 11:00')).toBeInTheDocument();
      expect(screen.queryAllByText(/we deliver to the address above/)).toHaveLength(noteCount);
      expect(screen.getByText(address).closest('bdi')).not.toBeNull();
    },
  );

  test('without a phone shows N/A', async () => {
    const orderId = await givenAnOrder();
    const { phone: _, ...address } = orderAddress;
    api.use(
      http.post('*/api/order/orderdetail', () =>
        HttpResponse.json({
          success: true,
          orderDetail: {
            id: orderId,
            date: Date.now(),
            status: 'Order Placed',
            paymentMethod: 'tng',
            items: [],
            address,
            price: { productPrice: '1.00', shippingPrice: '2.00' },
          },
        }),
      ),
    );
    await open(orderId);
    expect(screen.getByText('Phone').nextElementSibling).toHaveTextContent('N/A');
  });

  test('shows the products, the totals and the support link', async () => {
    const orderId = await givenAnOrder();
    await open(orderId);
    expect(screen.getByRole('heading', { name: 'Products summary' })).toBeInTheDocument();
    expect(screen.getByText('Linen Shirt')).toBeInTheDocument();
    expect(screen.getByText('Canvas Tote')).toBeInTheDocument();
    const totals = within(screen.getByText('CART TOTALS').closest('section') as HTMLElement);
    expect(totals.getByText('Subtotal').nextElementSibling).toHaveTextContent('RM204.80');
    expect(totals.getByText('Shipping Fee').nextElementSibling).toHaveTextContent('RM10.00');
    expect(totals.getByText('Total').nextElementSibling).toHaveTextContent('RM214.80');
    const support = screen.getByRole('link', { name: /Need help\? Contact us/ });
    expect(decodeURIComponent(support.getAttribute('href') ?? '')).toMatch(
      new RegExp(`^https://wa\\.me/60\\d+\\?text=.*${orderId}`),
    );
  });

  test('shows the pending amount in the yellow of its status', async () => {
    await open(await givenAnOrder());
    const ground = (element: HTMLElement | null) =>
      element === null ? '' : getComputedStyle(element).backgroundColor;
    const yellow = ground(screen.getByText('Order Placed'));
    expect(yellow).not.toBe('');
    expect(ground(screen.getByText('Pending payment').closest('section'))).toBe(yellow);
  });

  test('accepts images and names the formats', async () => {
    await open(await givenAnOrder());
    expect(screen.getByText('To verify your payment')).toBeInTheDocument();
    expect(screen.getByText('Upload TNG receipt')).toBeInTheDocument();
    expect(screen.getByText('JPEG, JPG & PNG')).toBeInTheDocument();
    expect(screen.getByLabelText(/Drag your screenshot here/)).toHaveAttribute('accept', 'image/*');
  });

  test('lets the shopper save the QR code as a picture to pay on the same phone', async () => {
    await open(await givenAnOrder());
    const save = screen.getByRole('link', { name: 'Save QR code' });
    expect(save).toHaveAttribute('href', '/qr/clothing.png');
    expect(save).toHaveAttribute('download', expect.stringMatching(/\.png$/));
  });

  test('says that the bundled QR code is an example and names the setting for the real one', async () => {
    await open(await givenAnOrder());
    expect(screen.getByText(/This code is an example.*PAYMENT_QR/)).toBeVisible();
  });

  test('says that the time is over and still accepts a receipt', async () => {
    const orderId = await givenAnOrder();
    const placedAt = api.world.clock.now();
    jest.spyOn(Date, 'now').mockReturnValue(placedAt + 3 * 60 * 60 * 1000);
    await open(orderId);
    expect(await screen.findByText(/The 2 hours for this payment are over/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
  });

  test('requires a screenshot', async () => {
    const app = await open(await givenAnOrder());
    await submit(app);
    expect(screen.getByRole('alert')).toHaveTextContent('Screenshot uploaded is null');
  });

  test('accepts a receipt that names the receiver and shows the progress of the order', async () => {
    const app = await open(await givenAnOrder());
    await choose(app, RIGHT);
    expect(screen.getByRole('button', { name: 'View Uploaded Screenshot' })).toBeInTheDocument();
    await submit(app);
    expect(await screen.findByRole('list', { name: 'Progress of your order' })).toBeInTheDocument();
    expect(screen.getByText('Payment Submitted')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'The receipt you uploaded' })).toBeInTheDocument();
    expect(screen.queryByText('Scan QR Code and make payment')).not.toBeInTheDocument();
    expect(toasts()).toEqual(['success: Receipt uploaded.']);
  });

  test.each([
    [
      'of another receiver',
      screenshot('Transfer to\nSIMPLE BAKERY SDN BHD'),
      'The uploaded screenshot does not match the receiver name. Please upload the correct screenshot.',
    ],
    ['that cannot be read', screenshot('UNREADABLE'), 'There was an error processing the image.'],
  ])('rejects a screenshot %s, keeps it, and sends nothing', async (_, file, sentence) => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    await choose(app, file);
    await submit(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText(file.name)).toBeInTheDocument();
    const [order] = await storedOrders(api);
    expect(order?.status).toBe('Order Placed');
  });

  test('lets the shopper view and remove the screenshot', async () => {
    const app = await open(await givenAnOrder());
    await choose(app, RIGHT);
    expect(screen.getByRole('button', { name: 'View Uploaded Screenshot' })).toHaveFocus();
    await app.user.click(screen.getByRole('button', { name: 'View Uploaded Screenshot' }));
    expect(screen.getByRole('dialog', { name: 'Uploaded screenshot' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await app.user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByLabelText(/Drag your screenshot here/)).toHaveFocus();
  });

  test('keeps the screenshot across pages until it is removed', async () => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    await choose(app, RIGHT);
    app.unmount();
    const again = await open(orderId);
    expect(await screen.findByText('screenshot.gif')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Remove' }));
    again.unmount();
    await open(orderId);
    expect(screen.getByLabelText(/Drag your screenshot here/)).toBeInTheDocument();
  });

  test('drops the screenshot when the session ends, also when the customer signs in again', async () => {
    const orderId = await givenAnOrder();
    const app = await open(orderId);
    await choose(app, RIGHT);
    const check = () => act(() => app.store.dispatch(checkSession()));
    api.use(
      http.get('*/api/user/verifyToken', () => HttpResponse.json({ success: false }), {
        once: true,
      }),
    );
    await check();
    app.unmount();
    await open(orderId);
    expect(screen.getByLabelText(/Drag your screenshot here/)).toBeInTheDocument();
  });

  test('accepts a dropped picture', async () => {
    await open(await givenAnOrder());
    const zone = screen.getByText(/Drag your screenshot here/);
    fireEvent.drop(zone, { dataTransfer: { files: [RIGHT] } });
    expect(await screen.findByText('screenshot.gif')).toBeInTheDocument();
  });

  test('shows why the server refused a receipt, and sends it again on demand', async () => {
    const app = await open(await givenAnOrder());
    let answers = 0;
    api.use(
      http.post('*/api/order/uploadpayment', () => {
        answers += 1;
        return answers === 1
          ? HttpResponse.json({ success: false, message: 'The picture is too large.' })
          : undefined;
      }),
    );
    await choose(app, RIGHT);
    await submit(app);
    await waitFor(() => expect(toasts()).toEqual(['error: The picture is too large.']));
    expect(screen.getByRole('alert')).toHaveTextContent('Your receipt could not be handed in.');
    await submit(app);
    expect(await screen.findByRole('list', { name: 'Progress of your order' })).toBeInTheDocument();
  });

  test('lets the shopper cancel the upload', async () => {
    const app = await open(await givenAnOrder());
    api.use(http.post('*/api/order/uploadpayment', () => new Promise<undefined>(() => {})));
    await choose(app, RIGHT);
    await submit(app);
    await screen.findByRole('progressbar', { name: 'Sending your receipt' });
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('screenshot.gif')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View Uploaded Screenshot' })).toHaveFocus();
  });
});

describe('an order by its status', () => {
  test.each([
    ['Order Cancelled', 'This order was cancelled'],
    ['Delivered', 'Your order'],
  ])('%s is read only', async (status, heading) => {
    const orderId = await givenAnOrder();
    await setOrderStatus(api, orderId, status);
    await open(orderId);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText(status)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'SUBMIT' })).not.toBeInTheDocument();
  });

  test('to be paid by card needs no receipt and links to the cart to pay again', async () => {
    const orderId = await givenAnOrder();
    await updateOrder(api, orderId, { paymentMethod: 'stripe' });
    await open(orderId);
    expect(screen.getByText(/^This order is paid by card/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByText('Pending payment')).toBeInTheDocument();
    expect(screen.queryByText('Scan QR Code and make payment')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'SUBMIT' })).not.toBeInTheDocument();
  });

  test('to be paid by card does not mention a receipt after the deadline', async () => {
    const orderId = await givenAnOrder();
    await updateOrder(api, orderId, { paymentMethod: 'stripe' });
    jest.spyOn(Date, 'now').mockReturnValue(api.world.clock.now() + 3 * 60 * 60 * 1000);
    await open(orderId);
    expect(await screen.findByText('The 2 hours for this payment are over.')).toBeInTheDocument();
    expect(screen.queryByText(/receipt/)).not.toBeInTheDocument();
  });

  test('of another customer is not found', async () => {
    const orderId = await givenAnOrder();
    await api.signUp('ben@example.my');
    await open(orderId);
    expect(screen.getByRole('heading', { name: 'We could not find this order' })).toBeVisible();
  });

  test('that could not be loaded can be retried', async () => {
    const orderId = await givenAnOrder();
    let broken = true;
    api.use(
      http.post('*/api/order/orderdetail', () =>
        broken ? new HttpResponse('<html>', { status: 502 }) : undefined,
      ),
    );
    const app = await open(orderId);
    expect(screen.getByRole('heading', { name: 'Your order could not be loaded' })).toBeVisible();
    broken = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your order is almost complete' })).toBeVisible(),
    );
  });
});
