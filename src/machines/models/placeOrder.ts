import { sen } from '@kedai/contract/rules/money';
import type { FlowEvent, FlowModel } from '@kedai/flow-viewer/model';
import type { OrderDraft } from '../checkout/orderDraft';
import { type PlaceOrderEvent, placeOrderMachine } from '../checkout/placeOrder';
import {
  done,
  failed,
  OFFLINE,
  PREPARED,
  PRICE_CHANGED,
  READY,
  REFUSED,
  SLOT_PASSED,
} from './checkoutEvents';

const events: readonly (PlaceOrderEvent | FlowEvent)[] = [
  { type: 'state.changed', state: 'Perak' },
  { type: 'state.changed', state: '' },
  { type: 'cart.changed' },
  { type: 'shipping.retried' },
  { type: 'address.changed', field: 'city', value: 'Taiping' },
  { type: 'billing.toggled', separate: true },
  { type: 'billing.toggled', separate: false },
  { type: 'billing.changed', field: 'city', value: 'Kuching' },
  { type: 'payment.chosen', method: 'stripe' },
  { type: 'terms.changed', agreed: true },
  { type: 'terms.changed', agreed: false },
  { type: 'order.submitted' },
  { type: 'order.resent' },
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
      contextKey: ({ draft, shippingCost, inFlight, unacknowledged }) => [
        (draft as OrderDraft).termsAgreed,
        (draft as OrderDraft).address.state,
        shippingCost,
        inFlight,
        unacknowledged,
      ],
    },
    { name: 'empty form', input: {}, events: [] },
    {
      name: 'reloaded with an order in flight',
      input: { draft: READY, inFlight: PREPARED },
      events: [],
    },
  ],
};
