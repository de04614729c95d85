import { sen } from '@kedai/contract/rules/money';
import type { FlowEvent, FlowModel } from '@kedai/flow-viewer/model';
import { type PlaceOrderEvent, placeOrderMachine } from '../checkout/placeOrder';
import { PREPARED, PRICE_CHANGED, READY, REFUSED, SLOT_PASSED } from './checkoutEvents';
import { done, failed, OFFLINE } from './failures';

const events: readonly (PlaceOrderEvent | FlowEvent)[] = [
  { type: 'destination.changed', state: 'Johor' },
  { type: 'destination.changed', state: '' },
  { type: 'cart.changed' },
  { type: 'shipping.retried' },
  { type: 'order.submitted', draft: READY },
  { type: 'order.submitted', draft: { ...READY, termsAgreed: false } },
  { type: 'order.resent', draft: READY },
  done('lookUpShipping', sen(800)),
  failed('lookUpShipping', REFUSED),
  done('prepareOrder', PREPARED),
  failed('prepareOrder', REFUSED),
  failed('prepareOrder', SLOT_PASSED),
  done('sendOrder', { kind: 'order', orderId: 'o1' }),
  done('sendOrder', { kind: 'redirect', url: 'https://pay.example.test' }),
  failed('sendOrder', PRICE_CHANGED),
  failed('sendOrder', SLOT_PASSED),
  failed('sendOrder', OFFLINE),
  failed('sendOrder', REFUSED),
  done('refreshPrices'),
  failed('refreshPrices', OFFLINE),
];

/** All events of the order form. */
export const placeOrderModel: FlowModel = {
  name: 'placeOrder',
  machine: placeOrderMachine,
  initialInputs: [
    {
      name: '',
      input: { draft: READY },
      events,
      contextKey: ({ destination, shippingCost, sending, outcomeUnknown }) => [
        destination,
        shippingCost,
        sending,
        outcomeUnknown,
      ],
    },
    { name: 'empty form', input: {}, events: [] },
    {
      name: 'reloaded while the order was sent',
      input: { draft: READY, sending: PREPARED },
      events: [],
    },
  ],
};
