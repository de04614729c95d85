import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import type { PaymentMethod } from '../../contract/orderStatus';
import { EMPTY_DRAFT } from '../../machines/checkout.rules';
import type { CheckoutInput } from '../../machines/checkout.types';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { liveOrdering } from './ordering.actors';
import { useLiveCheckout } from './useLiveCheckout';

const api = serveApi();

const address = {
  firstName: 'Aina',
  lastName: 'Rahman',
  email: 'aina@example.test',
  street: '3, Jalan Melur',
  city: 'Ipoh',
  state: 'Perak',
  zipcode: '05400',
  country: 'Malaysia',
  phone: '0123456789',
};
/** An order on its way as the page opens, of a form on which card was chosen last. */
const sent = (payment: PaymentMethod): CheckoutInput => ({
  draft: { ...EMPTY_DRAFT, address, payment: 'stripe', termsAgreed: true },
  inFlight: {
    key: 'order-key-1',
    draft: { ...EMPTY_DRAFT, address, payment },
    request: {
      address,
      items: [{ id: 'tote', feature: '', quantity: 1 }],
      price: { productPrice: '25.00', shippingPrice: '8.00' },
    },
  },
});

function Checkout({ payment }: { readonly payment: PaymentMethod }) {
  const [input] = useState(() => sent(payment));
  useLiveCheckout(input, liveOrdering);
  return null;
}

afterEach(() => {
  window.location.hash = '';
});

test('an order by card leads the browser to where it is paid', async () => {
  await api.signUp();
  api.use(
    http.post('*/api/order/stripe', () =>
      // A part of the same document: the only place that the tests' browser can go to.
      HttpResponse.json({ success: true, success_url: '#paying-by-card' }),
    ),
  );
  renderApp(<Checkout payment="stripe" />, { route: '/place-order' });
  await waitFor(() => expect(window.location.hash).toBe('#paying-by-card'));
});

test('an order that was sent to be paid by e-wallet is sent again as one, though card was chosen since', async () => {
  await api.signUp();
  const asked: string[] = [];
  const called = http.post('*/api/order/:call', ({ params }) => {
    asked.push(String(params.call));
    return HttpResponse.json({ success: true, orderId: 'o1' });
  });
  api.use(called);
  const app = renderApp(<Checkout payment="tng" />, { route: '/place-order' });
  await waitFor(() => expect(app.location().pathname).toBe('/checkout/o1'));
  expect(asked).toEqual(['place']);
});
