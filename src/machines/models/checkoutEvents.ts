import * as visitor from '@kedai/contract/testing/visitor';
import { EMPTY_DRAFT, type OrderDraft, type PreparedOrder } from '../checkout/orderDraft';
import type { ReceiptFile } from '../checkout/payOrder';
import { done, refusal } from './failures';

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

export const PRICE_CHANGED = refusal('The price has changed.', 'price-changed');
export const SLOT_PASSED = refusal('The chosen time has passed.', 'slot-passed');
export const REFUSED = refusal('The shop said no.');
export const UNKNOWN = { ...refusal('The shop said no.', 'not-found'), status: 404 };

export const loaded = (status: string) => done('loadOrder', { status, date: 1_000 });
