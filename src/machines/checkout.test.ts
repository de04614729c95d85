import type { Failure } from '../contract/failure';
import { sen } from '../contract/money';
import { ORDER_STATUS } from '../contract/orderStatus';
import { checkoutMachine } from './checkout';
import { EMPTY_DRAFT } from './checkout.rules';
import type {
  CheckoutEvent,
  CheckoutInput,
  OrderDraft,
  PreparedOrder,
  ReceiptFile,
} from './checkout.types';
import { arrowsOf } from './testing/arrows';
import { startFrozen } from './testing/frozen';
import { type Happening, walkEveryArrow } from './testing/walk';

const ADDRESS = {
  firstName: 'Aina',
  lastName: 'Rahman',
  email: 'aina@example.test',
  street: '3, Jalan Melur',
  city: 'Ipoh',
  state: 'Perak',
  zipcode: '05400',
  country: 'Malaysia',
  phone: '012-345 6789',
};

const READY: OrderDraft = { ...EMPTY_DRAFT, address: ADDRESS, termsAgreed: true };

const PREPARED: PreparedOrder = {
  key: 'order-key-1',
  request: {
    address: ADDRESS,
    items: [{ id: 'p1', quantity: 1 }],
    price: { productPrice: '10.00', shippingPrice: '8.00' },
  },
};

const FILE: ReceiptFile = { id: 'file-key-1', name: 'receipt.png', size: 1000 };

const failure = (fields: Partial<Failure>): Failure => ({
  kind: 'refused',
  message: 'The shop said no.',
  retryable: false,
  ...fields,
});

const SIGNED_OUT = failure({ status: 401, message: 'Please sign in.' });
const PRICE_CHANGED = failure({ code: 'price-changed', message: 'The price has changed.' });
const OFFLINE = failure({ kind: 'offline', message: 'You are offline.', retryable: true });
const UNKNOWN = failure({ status: 404, code: 'not-found' });
const REFUSED = failure({});

const done = (id: string, output?: unknown): Happening => ({
  type: `xstate.done.actor.${id}`,
  output,
});
const failed = (id: string, error: unknown): Happening => ({
  type: `xstate.error.actor.${id}`,
  error,
});
const loaded = (status: string) => done('loadOrder', { status, date: 1_000 });

/** The flow is walked in two parts, as it is entered at two places. */
const ofOrdering: readonly (CheckoutEvent | Happening)[] = [
  { type: 'state.changed', state: 'Perak' },
  { type: 'state.changed', state: '' },
  { type: 'cart.changed' },
  { type: 'shipping.retried' },
  { type: 'address.changed', field: 'city', value: 'Taiping' },
  { type: 'billing.toggled', separate: true },
  { type: 'billing.changed', field: 'city', value: 'Kuching' },
  { type: 'payment.chosen', method: 'stripe' },
  { type: 'terms.changed', agreed: true },
  { type: 'terms.changed', agreed: false },
  { type: 'order.submitted' },
  { type: 'session.restored' },
  done('lookUpShipping', sen(800)),
  failed('lookUpShipping', REFUSED),
  done('prepareOrder', PREPARED),
  failed('prepareOrder', SIGNED_OUT),
  failed('prepareOrder', REFUSED),
  done('placeOrder', { kind: 'order', orderId: 'o1' }),
  done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
  failed('placeOrder', SIGNED_OUT),
  failed('placeOrder', PRICE_CHANGED),
  failed('placeOrder', OFFLINE),
  failed('placeOrder', REFUSED),
  done('refreshPrices'),
  failed('refreshPrices', OFFLINE),
];

const ofPaying: readonly (CheckoutEvent | Happening)[] = [
  { type: 'order.retried' },
  { type: 'order.changed', status: ORDER_STATUS.cancelled },
  { type: 'session.restored' },
  { type: 'receipt.chosen', file: FILE },
  { type: 'receipt.removed' },
  { type: 'receipt.submitted' },
  { type: 'reading.progressed', fraction: 0.5 },
  { type: 'reading.cancelled' },
  { type: 'upload.progressed', fraction: 0.5 },
  { type: 'upload.cancelled' },
  loaded(ORDER_STATUS.placed),
  loaded(ORDER_STATUS.paymentSubmitted),
  loaded(ORDER_STATUS.cancelled),
  loaded('Delivered'),
  failed('loadOrder', SIGNED_OUT),
  failed('loadOrder', UNKNOWN),
  failed('loadOrder', OFFLINE),
  done('waitUntil'),
  failed('waitUntil', REFUSED),
  done('readReceipt', true),
  done('readReceipt', false),
  failed('readReceipt', new Error('not readable')),
  done('uploadReceipt', { message: 'Thank you.' }),
  failed('uploadReceipt', SIGNED_OUT),
  failed('uploadReceipt', REFUSED),
];

const ARROWS = arrowsOf(checkoutMachine);

const outside = (part: string) =>
  Object.fromEntries(
    ARROWS.filter((arrow) => !arrow.startsWith(part)).map((arrow) => [arrow, 'the other entrance']),
  );

describe('every arrow is walked', () => {
  test('of the order form', async () => {
    const walk = await walkEveryArrow(checkoutMachine, {
      input: { draft: READY } satisfies CheckoutInput,
      happenings: ofOrdering,
      distinguish: ({ draft, shippingCost, problem, inFlight }) => [
        (draft as OrderDraft).termsAgreed,
        (draft as OrderDraft).address.state,
        shippingCost,
        problem,
        inFlight,
      ],
      unreachable: {
        ...outside('checkout.ordering'),
        'checkout.ordering.submission.deciding | always | 0': 'walked below, after a reload',
        'checkout.ordering.shipping.deciding | always | 1': 'walked below, with nothing typed',
      },
    });
    expect(walk.missing).toEqual([]);
  });

  test('of the payment', async () => {
    const walk = await walkEveryArrow(checkoutMachine, {
      input: { orderId: 'o1' } satisfies CheckoutInput,
      happenings: ofPaying,
      distinguish: ({ order, file, verifiedFileId, receiptProblem }) => [
        order,
        file,
        verifiedFileId,
        receiptProblem,
      ],
      unreachable: outside('checkout.paying'),
    });
    expect(walk.missing).toEqual([]);
  });
});

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
      zipcode: 'Enter the postcode.',
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
    expect(flow.snapshot().hasTag('signedOut')).toBe(true);
    expect(flow.snapshot().context.draft).toEqual(READY);
    await flow.send({ type: 'session.restored' });
    expect(flow.snapshot().value).toMatchObject({ ordering: { submission: 'filling' } });
  });
});

async function awaiting() {
  const flow = startFrozen(checkoutMachine, { orderId: 'o1' } satisfies CheckoutInput);
  await flow.send(loaded(ORDER_STATUS.placed));
  return flow;
}

async function reading() {
  const flow = await awaiting();
  await flow.send({ type: 'receipt.chosen', file: FILE } as CheckoutEvent);
  await flow.send({ type: 'receipt.submitted' });
  return flow;
}

const receiptIn = (flow: Awaited<ReturnType<typeof awaiting>>) =>
  flow.snapshot().value.paying.awaitingReceipt.receipt as string;

describe('the payment', () => {
  test.each([
    [ORDER_STATUS.placed, 'awaitingReceipt'],
    [ORDER_STATUS.paymentSubmitted, 'submitted'],
    [ORDER_STATUS.cancelled, 'cancelled'],
    ['Delivered', 'settled'],
  ])('of an order "%s" is %s', async (status, state) => {
    const flow = startFrozen(checkoutMachine, { orderId: 'o1' } satisfies CheckoutInput);
    await flow.send(loaded(status));
    expect(flow.snapshot().matches({ paying: state })).toBe(true);
  });

  test('asks for a screenshot when none was chosen', async () => {
    const flow = await awaiting();
    await flow.send({ type: 'receipt.submitted' });
    expect(flow.snapshot().context.receiptProblem).toBe('no-file');
    expect(receiptIn(flow)).toBe('choosing');
  });

  test('reads, hands in, and shows the order anew', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send(done('uploadReceipt', { message: 'Thank you.' }));
    await flow.send(loaded(ORDER_STATUS.paymentSubmitted));
    expect(flow.snapshot().value).toEqual({ paying: 'submitted' });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'success', text: 'Thank you.' }]);
  });

  test.each([
    ['names somebody else', done('readReceipt', false), 'other-receiver'],
    ['cannot be read', failed('readReceipt', new Error('no picture')), 'unreadable'],
    ['takes too long', { type: 'xstate.after.readingLimit.reading' }, 'unreadable'],
  ])('keeps a screenshot that %s and says so', async (_, end, problem) => {
    const flow = await reading();
    await flow.send(end);
    expect(receiptIn(flow)).toBe('chosen');
    expect(flow.snapshot().context).toMatchObject({ file: FILE, receiptProblem: problem });
  });

  test('a refused upload keeps the file, and another try does not read it again', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send(failed('uploadReceipt', REFUSED));
    expect(flow.snapshot().context).toMatchObject({ file: FILE, failure: REFUSED.message });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'error', text: REFUSED.message }]);
    await flow.send({ type: 'receipt.submitted' });
    expect(receiptIn(flow)).toBe('uploading');
  });

  test('another picture is read before it is handed in', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send({ type: 'upload.cancelled' });
    await flow.send({
      type: 'receipt.chosen',
      file: { ...FILE, id: 'file-key-2' },
    } as CheckoutEvent);
    await flow.send({ type: 'receipt.submitted' });
    expect(receiptIn(flow)).toBe('reading');
  });

  test('stays possible when the two hours are over', async () => {
    const flow = await awaiting();
    await flow.send(done('waitUntil'));
    expect(
      flow.snapshot().matches({ paying: { awaitingReceipt: { paymentWindow: 'over' } } }),
    ).toBe(true);
    await flow.send({ type: 'receipt.chosen', file: FILE } as CheckoutEvent);
    expect(receiptIn(flow)).toBe('chosen');
  });
});
