import type { Failure } from '@kedai/contract/calls/failure';
import { sen } from '@kedai/contract/rules/money';
import { createPausedActor } from '@kedai/flow-viewer/model';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
  SIGNED_OUT,
} from '../models/checkoutEvents';
import { isSameOrder } from './orderDraft';
import { type PlaceOrderEvent, type PlaceOrderInput, placeOrderMachine } from './placeOrder';

const OTHER = { ...PREPARED, request: { ...PREPARED.request, items: [{ id: 'p2', quantity: 1 }] } };

const ordering = (input: PlaceOrderInput = { draft: READY }) =>
  createPausedActor(placeOrderMachine, input);

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
      ordering: { shipping: 'noState', submission: { filling: 'incomplete' } },
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
    await flow.send({ type: 'address.changed', field: 'city', value: '' } as PlaceOrderEvent);
    expect(flow.snapshot().context.missing).toEqual({
      address: {},
      billing: {},
      terms: true,
      shipping: false,
    });
    await flow.send({ type: 'terms.changed', agreed: true } as PlaceOrderEvent);
    expect(flow.snapshot().context.missing.terms).toBe(false);
  });

  test('looks up the fee 1.5 seconds after the state was chosen', async () => {
    const flow = ordering({});
    await flow.send({ type: 'state.changed', state: 'Perak' } as PlaceOrderEvent);
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'waiting' } });
    await flow.send({ type: 'xstate.after.shippingLookupDelay.waiting' });
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'lookingUp' } });
    await flow.send(done('lookUpShipping', sen(800)));
    expect(flow.snapshot().context.shippingCost).toBe(800);
    await flow.send({ type: 'state.changed', state: '' } as PlaceOrderEvent);
    expect(flow.snapshot().context.shippingCost).toBeNull();
    expect(flow.snapshot().value).toMatchObject({ ordering: { shipping: 'noState' } });
  });

  test('debounces the fee lookup by 1500 ms', async () => {
    const flow = ordering({});
    const shipping = () => flow.snapshot().value.ordering.shipping as string;
    await flow.send({ type: 'state.changed', state: 'Perak' } as PlaceOrderEvent);
    await flow.send({ type: 'xstate.after.1499.x' });
    expect(shipping()).toBe('waiting');
    await flow.send({ type: 'state.changed', state: 'Johor' } as PlaceOrderEvent);
    await flow.send({ type: 'xstate.after.1499.x' });
    expect(shipping()).toBe('waiting');
    await flow.send({ type: 'xstate.after.1.x' });
    expect(shipping()).toBe('lookingUp');
  });

  test('shows why the fee lookup failed, and retries it', async () => {
    const flow = ordering();
    await flow.send(failed('lookUpShipping', OFFLINE));
    expect(flow.snapshot().hasTag('shippingFailed')).toBe(true);
    expect(flow.snapshot().context.shippingFailure).toBe(OFFLINE);
    await flow.send({ type: 'shipping.retried' });
    await flow.send(done('lookUpShipping', sen(800)));
    expect(flow.snapshot().hasTag('shippingFailed')).toBe(false);
    expect(flow.snapshot().context.shippingCost).toBe(800);
  });

  test('ends with the placed order', async () => {
    const flow = await placing();
    await flow.send(done('sendOrder', { kind: 'order', orderId: 'o1' }));
    expect(flow.snapshot().status).toBe('done');
    expect(flow.snapshot().output).toEqual({ kind: 'order', orderId: 'o1' });
    expect(flow.snapshot().hasTag('placing')).toBe(true);
  });

  test('ends with the address of the card payment', async () => {
    const flow = await placing();
    await flow.send(done('sendOrder', { kind: 'redirect', url: 'https://pay.example.test' }));
    expect(flow.snapshot().output).toEqual({ kind: 'redirect', url: 'https://pay.example.test' });
  });

  test('reports a placed order that differs from the current form', async () => {
    const flow = await placing();
    const placed = { kind: 'order', orderId: 'o1', isOfEarlierForm: true };
    await flow.send(done('sendOrder', placed));
    expect(flow.snapshot().output).toEqual(placed);
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
    await flow.send(failed('sendOrder', error));
    expect(flow.snapshot().context).toMatchObject({
      unacknowledged,
      inFlight: null,
      problem: error,
    });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'error', notice: error }]);
  });

  test.each([
    ['keeps the unacknowledged order after the refusal of another one', OTHER, PREPARED],
    ['clears the unacknowledged order after its own refusal', PREPARED, null],
  ])('%s', async (_, order, unacknowledged) => {
    const flow = ordering({ draft: READY, inFlight: order, unacknowledged: PREPARED });
    await flow.send(failed('sendOrder', REFUSED));
    expect(flow.snapshot().context).toMatchObject({ inFlight: null, unacknowledged });
  });

  test.each([
    ['the same order', { ...PREPARED }, true],
    ['another payment', { ...PREPARED, draft: { ...READY, payment: 'stripe' } }, false],
    ['other items', OTHER, false],
    ['no order', null, false],
  ] as const)('tells orders apart: %s', (_, other, expected) => {
    expect(isSameOrder(PREPARED, other)).toBe(expected);
  });

  test('shows no errors of the form while the unacknowledged order is resent', async () => {
    const flow = ordering({ draft: { ...READY, termsAgreed: false }, unacknowledged: PREPARED });
    await flow.send({ type: 'order.submitted' });
    expect(flow.snapshot().context.missing.terms).toBe(true);
    await flow.send({ type: 'order.resent' });
    expect(flow.snapshot().context.missing.terms).toBe(false);
  });

  test('resends an order that a reload interrupted', async () => {
    const flow = ordering({ draft: READY, inFlight: PREPARED });
    expect(flow.snapshot().value).toMatchObject({ ordering: { submission: 'placing' } });
    await flow.send(done('sendOrder', { kind: 'order', orderId: 'o1' }));
    expect(flow.takenTransitions).toContain('placeOrder.ordering.submission.deciding | always | 0');
  });

  test('refreshes the prices before the next attempt', async () => {
    const flow = await placing();
    await flow.send(failed('sendOrder', PRICE_CHANGED));
    await flow.send(done('refreshPrices'));
    expect(flow.snapshot().value).toEqual({
      ordering: { shipping: 'lookingUp', submission: { filling: 'notPlaced' } },
    });
    expect(flow.snapshot().context).toMatchObject({
      draft: READY,
      problem: PRICE_CHANGED,
    });
  });

  test('keeps the draft when the session has ended', async () => {
    const flow = await placing();
    await flow.send(failed('sendOrder', SIGNED_OUT));
    expect(flow.snapshot().value).toMatchObject({
      ordering: { submission: { filling: 'notPlaced' } },
    });
    expect(flow.snapshot().context).toMatchObject({ draft: READY, inFlight: null });
  });
});

const failure = (fields: Partial<Failure>): Failure => ({ ...REFUSED, ...fields });

describe('an order that the shop does not confirm', () => {
  test.each<[string, unknown, string]>([
    ['a new price', failure({ code: 'price-changed' }), 'refreshes'],
    ['a cart that another tab changed', failure({ code: 'cart-changed' }), 'refreshes'],
    ['a product that is gone', failure({ code: 'unknown-product' }), 'refreshes'],
    ['a refusal for another reason', failure({ code: 'no-stock' }), 'clears'],
    ['a refusal without a reason', failure({}), 'clears'],
    ['no connection', failure({ kind: 'offline' }), 'keeps'],
    ['a timeout', failure({ kind: 'timeout' }), 'keeps'],
    ['a malformed response', failure({ kind: 'malformed' }), 'keeps'],
    ['an error without a classification', new Error('It broke.'), 'keeps'],
  ])('after %s', async (_, error, result) => {
    const flow = await placing();
    await flow.send(failed('sendOrder', error));
    const { submission } = flow.snapshot().value.ordering;
    const { unacknowledged } = flow.snapshot().context;
    if (result === 'refreshes') expect(submission).toBe('refreshingPrices');
    else expect(submission).toEqual({ filling: 'notPlaced' });
    expect(unacknowledged).toEqual(result === 'keeps' ? PREPARED : null);
  });

  test.each([
    ['selection-changed', true],
    ['selection-missing', false],
    ['unknown-slot', false],
    ['slot-passed', false],
    ['date-too-far', false],
  ])('asks for the service again after %s', async (code, hasChanged) => {
    for (const effect of ['prepareOrder', 'sendOrder']) {
      const flow = ordering();
      await flow.send(done('lookUpShipping', sen(800)));
      await flow.send({ type: 'order.submitted' });
      if (effect === 'sendOrder') await flow.send(done('prepareOrder', PREPARED));
      await flow.send(failed(effect, failure({ code })));
      expect(flow.emitted).toContainEqual({ type: 'selectionRefused', hasChanged });
      expect(flow.snapshot().can({ type: 'order.resent' })).toBe(false);
    }
  });
});
