import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
} from '../models/checkoutEvents';
import { at, known, prepared, submitted } from '../testing/checkoutSteps';
import { runStory, type Step } from '../testing/story';
import { placeOrderMachine } from './placeOrder';

const toast = (notice: object) => ({ type: 'toast', kind: 'error', notice });
const toPlacing = [known, submitted, prepared];

test.each<[string, readonly Step[]]>([
  [
    'a placed order empties the cart and navigates to its page',
    [
      ...toPlacing,
      [
        done('sendOrder', { kind: 'order', orderId: 'o1' }),
        {
          state: 'placed',
          tags: ['placing'],
          changed: { placed: { kind: 'order', orderId: 'o1' } },
          output: { kind: 'order', orderId: 'o1' },
        },
      ],
    ],
  ],
  [
    'an order paid by card redirects to the card payment',
    [
      ...toPlacing,
      [
        done('sendOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
        {
          state: 'redirectedToCardPayment',
          tags: ['placing'],
          changed: { placed: { kind: 'redirect', url: 'https://pay.example.test' } },
          output: { kind: 'redirect', url: 'https://pay.example.test' },
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
          ...at('known', 'notPlaced'),
          changed: { problem: REFUSED },
          emitted: [toast(REFUSED)],
        },
      ],
      submitted,
    ],
  ],
  [
    'a refused order is cleared, and the next one is new',
    [
      ...toPlacing,
      [
        failed('sendOrder', REFUSED),
        {
          ...at('known', 'notPlaced'),
          changed: { inFlight: null, problem: REFUSED },
          emitted: [toast(REFUSED)],
        },
      ],
      submitted,
    ],
  ],
  [
    'an unacknowledged order is kept and passed along with the next order',
    [
      ...toPlacing,
      [
        failed('sendOrder', OFFLINE),
        {
          ...at('known', 'notPlaced'),
          changed: { inFlight: null, unacknowledged: PREPARED, problem: OFFLINE },
          emitted: [toast(OFFLINE)],
        },
      ],
      [
        submitted[0],
        {
          ...at('known', 'preparing'),
          effectInputs: {
            prepareOrder: { draft: READY, shippingCost: 800 },
          },
        },
      ],
      [
        prepared[0],
        {
          ...prepared[1],
          effectInputs: { sendOrder: { order: PREPARED, draft: READY, unacknowledged: PREPARED } },
        },
      ],
    ],
  ],
  [
    'an unacknowledged order is resent unchanged',
    [
      ...toPlacing,
      [
        failed('sendOrder', OFFLINE),
        {
          ...at('known', 'notPlaced'),
          changed: { inFlight: null, unacknowledged: PREPARED, problem: OFFLINE },
          emitted: [toast(OFFLINE)],
        },
      ],
      [
        { type: 'terms.changed', agreed: false },
        { ...at('known', 'notPlaced'), changed: { draft: { ...READY, termsAgreed: false } } },
      ],
      [
        { type: 'order.resent' },
        {
          ...at('known', 'placing'),
          changed: { inFlight: PREPARED },
          effectInputs: {
            sendOrder: {
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
        failed('sendOrder', PRICE_CHANGED),
        {
          ...at('known', 'refreshingPrices'),
          changed: { inFlight: null, problem: PRICE_CHANGED },
          effectInputs: { refreshPrices: undefined },
          emitted: [toast(PRICE_CHANGED)],
        },
      ],
      [
        done('refreshPrices'),
        {
          ...at('lookingUp', 'notPlaced'),
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
        failed('sendOrder', PRICE_CHANGED),
        {
          ...at('known', 'refreshingPrices'),
          changed: { inFlight: null, problem: PRICE_CHANGED },
          effectInputs: { refreshPrices: undefined },
          emitted: [toast(PRICE_CHANGED)],
        },
      ],
      [
        failed('refreshPrices', OFFLINE),
        { ...at('known', 'notPlaced'), changed: { problem: OFFLINE } },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(placeOrderMachine, { draft: READY }, story)).toStrictEqual(story);
});
