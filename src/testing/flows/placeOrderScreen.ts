import type { Journey } from '@kedai/flow-viewer/model';
import type { Placed, PlaceOrderInput } from '../../machines/checkout/placeOrder';
import { placeOrderModel } from '../../machines/models/placeOrder';
import type { FlowScreen, ScreenDriver } from './screen';

/** The URL of the card payment; in tests it is a URL of the shop. */
const CARD_PAYMENT = '/#paying-by-card';

const TERMS = 'I have read and agreed with the terms and conditions';
/** Errors that appear with a submit only. An emptied state is marked at once. */
const MARKED = /^(Please agree to the terms|Enter the )/;
const INCOMPLETE = /^(Please agree to the terms|Please select the state again)/;

const expectBusy = (name: RegExp) => (driver: ScreenDriver) =>
  driver.expectVisible('button', name, { busy: true });

/** The page of the order form. */
export const placeOrderScreen: FlowScreen = {
  model: placeOrderModel,
  actions: {
    'destination.changed': ({ driver }, { state }) =>
      driver.select('State', state, 'Delivery information'),
    'cart.changed': (page) => page.changeCart(),
    'shipping.retried': ({ driver }) => driver.press('button', 'Try again'),
    'order.submitted': async ({ driver }, { draft }) => {
      await driver.setChecked(TERMS, draft.termsAgreed);
      await driver.press('button', 'PLACE ORDER');
    },
    'order.resent': ({ driver }) => driver.press('button', 'Check my order'),
  },
  calls: {
    lookUpShipping: {
      path: 'shipping/calculateShipping',
      successBody: (fee) => ({ success: true, shippingCost: Number(fee) / 100 }),
    },
    prepareOrder: { path: 'cart/update' },
    sendOrder: {
      path: 'order/place',
      or: 'order/stripe',
      successBody: (placed) => ({
        success: true,
        ...((placed as Placed).kind === 'redirect'
          ? { success_url: CARD_PAYMENT }
          : { orderId: (placed as { orderId: string }).orderId }),
      }),
    },
    refreshPrices: { path: 'product/list', late: true },
  },
  timers: {},
  expectations: {
    ordering: (driver) => driver.expectVisible('heading', 'Checkout'),
    'ordering.shipping.noState': (driver) => driver.expectText('Enter Shipping Address'),
    'ordering.shipping.waiting': (driver) =>
      driver.expectVisible('status', 'Calculating the shipping fee'),
    'ordering.shipping.lookingUp': (driver) =>
      driver.expectVisible('status', 'Calculating the shipping fee'),
    'ordering.shipping.known': (driver) => driver.expectText('RM8.00'),
    'ordering.shipping.failed': (driver) => driver.expectVisible('button', 'Try again'),
    'ordering.submission.filling.editing': async (driver) => {
      await driver.expectVisible('button', 'PLACE ORDER');
      await driver.expectNoText(MARKED);
    },
    'ordering.submission.filling.incomplete': async (driver) => {
      await driver.expectVisible('button', 'PLACE ORDER');
      await driver.expectText(INCOMPLETE);
    },
    'ordering.submission.filling.notPlaced': async (driver) => {
      await driver.expectVisible('button', 'PLACE ORDER');
      await driver.expectText(/^Your order (could not be completed|may have reached us)/);
    },
    'ordering.submission.preparing': async (driver) => {
      await expectBusy(/^PLACE ORDER/)(driver);
      await driver.expectText('Saving your cart');
    },
    'ordering.submission.placing': async (driver) => {
      await expectBusy(/^PLACE ORDER/)(driver);
      await driver.expectText('Placing your order');
    },
    'ordering.submission.refreshingPrices': (driver) => driver.expectText('Updating the prices'),
    placed: (driver) => driver.expectPath('/checkout/o1'),
    redirectedToCardPayment: (driver) => driver.expectPath(CARD_PAYMENT),
  },
  transient: {},
  exceptions: {
    'placeOrder.ordering.submission.preparing | xstate.error.actor.prepareOrder | 0': {
      reason: 'The slot is checked by the clock and the cookie, not by a call.',
    },
    'placeOrder.ordering.shipping.lookingUp | cart.changed | 0': {
      reason: 'The cart is not refetched before the fee is known.',
      isSkipped: true,
    },
  },
};

/** The saved draft for a journey whose input has a draft; null for others. */
export function savedDraft(journey: Journey, now: number): string | null {
  const { draft, sending = null }: PlaceOrderInput = journey.input;
  if (draft === undefined) return null;
  const byCard = journey.steps.some(({ event }) => event.output?.kind === 'redirect');
  const saved = {
    draft: byCard ? { ...draft, payment: 'stripe' } : draft,
    sending,
    outcomeUnknown: null,
  };
  return JSON.stringify({ savedAt: now, draft: saved });
}

/** Whether the journey needs a pending cart write, which the state `preparing` waits for. */
export const hasPendingCartWrite = ({ steps }: Journey): boolean =>
  steps.some((step) => JSON.stringify(step.state).includes('preparing'));
