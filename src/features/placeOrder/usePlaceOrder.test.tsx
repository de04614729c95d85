import { orderCalls } from '@kedai/contract/calls/order';
import type { PaymentMethod } from '@kedai/contract/rules/orderStatus';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EMPTY_DRAFT } from '../../machines/checkout/orderDraft';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import type { RestoredOrder } from './draft';
import { usePlaceOrder } from './usePlaceOrder';

const api = serveApi();

/** An order that was being sent when the page was reloaded, from a form on which card was chosen last. */
const whileSending = (payment: PaymentMethod): RestoredOrder => ({
  draft: { ...EMPTY_DRAFT, address: ADDRESS, payment: 'stripe', termsAgreed: true },
  sending: {
    draft: { ...EMPTY_DRAFT, address: ADDRESS, payment },
    request: {
      address: ADDRESS,
      items: [{ id: 'tote', feature: '', quantity: 1 }],
      price: { productPrice: '25.00', shippingPrice: '8.00' },
    },
  },
});

function Checkout({ payment }: { readonly payment: PaymentMethod }) {
  const [input] = useState(() => whileSending(payment));
  usePlaceOrder(input, []);
  return null;
}

afterEach(() => {
  window.location.hash = '';
});

test('an order by card redirects the browser to the payment page', async () => {
  await api.signUp();
  // A fragment URL, because the test browser can only navigate within the document.
  api.succeeds(orderCalls.stripe, { success_url: '#paying-by-card' });
  renderApp(<Checkout payment="stripe" />, { route: '/place-order' });
  await waitFor(() => expect(window.location.hash).toBe('#paying-by-card'));
});

test('an e-wallet order that was being sent is sent again as e-wallet, although card was chosen since', async () => {
  await api.signUp();
  api.succeeds(orderCalls.place, { orderId: 'o1' });
  const app = renderApp(<Checkout payment="tng" />, { route: '/place-order' });
  await waitFor(() => expect(app.location().pathname).toBe('/checkout/o1'));
  expect(api.sent(orderCalls.place)).toHaveLength(1);
  expect(api.sent(orderCalls.stripe)).toEqual([]);
});
