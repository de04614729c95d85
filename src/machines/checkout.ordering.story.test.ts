import { sen } from '../contract/money';
import { checkoutMachine } from './checkout';
import { EMPTY_ADDRESS, EMPTY_DRAFT } from './checkout.rules';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
} from './testing/checkoutHappenings';
import { startFrozen } from './testing/frozen';
import { momentsOf, type Step } from './testing/story';

const at = (shipping: string, submission: string) => ({
  in: { ordering: { shipping, submission } },
  tags: {
    filling: ['ordering', 'resumable'],
    preparing: ['busy', 'ordering'],
    placing: ['busy', 'ordering', 'resumable'],
    refreshingPrices: ['busy', 'ordering'],
  }[submission] as string[],
});
const toast = (text: string) => ({ type: 'toast', kind: 'error', text });
const draft = (change: object) => ({ draft: { ...READY, ...change } });

const known: Step = [
  done('lookUpShipping', sen(800)),
  { ...at('known', 'filling'), changed: { shippingCost: 800 } },
];
const submitted: Step = [
  { type: 'order.submitted' },
  {
    ...at('known', 'preparing'),
    asks: { prepareOrder: { draft: READY, shippingCost: 800, unanswered: null } },
  },
];
const prepared: Step = [
  done('prepareOrder', PREPARED),
  {
    ...at('known', 'placing'),
    changed: { inFlight: PREPARED },
    asks: { placeOrder: { order: PREPARED, payment: 'tng' } },
  },
];
const toPlacing = [known, submitted, prepared];

test.each<[string, readonly Step[]]>([
  [
    'an order is placed: the cart is empty, and its page is next',
    [
      ...toPlacing,
      [
        done('placeOrder', { kind: 'order', orderId: 'o1' }),
        {
          in: 'placed',
          changed: { inFlight: null, orderId: 'o1' },
          says: [{ type: 'cartEmptied' }, { type: 'navigate', to: { order: 'o1' } }],
        },
      ],
    ],
  ],
  [
    'an order that is paid by card leads to the card payment',
    [
      ...toPlacing,
      [
        done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
        {
          in: 'leftForCardPayment',
          changed: { inFlight: null },
          says: [{ type: 'redirect', url: 'https://pay.example.test' }],
        },
      ],
    ],
  ],
  [
    'an order that cannot be made out is said so',
    [
      known,
      submitted,
      [
        failed('prepareOrder', REFUSED),
        {
          ...at('known', 'filling'),
          changed: { problem: REFUSED.message },
          says: [toast(REFUSED.message)],
        },
      ],
      [submitted[0], { ...submitted[1], changed: { problem: null } }],
    ],
  ],
  [
    'a refused order is forgotten: the next is a new one',
    [
      ...toPlacing,
      [
        failed('placeOrder', REFUSED),
        {
          ...at('known', 'filling'),
          changed: { inFlight: null, problem: REFUSED.message },
          says: [toast(REFUSED.message)],
        },
      ],
      [submitted[0], { ...submitted[1], changed: { problem: null } }],
    ],
  ],
  [
    'an order without an answer is kept: the next is made out with it, and forgets it then',
    [
      ...toPlacing,
      [
        failed('placeOrder', OFFLINE),
        {
          ...at('known', 'filling'),
          changed: { inFlight: null, unanswered: PREPARED, problem: OFFLINE.message },
          says: [toast(OFFLINE.message)],
        },
      ],
      [
        submitted[0],
        {
          ...at('known', 'preparing'),
          changed: { problem: null },
          asks: { prepareOrder: { draft: READY, shippingCost: 800, unanswered: PREPARED } },
        },
      ],
      [prepared[0], { ...prepared[1], changed: { inFlight: PREPARED, unanswered: null } }],
    ],
  ],
  [
    'a price that has changed is asked for anew, and the fee with it',
    [
      ...toPlacing,
      [
        failed('placeOrder', PRICE_CHANGED),
        {
          ...at('known', 'refreshingPrices'),
          changed: { inFlight: null, problem: PRICE_CHANGED.message },
          asks: { refreshPrices: undefined },
          says: [toast(PRICE_CHANGED.message)],
        },
      ],
      [
        done('refreshPrices'),
        {
          ...at('lookingUp', 'filling'),
          changed: { shippingCost: null },
          asks: { lookUpShipping: { state: 'Perak' } },
        },
      ],
    ],
  ],
  [
    'prices that cannot be asked for anew are said so',
    [
      ...toPlacing,
      [
        failed('placeOrder', PRICE_CHANGED),
        {
          ...at('known', 'refreshingPrices'),
          changed: { inFlight: null, problem: PRICE_CHANGED.message },
          asks: { refreshPrices: undefined },
          says: [toast(PRICE_CHANGED.message)],
        },
      ],
      [
        failed('refreshPrices', OFFLINE),
        { ...at('known', 'filling'), changed: { problem: OFFLINE.message } },
      ],
    ],
  ],
  [
    'the fee follows the state, and the cart',
    [
      known,
      [
        { type: 'cart.changed' },
        {
          ...at('lookingUp', 'filling'),
          changed: { shippingCost: null },
          asks: { lookUpShipping: { state: 'Perak' } },
        },
      ],
      [
        { type: 'cart.changed' },
        { ...at('lookingUp', 'filling'), asks: { lookUpShipping: { state: 'Perak' } } },
      ],
      [
        failed('lookUpShipping', OFFLINE),
        { ...at('failed', 'filling'), changed: { shippingError: OFFLINE.message } },
      ],
      [
        { type: 'cart.changed' },
        { ...at('lookingUp', 'filling'), asks: { lookUpShipping: { state: 'Perak' } } },
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
        { type: 'xstate.after.afterChoosingState.x' },
        { ...at('lookingUp', 'filling'), asks: { lookUpShipping: { state: 'Johor' } } },
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
        { ...at('lookingUp', 'filling'), asks: { lookUpShipping: { state: 'Johor' } } },
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
    'everything that is typed and ticked is kept',
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
          asks: {
            prepareOrder: {
              draft: { ...READY, payment: 'stripe' },
              shippingCost: 800,
              unanswered: null,
            },
          },
        },
      ],
      [
        prepared[0],
        { ...prepared[1], asks: { placeOrder: { order: PREPARED, payment: 'stripe' } } },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await momentsOf(checkoutMachine, { draft: READY }, story)).toEqual(story);
});

test('complaints go as soon as what they were about is right; choosing a state takes its own back', async () => {
  const { send, snapshot } = startFrozen(checkoutMachine, {
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

test('a form that nobody has filled in begins empty, in Malaysia, paid by e-wallet', () => {
  expect(startFrozen(checkoutMachine, {}).snapshot().context).toEqual({
    draft: EMPTY_DRAFT,
    shippingCost: null,
    shippingError: null,
    missing: null,
    problem: null,
    inFlight: null,
    unanswered: null,
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

test('a form that was left goes on with its draft, its order and the answer that never came', () => {
  const input = { draft: READY, unanswered: PREPARED, inFlight: { ...PREPARED, key: 'k2' } };
  const { snapshot, asked } = startFrozen(checkoutMachine, input);
  expect(snapshot().context).toMatchObject(input);
  expect(snapshot().value).toEqual({ ordering: { shipping: 'lookingUp', submission: 'placing' } });
  expect(asked.get('placeOrder')).toEqual({ order: input.inFlight, payment: 'tng' });
});
