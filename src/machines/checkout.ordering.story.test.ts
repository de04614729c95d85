import { checkoutMachine } from './checkout';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
} from './testing/checkoutHappenings';
import { at, known, prepared, submitted } from './testing/checkoutSteps';
import { momentsOf, type Step } from './testing/story';

const toast = (text: string) => ({ type: 'toast', kind: 'error', text });
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
    'an order without an answer is kept: the next is made out and sent beside it',
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
      [
        prepared[0],
        {
          ...prepared[1],
          asks: { placeOrder: { order: PREPARED, draft: READY, unanswered: PREPARED } },
        },
      ],
    ],
  ],
  [
    'an order without an answer is sent again as it was',
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
        { type: 'terms.changed', agreed: false },
        { ...at('known', 'filling'), changed: { draft: { ...READY, termsAgreed: false } } },
      ],
      [
        { type: 'unanswered.resent' },
        {
          ...at('known', 'placing'),
          changed: { inFlight: PREPARED, problem: null },
          asks: {
            placeOrder: {
              order: PREPARED,
              draft: { ...READY, termsAgreed: false },
              unanswered: PREPARED,
            },
          },
        },
      ],
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
])('%s', async (_, story) => {
  expect(await momentsOf(checkoutMachine, { draft: READY }, story)).toStrictEqual(story);
});
