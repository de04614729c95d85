import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { createOrder, storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { screenshot } from '../../testing/screenshot';
import { Payment } from './Payment';

const api = serveApi();

const RECEIPT = screenshot();

/** Uploads a valid receipt for a new order. */
async function handIn() {
  await api.signUp();
  const orderId = await createOrder();
  const app = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  await app.user.upload(await screen.findByLabelText(/Drag your screenshot here/), RECEIPT);
  await app.user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  return app;
}

/** The server stores the receipt, but its response is lost. */
function loseAnswer(lose: () => Response | Promise<Response>) {
  api.use(
    http.post(
      '*/api/order/uploadpayment',
      async ({ request }) => {
        await api.answer(request.clone());
        return lose();
      },
      { once: true },
    ),
  );
}

const progress = () => screen.findByRole('list', { name: 'Progress of your order' });

test('shows the progress of the order after a retry when the order could not be loaded after the upload', async () => {
  let isBroken = false;
  api.use(
    http.post('*/api/order/uploadpayment', () => {
      isBroken = true;
    }),
    http.post('*/api/order/orderdetail', () =>
      isBroken ? new HttpResponse('<html>', { status: 502 }) : undefined,
    ),
  );
  const app = await handIn();
  await screen.findByRole('heading', { name: 'Your order could not be loaded' });
  isBroken = false;
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await progress()).toBeVisible();
});

test('shows a receipt as uploaded when the response was lost', async () => {
  loseAnswer(() => HttpResponse.error());
  await handIn();
  expect(await progress()).toBeVisible();
  expect(await storedOrders(api)).toMatchObject([{ status: 'Payment Submitted' }]);
});

test('shows a receipt as uploaded when it arrived before the upload was cancelled', async () => {
  loseAnswer(() => new Promise<never>(() => {}));
  const app = await handIn();
  await screen.findByRole('progressbar', { name: 'Sending your receipt' });
  await waitFor(async () =>
    expect(await storedOrders(api)).toMatchObject([{ status: 'Payment Submitted' }]),
  );
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await progress()).toBeVisible();
});
