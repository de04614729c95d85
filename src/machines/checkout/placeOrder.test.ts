import { sen } from '@kedai/contract/rules/money';
import { createPausedActor } from '@kedai/flow-viewer/model';
import { PREPARED, PRICE_CHANGED, READY, REFUSED } from '../models/checkoutEvents';
import { done, failed, OFFLINE } from '../models/failures';
import { runStory, type Step } from '../testing/story';
import { EMPTY_DRAFT } from './orderDraft';
import { type PlaceOrderInput, placeOrderMachine } from './placeOrder';

const TAGS: Readonly<Record<string, readonly string[]>> = {
  waiting: ['shippingPending'],
  lookingUp: ['shippingPending'],
  failed: ['shippingFailed'],
  notPlaced: ['notPlaced'],
  preparing: ['preparing'],
  placing: ['placing'],
  refreshingPrices: ['notPlaced', 'refreshingPrices'],
};

/** The states and tags of the order form. `submission` may be a state inside `filling`. */
const at = (shipping: string, submission: string) => {
  const isFilling = ['editing', 'incomplete', 'notPlaced'].includes(submission);
  const tags = [...(TAGS[submission] ?? []), ...(TAGS[shipping] ?? [])].toSorted();
  return {
    state: {
      ordering: { shipping, submission: isFilling ? { filling: submission } : submission },
    },
    ...(tags.length > 0 ? { tags } : {}),
  };
};

const toast = (notice: object) => ({ type: 'toast', kind: 'error', notice });
const lookingUp = (state: string, submission = 'editing') => ({
  ...at('lookingUp', submission),
  effectInputs: { lookUpShipping: { state } },
});
const CARD = { ...READY, payment: 'stripe' as const };
const OTHER = { ...PREPARED, request: { ...PREPARED.request, items: [{ id: 'p2', quantity: 1 }] } };
const NOT_AGREED = { ...READY, termsAgreed: false };

/** The fee of the state in `READY` is loaded. */
const known: Step = [
  done('lookUpShipping', sen(800)),
  { ...at('known', 'editing'), changed: { shippingCost: 800 } },
];
const PREPARING = {
  ...at('known', 'preparing'),
  effectInputs: { prepareOrder: { draft: READY, shippingCost: 800 } },
};
const submitted: Step = [{ type: 'order.submitted', draft: READY }, PREPARING];
const sending = (outcomeUnknown: object | null, draft: object = READY): Step => [
  done('prepareOrder', PREPARED),
  {
    ...at('known', 'placing'),
    changed: { sending: PREPARED },
    effectInputs: { sendOrder: { order: PREPARED, draft, outcomeUnknown } },
  },
];
const toPlacing = [known, submitted, sending(null)];
const outcomeUnknown: Step = [
  failed('sendOrder', OFFLINE),
  {
    ...at('known', 'notPlaced'),
    changed: { sending: null, outcomeUnknown: PREPARED, problem: OFFLINE },
    emitted: [toast(OFFLINE)],
  },
];
const priceChanged: Step = [
  failed('sendOrder', PRICE_CHANGED),
  {
    ...at('known', 'refreshingPrices'),
    changed: { sending: null, problem: PRICE_CHANGED },
    effectInputs: { refreshPrices: undefined },
    emitted: [toast(PRICE_CHANGED)],
  },
];
const ended = (state: string, placed: object) => ({
  state,
  tags: ['placing'],
  changed: { placed },
  output: placed,
});
const PLACED = { kind: 'order', orderId: 'o1', isOfEarlierForm: true };
const REDIRECT = { kind: 'redirect', url: 'https://pay.example.test' };

test.each<[string, readonly Step[]]>([
  [
    'the shipping fee is looked up when the state or the cart changes',
    [
      known,
      [{ type: 'cart.changed' }, { ...lookingUp('Perak'), changed: { shippingCost: null } }],
      [{ type: 'cart.changed' }, lookingUp('Perak')],
      [
        failed('lookUpShipping', OFFLINE),
        { ...at('failed', 'editing'), changed: { shippingFailure: OFFLINE } },
      ],
      [{ type: 'cart.changed' }, lookingUp('Perak')],
      [
        done('lookUpShipping', sen(900)),
        { ...at('known', 'editing'), changed: { shippingCost: 900 } },
      ],
      [
        { type: 'destination.changed', state: 'Johor' },
        { ...at('waiting', 'editing'), changed: { destination: 'Johor', shippingCost: null } },
      ],
      [{ type: 'xstate.after.1499.x' }, at('waiting', 'editing')],
      [
        { type: 'destination.changed', state: 'Kedah' },
        { ...at('waiting', 'editing'), changed: { destination: 'Kedah' } },
      ],
      [{ type: 'xstate.after.1499.x' }, at('waiting', 'editing')],
      [{ type: 'xstate.after.1.x' }, lookingUp('Kedah')],
      [
        failed('lookUpShipping', new Error('')),
        {
          ...at('failed', 'editing'),
          changed: { shippingFailure: { kind: 'server', message: '', retryable: true } },
        },
      ],
      [{ type: 'shipping.retried' }, lookingUp('Kedah')],
      [
        { type: 'destination.changed', state: '' },
        { ...at('noState', 'editing'), changed: { destination: '' } },
      ],
    ],
  ],
  [
    'an incomplete form is not sent, nor one whose fee is not known yet',
    [
      [{ type: 'order.submitted', draft: READY }, at('lookingUp', 'incomplete')],
      [known[0], { ...at('known', 'incomplete'), changed: { shippingCost: 800 } }],
      [{ type: 'order.submitted', draft: NOT_AGREED }, at('known', 'incomplete')],
      [
        { type: 'order.submitted', draft: CARD },
        {
          ...at('known', 'preparing'),
          changed: { draft: CARD },
          effectInputs: { prepareOrder: { draft: CARD, shippingCost: 800 } },
        },
      ],
      sending(null, CARD),
      [{ type: 'order.submitted', draft: READY }, at('known', 'placing')],
    ],
  ],
  [
    'a placed order ends the flow, also one of an earlier form',
    [...toPlacing, [done('sendOrder', PLACED), ended('placed', PLACED)]],
  ],
  [
    'an order paid by card leads to the card payment',
    [...toPlacing, [done('sendOrder', REDIRECT), ended('redirectedToCardPayment', REDIRECT)]],
  ],
  [
    'an order that cannot be prepared shows the problem',
    [
      known,
      submitted,
      [
        failed('prepareOrder', REFUSED),
        { ...at('known', 'notPlaced'), changed: { problem: REFUSED }, emitted: [toast(REFUSED)] },
      ],
      [{ type: 'order.submitted', draft: NOT_AGREED }, at('known', 'incomplete')],
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
          changed: { sending: null, problem: REFUSED },
          emitted: [toast(REFUSED)],
        },
      ],
      submitted,
    ],
  ],
  [
    'an order of unknown outcome is kept and passed along with the next order',
    [...toPlacing, outcomeUnknown, submitted, sending(PREPARED)],
  ],
  [
    'an order of unknown outcome is resent unchanged, with the form of now',
    [
      ...toPlacing,
      outcomeUnknown,
      [
        { type: 'order.resent', draft: NOT_AGREED },
        {
          ...at('known', 'placing'),
          changed: { draft: NOT_AGREED, sending: PREPARED },
          effectInputs: {
            sendOrder: { order: PREPARED, draft: NOT_AGREED, outcomeUnknown: PREPARED },
          },
        },
      ],
    ],
  ],
  [
    'a changed price refreshes the prices and the shipping fee',
    [
      ...toPlacing,
      priceChanged,
      [
        done('refreshPrices'),
        { ...lookingUp('Perak', 'notPlaced'), changed: { shippingCost: null } },
      ],
    ],
  ],
  [
    'prices that cannot be refreshed show the problem',
    [
      ...toPlacing,
      priceChanged,
      [
        failed('refreshPrices', OFFLINE),
        { ...at('known', 'notPlaced'), changed: { problem: OFFLINE } },
      ],
    ],
  ],
])('the order form: %s', async (_, story) => {
  expect(await runStory(placeOrderMachine, { draft: READY }, story)).toStrictEqual(story);
});

const start = (input: PlaceOrderInput) => createPausedActor(placeOrderMachine, input);

/** A flow in which the order is sent. */
function placing() {
  const flow = start({ draft: READY });
  for (const [event] of toPlacing) flow.send(event);
  return flow;
}

test('a new form has neither a state nor an order', () => {
  const { snapshot } = start({});
  expect(snapshot().context).toEqual({
    draft: EMPTY_DRAFT,
    destination: '',
    shippingCost: null,
    shippingFailure: null,
    problem: null,
    sending: null,
    outcomeUnknown: null,
    placed: null,
  });
  expect(snapshot().value).toEqual(at('noState', 'editing').state);
  expect(snapshot().can({ type: 'order.resent', draft: READY })).toBe(false);
});

test('a restored form sends the order again that was being sent', () => {
  const input = { draft: READY, outcomeUnknown: PREPARED, sending: OTHER };
  const { snapshot, effectInputs } = start(input);
  expect(snapshot().context).toMatchObject(input);
  expect(snapshot().value).toEqual(at('lookingUp', 'placing').state);
  expect(effectInputs.get('sendOrder')).toEqual({
    order: OTHER,
    draft: READY,
    outcomeUnknown: PREPARED,
  });
});

test.each([
  ['stays when another order is refused', OTHER, PREPARED],
  ['is cleared when it is refused itself', PREPARED, null],
])('an order of unknown outcome %s', (_, order, left) => {
  const flow = start({ draft: READY, sending: order, outcomeUnknown: PREPARED });
  flow.send(failed('sendOrder', REFUSED));
  expect(flow.snapshot().context).toMatchObject({ sending: null, outcomeUnknown: left });
});

test.each<[string, unknown, string]>([
  ['a new price', { ...REFUSED, code: 'price-changed' }, 'refreshes'],
  ['a cart that another tab changed', { ...REFUSED, code: 'cart-changed' }, 'refreshes'],
  ['a product that is gone', { ...REFUSED, code: 'unknown-product' }, 'refreshes'],
  ['a refusal for another reason', { ...REFUSED, code: 'no-stock' }, 'clears'],
  ['no connection', { ...REFUSED, kind: 'offline' }, 'keeps'],
  ['a timeout', { ...REFUSED, kind: 'timeout' }, 'keeps'],
  ['a malformed response', { ...REFUSED, kind: 'malformed' }, 'keeps'],
  ['an error without a classification', new Error('It broke.'), 'keeps'],
])('an order that the shop does not confirm, after %s', (_, error, result) => {
  const flow = placing();
  flow.send(failed('sendOrder', error));
  expect(flow.snapshot().value.ordering.submission).toEqual(
    result === 'refreshes' ? 'refreshingPrices' : { filling: 'notPlaced' },
  );
  expect(flow.snapshot().context).toMatchObject({
    sending: null,
    outcomeUnknown: result === 'keeps' ? PREPARED : null,
  });
});

test.each([
  ['selection-changed', true],
  ['selection-missing', false],
  ['unknown-slot', false],
  ['slot-passed', false],
  ['slot-full', false],
  ['slot-closed', false],
  ['date-too-far', false],
])('asks for the service again after %s', (code, hasChanged) => {
  for (const [effect, steps] of [
    ['prepareOrder', [known, submitted]],
    ['sendOrder', toPlacing],
  ] as const) {
    const flow = start({ draft: READY });
    for (const [event] of steps) flow.send(event);
    flow.send(failed(effect, { ...REFUSED, code }));
    expect(flow.emitted).toEqual([
      toast({ ...REFUSED, code }),
      { type: 'selectionRefused', hasChanged, reason: REFUSED.message },
    ]);
    expect(flow.snapshot().context).toMatchObject({ sending: null, outcomeUnknown: null });
  }
});
