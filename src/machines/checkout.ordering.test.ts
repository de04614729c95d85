import { sen } from '../contract/money';
import { checkoutMachine } from './checkout';
import type { CheckoutEvent, CheckoutInput } from './checkout.types';
import { startFrozen } from './frozen';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
  SIGNED_OUT,
} from './testing/checkoutHappenings';

const ordering = (input: CheckoutInput = { draft: READY }) => startFrozen(checkoutMachine, input);

async function placing() {
  const flow = ordering();
  await flow.send(done('lookUpShipping', sen(800)));
  await flow.send({ type: 'order.submitted' });
  await flow.send(done('prepareOrder', PREPARED));
  return flow;
}

describe('the order form', () => {
  test('asks for everything that is missing and sends nothing', async () => {
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

  test('takes a complaint back when its cause is mended, and adds none while typing', async () => {
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

  test('looks the fee up 1.5 seconds after the state was chosen', async () => {
    const flow = ordering({});
    await flow.send({ type: 'state.changed', state: 'Perak' } as CheckoutEvent);
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'waiting' } });
    await flow.send({ type: 'xstate.after.afterChoosingState.waiting' });
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'lookingUp' } });
    await flow.send(done('lookUpShipping', sen(800)));
    expect(flow.snapshot().context.shippingCost).toBe(800);
    await flow.send({ type: 'state.changed', state: '' } as CheckoutEvent);
    expect(flow.snapshot().context.shippingCost).toBeNull();
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'noState' } });
  });

  test('waits 1500 ms of quiet before it looks the fee up', async () => {
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

  test('says why the fee could not be found, and asks again', async () => {
    const flow = ordering();
    await flow.send(failed('lookUpShipping', OFFLINE));
    expect(flow.snapshot().context.shippingError).toBe('You are offline.');
    await flow.send({ type: 'shipping.retried' });
    await flow.send(done('lookUpShipping', sen(800)));
    expect(flow.snapshot().context).toMatchObject({ shippingCost: 800, shippingError: null });
  });

  test('empties the cart and goes to the order once it is placed', async () => {
    const flow = await placing();
    await flow.send(done('placeOrder', { kind: 'order', orderId: 'o1' }));
    expect(flow.snapshot().status).toBe('done');
    expect(flow.emitted).toEqual([
      { type: 'cartEmptied' },
      { type: 'navigate', to: { order: 'o1' } },
    ]);
  });

  test('leaves for the card payment', async () => {
    const flow = await placing();
    await flow.send(done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }));
    expect(flow.emitted).toEqual([{ type: 'redirect', url: 'https://pay.example.test' }]);
  });

  test('tells when what was placed is not the form as it is now', async () => {
    const flow = await placing();
    const placed = { kind: 'order', orderId: 'o1', isOfEarlierForm: true };
    await flow.send(done('placeOrder', placed));
    expect(flow.emitted).toContainEqual({ type: 'earlierOrderFound' });
  });

  test('knows of no answer that never came before it has waited for one', () => {
    const flow = ordering({ draft: READY });
    expect(flow.snapshot().can({ type: 'unanswered.resent' })).toBe(false);
  });

  test('knows no second submit while an order is on its way', async () => {
    const flow = await placing();
    expect(flow.snapshot().can({ type: 'order.submitted' })).toBe(false);
  });

  test.each([
    ['kept when no answer came', OFFLINE, PREPARED],
    ['given up when the shop refused', REFUSED, null],
  ])('the key of an order is %s', async (_, error, unanswered) => {
    const flow = await placing();
    await flow.send(failed('placeOrder', error));
    expect(flow.snapshot().context).toMatchObject({
      unanswered,
      inFlight: null,
      problem: error.message,
    });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'error', text: error.message }]);
  });

  test('an order that a reload interrupted is sent again under its key', async () => {
    const flow = ordering({ draft: READY, inFlight: PREPARED });
    expect(flow.snapshot().value).toMatchObject({ ordering: { submission: 'placing' } });
    await flow.send(done('placeOrder', { kind: 'order', orderId: 'o1' }));
    expect(flow.taken).toContain('checkout.ordering.submission.deciding | always | 0');
  });

  test('shows new prices before another try', async () => {
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

  test('keeps everything typed when the session is over', async () => {
    const flow = await placing();
    await flow.send(failed('placeOrder', SIGNED_OUT));
    expect(flow.snapshot().value).toMatchObject({ ordering: { submission: 'filling' } });
    expect(flow.snapshot().context).toMatchObject({ draft: READY, inFlight: null });
  });
});
