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
export async function placeTestOrder(
  customer: Pick<Visitor, 'callApi'>,
  order: OrderRequest = buildOrder(),
): Promise<string> {
  await fillCart(customer, order);
  const { body } = await customer.callApi(orderCalls.place, order);
  if (typeof body.orderId !== 'string') throw new Error(`No order: ${String(body.message)}`);
  return body.orderId;
}

/** A GIF of 40 × 40 with five stripes. Its eight colours are the bytes 13 to 36. */
const GIF = Buffer.from(
  'R0lGODlhKAAoAIIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAAKAAoAAAD0wi6Gv5OyCmHvZborRmDEEVhGMd5C/iIE3mZG9qoAVu5A9zJdG3jOZ0M0LMJgDrCsPjDJZc0I1LIizZdz6pK6qSimKwpDLq9krJfa7g71oK4WK8HLBKbyG9zSf5R19l3biF6L3wpfiOAJ4IrhBmGM2VrcW1pkn+UgZZ5k2eQRIgtijGMEY5BlXOhN5mLm4Ode6l9l4mtpK+NsYWzh7Witzu5pruPvZGcmJ7HoL+sy5qqzkejwtLJttCu17DKstG02MDauNy63rzgvuLP39vh3dnuGwkAOw==',
  'base64',
);

/**
 * A valid image. Different `content` makes a different picture, also when it is compressed with losses, and ends its file:
 * image decoders ignore what comes after the picture.
 */
export function buildImage(content = 'receipt'): File {
  const picture = Buffer.from(GIF);
  picture.set(createHash('shake256', { outputLength: 24 }).update(content).digest(), 13);
  return new File([picture, content], 'receipt.gif', { type: 'image/gif' });
}
