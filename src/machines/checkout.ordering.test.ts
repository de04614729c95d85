import { createPausedActor } from '@kedai/flow-viewer/model';
import { sen } from '../contract/money';
import { checkoutMachine } from './checkout';
import type { CheckoutEvent, CheckoutInput } from './checkout.types';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
  SIGNED_OUT,
} from './testing/checkoutEvents';

const ordering = (input: CheckoutInput = { draft: READY }) =>
  createPausedActor(checkoutMachine, input);

async function placing() {
  const flow = ordering();
  await flow.send(done('lookUpShipping', sen(800)));
  await flow.send({ type: 'order.submitted' });
  await flow.send(done('prepareOrder', PREPARED));
  return flow;
}

describe('the order form', () => {
  test('shows everything that is missing and sends nothing', async () => {
    const flow = ordering({});
    await flow.send({ type: 'order.submitted' });
    expect(flow.snapshot().value).toEqual({
      ordering: { shipping: 'noState', submission: 'filling' },
    });
    expect(flow.snapshot().context.missing).toMatchObject({ terms: true, shipping: true });
    expect(flow.snapshot().context.missing.address).toMatchObject({
      firstName: 'Enter the first name.',
      zipcode: 'Enter the zipcode.',
    });
  });

  test('clears an error when its field is valid, and adds none while the shopper types', async () => {
    const flow = ordering({ draft: { ...READY, termsAgreed: false } });
    await flow.send(done('lookUpShipping', sen(800)));
    await flow.send({ type: 'order.submitted' });
    await flow.send({ type: 'address.changed', field: 'city', value: '' } as CheckoutEvent);
    expect(flow.snapshot().context.missing).toEqual({
      address: {},
      billing: {},
      terms: true,
      shipping: false,
    });
    await flow.send({ type: 'terms.changed', agreed: true } as CheckoutEvent);
    expect(flow.snapshot().context.missing.terms).toBe(false);
  });

  test('looks up the fee 1.5 seconds after the state was chosen', async () => {
    const flow = ordering({});
    await flow.send({ type: 'state.changed', state: 'Perak' } as CheckoutEvent);
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'waiting' } });
    await flow.send({ type: 'xstate.after.shippingLookupDelay.waiting' });
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'lookingUp' } });
    await flow.send(done('lookUpShipping', sen(800)));
    expect(flow.snapshot().context.shippingCost).toBe(800);
    await flow.send({ type: 'state.changed', state: '' } as CheckoutEvent);
    expect(flow.snapshot().context.shippingCost).toBeNull();
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'noState' } });
  });

  test('debounces the fee lookup by 1500 ms', async () => {
    const flow = ordering({});
    const shipping = () => flow.snapshot().value.ordering.shipping as string;
    await flow.send({ type: 'state.changed', state: 'Perak' } as CheckoutEvent);
    await flow.send({ type: 'xstate.after.1499.x' });
    expect(shipping()).toBe('waiting');
    await flow.send({ type: 'state.changed', state: 'Johor' } as CheckoutEvent);
    await flow.send({ type: 'xstate.after.1499.x' });
    expect(shipping()).toBe('waiting');
    await flow.send({ type: 'xstate.after.1.x' });
    expect(shipping()).toBe('lookingUp');
  });

  test('shows why the fee lookup failed, and retries it', async () => {
    const flow = ordering();
    await flow.send(failed('lookUpShipping', OFFLINE));
    expect(flow.snapshot().context.shippingError).toBe('You are offline.');
    await flow.send({ type: 'shipping.retried' });
    await flow.send(done('lookUpShipping', sen(800)));
    expect(flow.snapshot().context).toMatchObject({ shippingCost: 800, shippingError: null });
  });

  test('empties the cart and navigates to the placed order', async () => {
    const flow = await placing();
    await flow.send(done('placeOrder', { kind: 'order', orderId: 'o1' }));
    expect(flow.snapshot().status).toBe('done');
    expect(flow.emitted).toEqual([
      { type: 'cartEmptied' },
      { type: 'navigate', to: { order: 'o1' } },
    ]);
  });

  test('redirects to the card payment', async () => {
    const flow = await placing();
    await flow.send(done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }));
    expect(flow.emitted).toEqual([{ type: 'redirect', url: 'https://pay.example.test' }]);
  });

  test('reports a placed order that differs from the current form', async () => {
    const flow = await placing();
    const placed = { kind: 'order', orderId: 'o1', isOfEarlierForm: true };
    await flow.send(done('placeOrder', placed));
    expect(flow.emitted).toContainEqual({ type: 'earlierOrderFound' });
  });

  test('has no unacknowledged order at the start', () => {
    const flow = ordering({ draft: READY });
    expect(flow.snapshot().can({ type: 'order.resent' })).toBe(false);
  });

  test('ignores a second submit while an order is in flight', async () => {
    const flow = await placing();
    expect(flow.snapshot().can({ type: 'order.submitted' })).toBe(false);
  });

  test.each([
    ['stays unacknowledged without a response', OFFLINE, PREPARED],
    ['is cleared after a refusal', REFUSED, null],
  ])('an order %s', async (_, error, unacknowledged) => {
    const flow = await placing();
    await flow.send(failed('placeOrder', error));
    expect(flow.snapshot().context).toMatchObject({
      unacknowledged,
      inFlight: null,
      problem: error.message,
    });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'error', text: error.message }]);
  });

  test('resends an order that a reload interrupted', async () => {
    const flow = ordering({ draft: READY, inFlight: PREPARED });
    expect(flow.snapshot().value).toMatchObject({ ordering: { submission: 'placing' } });
    await flow.send(done('placeOrder', { kind: 'order', orderId: 'o1' }));
    expect(flow.takenTransitions).toContain('checkout.ordering.submission.deciding | always | 0');
  });

  test('refreshes the prices before the next attempt', async () => {
    const flow = await placing();
    await flow.send(failed('placeOrder', PRICE_CHANGED));
    await flow.send(done('refreshPrices'));
    expect(flow.snapshot().value).toEqual({
      ordering: { shipping: 'lookingUp', submission: 'filling' },
    });
    expect(flow.snapshot().context).toMatchObject({
      draft: READY,
      problem: 'The price has changed.',
    });
  });

  test('keeps the draft when the session has ended', async () => {
    const flow = await placing();
    await flow.send(failed('placeOrder', SIGNED_OUT));
    expect(flow.snapshot().value).toMatchObject({ ordering: { submission: 'filling' } });
    expect(flow.snapshot().context).toMatchObject({ draft: READY, inFlight: null });
  });
});
