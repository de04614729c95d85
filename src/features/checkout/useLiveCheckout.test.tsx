import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
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
/** An order to be paid by card, on its way as the page opens. */
const input: CheckoutInput = {
  draft: { ...EMPTY_DRAFT, address, payment: 'stripe', termsAgreed: true },
  inFlight: {
    key: 'order-key-1',
    request: {
      address,
      items: [{ id: 'tote', feature: '', quantity: 1 }],
      price: { productPrice: '25.00', shippingPrice: '8.00' },
    },
  },
};

function Checkout() {
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
  renderApp(<Checkout />, { route: '/place-order' });
  await waitFor(() => expect(window.location.hash).toBe('#paying-by-card'));
});
