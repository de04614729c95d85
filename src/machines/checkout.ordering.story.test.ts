import { checkoutMachine } from './checkout';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
} from './testing/checkoutEvents';
import { at, known, prepared, submitted } from './testing/checkoutSteps';
import { runStory, type Step } from './testing/story';

const toast = (text: string) => ({ type: 'toast', kind: 'error', text });
const toPlacing = [known, submitted, prepared];

test.each<[string, readonly Step[]]>([
  [
    'a placed order empties the cart and navigates to its page',
    [
      ...toPlacing,
      [
        done('placeOrder', { kind: 'order', orderId: 'o1' }),
        {
          state: 'placed',
          changed: { inFlight: null, orderId: 'o1' },
          emitted: [{ type: 'cartEmptied' }, { type: 'navigate', to: { order: 'o1' } }],
        },
      ],
    ],
  ],
  [
    'an order paid by card redirects to the card payment',
    [
      ...toPlacing,
      [
        done('placeOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
        {
          state: 'redirectedToCardPayment',
          changed: { inFlight: null },
          emitted: [{ type: 'redirect', url: 'https://pay.example.test' }],
        },
      ],
    ],
  ],
  [
    'an order that cannot be prepared shows the problem',
    [
      known,
      submitted,
      [
        failed('prepareOrder', REFUSED),
        {
          ...at('known', 'filling'),
          changed: { problem: REFUSED.message },
          emitted: [toast(REFUSED.message)],
        },
      ],
      [submitted[0], { ...submitted[1], changed: { problem: null } }],
    ],
  ],
  [
    'a refused order is cleared, and the next one is new',
    [
      ...toPlacing,
      [
        failed('placeOrder', REFUSED),
        {
          ...at('known', 'filling'),
          changed: { inFlight: null, problem: REFUSED.message },
          emitted: [toast(REFUSED.message)],
        },
      ],
      [submitted[0], { ...submitted[1], changed: { problem: null } }],
    ],
  ],
  [
    'an unacknowledged order is kept and passed along with the next order',
    [
      ...toPlacing,
      [
        failed('placeOrder', OFFLINE),
        {
          ...at('known', 'filling'),
          changed: { inFlight: null, unacknowledged: PREPARED, problem: OFFLINE.message },
          emitted: [toast(OFFLINE.message)],
        },
      ],
      [
        submitted[0],
        {
          ...at('known', 'preparing'),
          changed: { problem: null },
          effectInputs: {
            prepareOrder: { draft: READY, shippingCost: 800 },
          },
        },
      ],
      [
        prepared[0],
        {
          ...prepared[1],
          effectInputs: { placeOrder: { order: PREPARED, draft: READY, unacknowledged: PREPARED } },
        },
      ],
    ],
  ],
  [
    'an unacknowledged order is resent unchanged',
    [
      ...toPlacing,
      [
        failed('placeOrder', OFFLINE),
        {
          ...at('known', 'filling'),
          changed: { inFlight: null, unacknowledged: PREPARED, problem: OFFLINE.message },
          emitted: [toast(OFFLINE.message)],
        },
      ],
      [
        { type: 'terms.changed', agreed: false },
        { ...at('known', 'filling'), changed: { draft: { ...READY, termsAgreed: false } } },
      ],
      [
        { type: 'order.resent' },
        {
          ...at('known', 'placing'),
          changed: { inFlight: PREPARED, problem: null },
          effectInputs: {
            placeOrder: {
              order: PREPARED,
              draft: { ...READY, termsAgreed: false },
              unacknowledged: PREPARED,
            },
          },
        },
      ],
    ],
  ],
  [
    'a changed price refreshes the prices and the shipping fee',
    [
      ...toPlacing,
      [
        failed('placeOrder', PRICE_CHANGED),
        {
          ...at('known', 'refreshingPrices'),
          changed: { inFlight: null, problem: PRICE_CHANGED.message },
          effectInputs: { refreshPrices: undefined },
          emitted: [toast(PRICE_CHANGED.message)],
        },
      ],
      [
        done('refreshPrices'),
        {
          ...at('lookingUp', 'filling'),
          changed: { shippingCost: null },
          effectInputs: { lookUpShipping: { state: 'Perak' } },
        },
      ],
    ],
  ],
  [
    'prices that cannot be refreshed show the problem',
    [
      ...toPlacing,
      [
        failed('placeOrder', PRICE_CHANGED),
        {
          ...at('known', 'refreshingPrices'),
          changed: { inFlight: null, problem: PRICE_CHANGED.message },
          effectInputs: { refreshPrices: undefined },
          emitted: [toast(PRICE_CHANGED.message)],
        },
      ],
      [
        failed('refreshPrices', OFFLINE),
        { ...at('known', 'filling'), changed: { problem: OFFLINE.message } },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(checkoutMachine, { draft: READY }, story)).toStrictEqual(story);
});
