import type { Failure } from '@kedai/contract/calls/failure';
import * as visitor from '@kedai/contract/testing/visitor';
import type { FlowEvent } from '@kedai/flow-viewer/model';
import { EMPTY_DRAFT, type OrderDraft, type PreparedOrder } from '../checkout/orderDraft';
import type { ReceiptFile } from '../checkout/payOrder';

const ADDRESS = { ...visitor.ADDRESS, city: 'Ipoh', state: 'Perak' };

export const READY: OrderDraft = { ...EMPTY_DRAFT, address: ADDRESS, termsAgreed: true };

export const PREPARED: PreparedOrder = {
  draft: READY,
  request: {
    address: ADDRESS,
    items: [{ id: 'p1', quantity: 1 }],
    price: { productPrice: '10.00', shippingPrice: '8.00' },
  },
};

export const FILE: ReceiptFile = { id: 'file-key-1', name: 'receipt.png', size: 1000 };

const failure = (fields: Partial<Failure>): Failure => ({
  kind: 'refused',
  message: 'The shop said no.',
  retryable: false,
  ...fields,
});

export const PRICE_CHANGED = failure({ code: 'price-changed', message: 'The price has changed.' });
export const SLOT_PASSED = failure({ code: 'slot-passed', message: 'The chosen time has passed.' });
export const OFFLINE = failure({ kind: 'offline', message: 'You are offline.', retryable: true });
export const UNKNOWN = failure({ status: 404, code: 'not-found' });
export const REFUSED = failure({});

export const done = (id: string, output?: unknown): FlowEvent => ({
  type: `xstate.done.actor.${id}`,
  output,
});
export const failed = (id: string, error: unknown): FlowEvent => ({
  type: `xstate.error.actor.${id}`,
  error,
});
export const loaded = (status: string) => done('loadOrder', { status, date: 1_000 });
