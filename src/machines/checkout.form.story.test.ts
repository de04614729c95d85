import { createPausedActor } from '@kedai/flow-viewer/model';
import { sen } from '../contract/money';
import { checkoutMachine } from './checkout';
import { EMPTY_ADDRESS, EMPTY_DRAFT } from './checkout.rules';
import { done, failed, OFFLINE, PREPARED, READY } from './testing/checkoutEvents';
import { at, known, prepared } from './testing/checkoutSteps';
import { runStory, type Step } from './testing/story';

const draft = (change: object) => ({ draft: { ...READY, ...change } });

test.each<[string, readonly Step[]]>([
  [
    'looks up the shipping fee when the state or the cart changes',
    [
      known,
      [
        { type: 'cart.changed' },
        {
          ...at('lookingUp', 'filling'),
          changed: { shippingCost: null },
          effectInputs: { lookUpShipping: { state: 'Perak' } },
        },
      ],
      [
        { type: 'cart.changed' },
        { ...at('lookingUp', 'filling'), effectInputs: { lookUpShipping: { state: 'Perak' } } },
      ],
      [
        failed('lookUpShipping', OFFLINE),
        { ...at('failed', 'filling'), changed: { shippingError: OFFLINE.message } },
      ],
      [
        { type: 'cart.changed' },
        { ...at('lookingUp', 'filling'), effectInputs: { lookUpShipping: { state: 'Perak' } } },
      ],
      [
        done('lookUpShipping', sen(900)),
        { ...at('known', 'filling'), changed: { shippingCost: 900, shippingError: null } },
      ],
      [
        { type: 'state.changed', state: 'Johor' },
        {
          ...at('waiting', 'filling'),
          changed: {
            ...draft({ address: { ...READY.address, state: 'Johor' } }),
            shippingCost: null,
          },
        },
      ],
      [
        { type: 'xstate.after.shippingLookupDelay.x' },
        { ...at('lookingUp', 'filling'), effectInputs: { lookUpShipping: { state: 'Johor' } } },
      ],
      [
        failed('lookUpShipping', new Error('')),
        {
          ...at('failed', 'filling'),
          changed: { shippingError: 'Something went wrong. Please try again.' },
        },
      ],
      [
        { type: 'shipping.retried' },
        { ...at('lookingUp', 'filling'), effectInputs: { lookUpShipping: { state: 'Johor' } } },
      ],
      [
        { type: 'state.changed', state: '' },
        {
          ...at('noState', 'filling'),
          changed: { ...draft({ address: { ...READY.address, state: '' } }), shippingError: null },
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
          ...at('known', 'filling'),
          changed: draft({ address: { ...READY.address, city: 'Taiping' } }),
        },
      ],
      [
        { type: 'address.changed', field: 'city', value: 'Ipoh' },
        { ...at('known', 'filling'), changed: draft({}) },
      ],
      [
        { type: 'billing.changed', field: 'city', value: 'Kuching' },
        {
          ...at('known', 'filling'),
          changed: draft({ billing: { ...EMPTY_ADDRESS, city: 'Kuching' } }),
        },
      ],
      [{ type: 'billing.toggled', separate: true }, at('known', 'filling')],
      [
        { type: 'billing.changed', field: 'street', value: '1' },
        {
          ...at('known', 'filling'),
          changed: draft({ billing: { ...EMPTY_ADDRESS, city: 'Kuching', street: '1' } }),
        },
      ],
      [
        { type: 'billing.toggled', separate: false },
        { ...at('known', 'filling'), changed: draft({ billing: null }) },
      ],
      [
        { type: 'billing.toggled', separate: true },
        { ...at('known', 'filling'), changed: draft({ billing: EMPTY_ADDRESS }) },
      ],
      [
        { type: 'billing.toggled', separate: false },
        { ...at('known', 'filling'), changed: draft({ billing: null }) },
      ],
      [
        { type: 'payment.chosen', method: 'stripe' },
        { ...at('known', 'filling'), changed: draft({ payment: 'stripe' }) },
      ],
      [
        { type: 'terms.changed', agreed: false },
        { ...at('known', 'filling'), changed: draft({ payment: 'stripe', termsAgreed: false }) },
      ],
      [
        { type: 'order.submitted' },
        {
          ...at('known', 'filling'),
          changed: { missing: { address: {}, billing: {}, terms: true, shipping: false } },
        },
      ],
      [
        { type: 'terms.changed', agreed: true },
        {
          ...at('known', 'filling'),
          changed: {
            ...draft({ payment: 'stripe' }),
            missing: { address: {}, billing: {}, terms: false, shipping: false },
          },
        },
      ],
      [
        { type: 'order.submitted' },
        {
          ...at('known', 'preparing'),
          changed: { missing: null },
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
            placeOrder: {
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
  expect(await runStory(checkoutMachine, { draft: READY }, story)).toStrictEqual(story);
});

test('clears each error as soon as its field is valid; choosing a state clears the shipping error', async () => {
  const { send, snapshot } = createPausedActor(checkoutMachine, {
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
  const { send, snapshot } = createPausedActor(checkoutMachine, { draft: READY });
  await send({ type: 'order.submitted' });
  expect(snapshot().context.missing?.shipping).toBe(true);
  await send(done('lookUpShipping', sen(800)));
  expect(snapshot().context.missing?.shipping).toBe(false);
});

test('a new form is empty, with Malaysia as country and the e-wallet as payment', () => {
  expect(createPausedActor(checkoutMachine, {}).snapshot().context).toEqual({
    draft: EMPTY_DRAFT,
    shippingCost: null,
    shippingError: null,
    missing: null,
    problem: null,
    inFlight: null,
    unacknowledged: null,
    orderId: null,
    order: null,
    file: null,
    verifiedFileId: null,
    receiptProblem: null,
    failure: null,
    progress: 0,
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
  const { snapshot, effectInputs } = createPausedActor(checkoutMachine, input);
  expect(snapshot().context).toMatchObject(input);
  expect(snapshot().value).toEqual({ ordering: { shipping: 'lookingUp', submission: 'placing' } });
  expect(effectInputs.get('placeOrder')).toEqual({
    order: input.inFlight,
    draft: READY,
    unacknowledged: PREPARED,
  });
});
