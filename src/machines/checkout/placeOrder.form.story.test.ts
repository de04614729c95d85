import { sen } from '@kedai/contract/rules/money';
import { createPausedActor } from '@kedai/flow-viewer/model';
import { done, failed, OFFLINE, PREPARED, READY } from '../models/checkoutEvents';
import { at, known, prepared } from '../testing/checkoutSteps';
import { runStory, type Step } from '../testing/story';
import { EMPTY_ADDRESS, EMPTY_DRAFT, NOTHING_MISSING } from './orderDraft';
import { placeOrderMachine } from './placeOrder';

const draft = (change: object) => ({ draft: { ...READY, ...change } });

test.each<[string, readonly Step[]]>([
  [
    'looks up the shipping fee when the state or the cart changes',
    [
      known,
      [
        { type: 'cart.changed' },
        {
          ...at('lookingUp', 'editing'),
          changed: { shippingCost: null },
          effectInputs: { lookUpShipping: { state: 'Perak' } },
        },
      ],
      [
        { type: 'cart.changed' },
        { ...at('lookingUp', 'editing'), effectInputs: { lookUpShipping: { state: 'Perak' } } },
      ],
      [
        failed('lookUpShipping', OFFLINE),
        { ...at('failed', 'editing'), changed: { shippingFailure: OFFLINE } },
      ],
      [
        { type: 'cart.changed' },
        { ...at('lookingUp', 'editing'), effectInputs: { lookUpShipping: { state: 'Perak' } } },
      ],
      [
        done('lookUpShipping', sen(900)),
        { ...at('known', 'editing'), changed: { shippingCost: 900 } },
      ],
      [
        { type: 'state.changed', state: 'Johor' },
        {
          ...at('waiting', 'editing'),
          changed: {
            ...draft({ address: { ...READY.address, state: 'Johor' } }),
            shippingCost: null,
          },
        },
      ],
      [
        { type: 'xstate.after.shippingLookupDelay.x' },
        { ...at('lookingUp', 'editing'), effectInputs: { lookUpShipping: { state: 'Johor' } } },
      ],
      [
        failed('lookUpShipping', new Error('')),
        {
          ...at('failed', 'editing'),
          changed: { shippingFailure: { kind: 'server', message: '', retryable: true } },
        },
      ],
      [
        { type: 'shipping.retried' },
        { ...at('lookingUp', 'editing'), effectInputs: { lookUpShipping: { state: 'Johor' } } },
      ],
      [
        { type: 'state.changed', state: '' },
        {
          ...at('noState', 'editing'),
          changed: draft({ address: { ...READY.address, state: '' } }),
        },
      ],
    ],
  ],
  [
    'stores everything that the shopper types and ticks',
    [
      known,
      [
        { type: 'address.changed', field: 'city', value: 'Taiping' },
        {
          ...at('known', 'editing'),
          changed: draft({ address: { ...READY.address, city: 'Taiping' } }),
        },
      ],
      [
        { type: 'address.changed', field: 'city', value: 'Ipoh' },
        { ...at('known', 'editing'), changed: draft({}) },
      ],
      [
        { type: 'billing.changed', field: 'city', value: 'Kuching' },
        {
          ...at('known', 'editing'),
          changed: draft({ billing: { ...EMPTY_ADDRESS, city: 'Kuching' } }),
        },
      ],
      [{ type: 'billing.toggled', separate: true }, at('known', 'editing')],
      [
        { type: 'billing.changed', field: 'street', value: '1' },
        {
          ...at('known', 'editing'),
          changed: draft({ billing: { ...EMPTY_ADDRESS, city: 'Kuching', street: '1' } }),
        },
      ],
      [
        { type: 'billing.toggled', separate: false },
        { ...at('known', 'editing'), changed: draft({ billing: null }) },
      ],
      [
        { type: 'billing.toggled', separate: true },
        { ...at('known', 'editing'), changed: draft({ billing: EMPTY_ADDRESS }) },
      ],
      [
        { type: 'billing.toggled', separate: false },
        { ...at('known', 'editing'), changed: draft({ billing: null }) },
      ],
      [
        { type: 'payment.chosen', method: 'stripe' },
        { ...at('known', 'editing'), changed: draft({ payment: 'stripe' }) },
      ],
      [
        { type: 'terms.changed', agreed: false },
        { ...at('known', 'editing'), changed: draft({ payment: 'stripe', termsAgreed: false }) },
      ],
      [
        { type: 'order.submitted' },
        {
          ...at('known', 'incomplete'),
          changed: { missing: { ...NOTHING_MISSING, terms: true } },
        },
      ],
      [
        { type: 'terms.changed', agreed: true },
        {
          ...at('known', 'editing'),
          changed: {
            ...draft({ payment: 'stripe' }),
            missing: NOTHING_MISSING,
          },
        },
      ],
      [
        { type: 'order.submitted' },
        {
          ...at('known', 'preparing'),
          effectInputs: {
            prepareOrder: {
              draft: { ...READY, payment: 'stripe' },
              shippingCost: 800,
            },
          },
        },
      ],
      [
        prepared[0],
        {
          ...prepared[1],
          effectInputs: {
            sendOrder: {
              order: PREPARED,
              draft: { ...READY, payment: 'stripe' },
              unacknowledged: null,
            },
          },
        },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(placeOrderMachine, { draft: READY }, story)).toStrictEqual(story);
});

test('clears each error as soon as its field is valid; choosing a state clears the shipping error', async () => {
  const { send, snapshot } = createPausedActor(placeOrderMachine, {
    draft: {
      ...READY,
      address: { ...READY.address, city: '', street: '', state: '' },
      billing: EMPTY_ADDRESS,
    },
  });
  const missing = () => snapshot().context.missing;
  await send({ type: 'order.submitted' });
  expect(missing()).toMatchObject({
    address: { city: 'Enter the city.', street: 'Enter the street.' },
    billing: { city: 'Enter the city.' },
    shipping: true,
  });
  expect(missing().address).not.toHaveProperty('state');
  await send({ type: 'address.changed', field: 'city', value: 'Ipoh' });
  expect(missing().address).toEqual({ street: 'Enter the street.' });
  await send({ type: 'address.changed', field: 'firstName', value: '' });
  expect(missing().address).toEqual({ street: 'Enter the street.' });
  await send({ type: 'billing.changed', field: 'city', value: 'Ipoh' });
  expect(missing().billing).not.toHaveProperty('city');
  expect(missing()).toMatchObject({ terms: false, shipping: true });
  await send({ type: 'state.changed', state: 'Perak' });
  expect(missing().shipping).toBe(false);
});

test('clears the shipping error once the fee is known', async () => {
  const { send, snapshot } = createPausedActor(placeOrderMachine, { draft: READY });
  await send({ type: 'order.submitted' });
  expect(snapshot().context.missing.shipping).toBe(true);
  expect(snapshot().value).toEqual(at('lookingUp', 'incomplete').state);
  await send(done('lookUpShipping', sen(800)));
  expect(snapshot().context.missing.shipping).toBe(false);
  expect(snapshot().value).toEqual(at('known', 'editing').state);
});

test('a new form is empty, with Malaysia as country and the e-wallet as payment', () => {
  expect(createPausedActor(placeOrderMachine, {}).snapshot().context).toEqual({
    draft: EMPTY_DRAFT,
    shippingCost: null,
    shippingFailure: null,
    missing: NOTHING_MISSING,
    problem: null,
    inFlight: null,
    unacknowledged: null,
    placed: null,
  });
  expect(EMPTY_DRAFT).toEqual({
    address: { ...READY.address, ...EMPTY_ADDRESS },
    billing: null,
    payment: 'tng',
    termsAgreed: false,
  });
  expect(Object.values(EMPTY_ADDRESS).filter(Boolean)).toEqual(['Malaysia']);
});

test('a restored form continues with its draft, its order in flight and its unacknowledged order', () => {
  const input = {
    draft: READY,
    unacknowledged: PREPARED,
    inFlight: { ...PREPARED, draft: EMPTY_DRAFT },
  };
  const { snapshot, effectInputs } = createPausedActor(placeOrderMachine, input);
  expect(snapshot().context).toMatchObject(input);
  expect(snapshot().value).toEqual({ ordering: { shipping: 'lookingUp', submission: 'placing' } });
  expect(effectInputs.get('sendOrder')).toEqual({
    order: input.inFlight,
    draft: READY,
    unacknowledged: PREPARED,
  });
});
