import type { PaymentMethod } from '@kedai/contract/rules/orderStatus';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { EMPTY_DRAFT } from '../../machines/checkout/orderDraft';
import type { PlaceOrderInput } from '../../machines/checkout/placeOrder';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { usePlaceOrder } from './usePlaceOrder';

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
/** An order in flight when the page opens, from a form on which card was chosen last. */
const inputInFlight = (payment: PaymentMethod): PlaceOrderInput => ({
  draft: { ...EMPTY_DRAFT, address, payment: 'stripe', termsAgreed: true },
  inFlight: {
    draft: { ...EMPTY_DRAFT, address, payment },
    request: {
      address,
      items: [{ id: 'tote', feature: '', quantity: 1 }],
      price: { productPrice: '25.00', shippingPrice: '8.00' },
    },
  },
});

function Checkout({ payment }: { readonly payment: PaymentMethod }) {
  const [input] = useState(() => inputInFlight(payment));
  usePlaceOrder(input, []);
  return null;
}

afterEach(() => {
  window.location.hash = '';
});

test('an order by card redirects the browser to the payment page', async () => {
  await api.signUp();
  api.use(
    http.post('*/api/order/stripe', () =>
      // A fragment URL, because the test browser can only navigate within the document.
      HttpResponse.json({ success: true, success_url: '#paying-by-card' }),
    ),
  );
  renderApp(<Checkout payment="stripe" />, { route: '/place-order' });
  await waitFor(() => expect(window.location.hash).toBe('#paying-by-card'));
});

test('an e-wallet order in flight is sent again as e-wallet, although card was chosen since', async () => {
  await api.signUp();
  const requests: string[] = [];
  const recordRequests = http.post('*/api/order/:call', ({ params }) => {
    requests.push(String(params.call));
    return HttpResponse.json({ success: true, orderId: 'o1' });
  });
  api.use(recordRequests);
  const app = renderApp(<Checkout payment="tng" />, { route: '/place-order' });
  await waitFor(() => expect(app.location().pathname).toBe('/checkout/o1'));
  expect(requests).toEqual(['place']);
});
