import { createHash } from 'node:crypto';
import { cartCalls } from '@kedai/contract/calls/cart';
import type { OrderRequest } from '@kedai/contract/calls/order';
import { orderCalls } from '@kedai/contract/calls/order';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import type { Visitor } from './visitor';

/** An order of two shirts and a tote to Selangor at the right price. */
export function buildOrder(overrides: Partial<OrderRequest> = {}): OrderRequest {
  return {
    address: ADDRESS,
    items: [
      { id: 'shirt', feature: 'M', quantity: 2 },
      { id: 'tote', feature: '', quantity: 1 },
    ],
    price: { productPrice: '204.80', shippingPrice: '10.00' },
    ...overrides,
  };
}

/** Fills the cart with the items of an order. */
export async function fillCart(
  customer: Pick<Visitor, 'callApi'>,
  { items }: Pick<OrderRequest, 'items'>,
): Promise<void> {
  for (const { id, feature, quantity } of items) {
    await customer.callApi(cartCalls.update, { itemId: id, feature: feature ?? '', quantity });
  }
}

/** Fills the cart and places an order. @returns its id */
export async function placeTestOrder(customer: Pick<Visitor, 'callApi'>): Promise<string> {
  await fillCart(customer, buildOrder());
  const { body } = await customer.callApi(orderCalls.place, buildOrder());
  if (typeof body.orderId !== 'string') throw new Error(`No order: ${String(body.message)}`);
  return body.orderId;
}

/** A GIF of 40 × 40. Its two colours are the bytes 13 to 18; image decoders ignore what comes after its end. */
const GIF = Buffer.from('R0lGODlhKAAoAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A valid image; different `content` makes a different picture, and ends its file. */
export function buildImage(content = 'receipt'): File {
  const picture = Buffer.from(GIF);
  picture.set(createHash('sha256').update(content).digest().subarray(0, 6), 13);
  return new File([picture, content], 'receipt.gif', { type: 'image/gif' });
}
