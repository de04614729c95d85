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

const SIDE = 40;
/** Of a GIF with four greys: sizes, palette, and the place of its only picture. */
const GIF_HEAD = Buffer.from(
  `474946383961${'2800'.repeat(2)}810000${'000000555555aaaaaaffffff'}2c00000000${'2800'.repeat(2)}0002`,
  'hex',
);

/**
 * A valid image. Different `content` makes a different picture, also when it is compressed with losses: each of its 25
 * squares has one of four greys. The content ends its file; image decoders ignore what comes after the picture.
 */
export function buildImage(content = 'receipt'): File {
  const greys = createHash('sha256').update(content).digest();
  // Codes of three bits: 4 begins a new table before it grows to longer codes, 5 ends the picture.
  const codes = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const grey = (greys[5 * Math.trunc(at / SIDE / 8) + Math.trunc((at % SIDE) / 8)] ?? 0) % 4;
    return at % 2 === 0 ? [4, grey] : [grey];
  }).flat();
  const bits = [...codes, 5].flatMap((code) => [code & 1, (code >> 1) & 1, code >> 2]);
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit, index) => byte | (bit << index), 0),
  );
  const parts = [GIF_HEAD];
  for (let start = 0; start < bytes.length; start += 255) {
    const part = bytes.slice(start, start + 255);
    parts.push(Buffer.from([part.length, ...part]));
  }
  const picture = Buffer.concat([...parts, Buffer.from([0, 0x3b])]);
  return new File([picture, content], 'receipt.gif', { type: 'image/gif' });
}
