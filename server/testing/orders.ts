import { cartCalls } from '../../src/contract/cart';
import type { OrderRequest } from '../../src/contract/order';
import { orderCalls } from '../../src/contract/order';
import type { Visitor } from './visitor';

/** An address that the shop delivers to. */
export const ADDRESS: OrderRequest['address'] = {
  firstName: 'Aishah',
  lastName: 'Rahman',
  email: 'aishah@example.my',
  street: '12, Jalan SS 2/24',
  city: 'Petaling Jaya',
  state: 'Selangor',
  zipcode: '47300',
  country: 'Malaysia',
  phone: '012-345 6789',
};

/** An order of two shirts and a tote to Selangor at the right price; what is given takes its place. */
export function anOrder(parts: Partial<OrderRequest> = {}): OrderRequest {
  return {
    address: ADDRESS,
    items: [
      { id: 'shirt', feature: 'M', quantity: 2 },
      { id: 'tote', feature: '', quantity: 1 },
    ],
    price: { productPrice: '204.80', shippingPrice: '10.00' },
    ...parts,
  };
}

/** Puts what an order is of into the cart, as the shopper did before. */
export async function givenCartOf(
  customer: Visitor,
  { items }: Pick<OrderRequest, 'items'>,
): Promise<void> {
  for (const { id, feature, quantity } of items) {
    await customer.ask(cartCalls.update, { itemId: id, feature: feature ?? '', quantity });
  }
}

/** Places an order. @returns its number */
export async function givenOrder(customer: Visitor): Promise<string> {
  await givenCartOf(customer, anOrder());
  const { body } = await customer.ask(orderCalls.place, anOrder());
  if (typeof body.orderId !== 'string') throw new Error(`No order: ${String(body.message)}`);
  return body.orderId;
}

/** One pixel on a ground of 40 × 40, as a GIF. Programs that read images ignore what follows it. */
const PIXEL = Uint8Array.from(atob('R0lGODlhKAAoAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
  letter.charCodeAt(0),
);

/** An image that the shop takes; another `content` is another file. */
export function anImage(content = 'receipt'): File {
  return new File([PIXEL, content], 'receipt.gif', { type: 'image/gif' });
}
