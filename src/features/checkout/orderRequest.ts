import * as v from 'valibot';
import { addressSchema } from '../../contract/address';
import { ADDRESS_FIELDS, type AddressDraft } from '../../contract/addressProblems';
import { type Sen, toRinggitText } from '../../contract/money';
import type { OrderRequest } from '../../contract/order';
import type { OrderItemRequest } from '../../contract/orderItem';
import { cleanText } from '../../contract/text';
import { type CartLine, cartAmount } from '../../contract/totals';
import type { OrderDraft, PreparedOrder } from '../../machines/checkout.types';

/** The cart as the shop is asked about it: what can still be bought, with feature and quantity (spec §3). */
export function orderItems(lines: readonly CartLine[]): OrderItemRequest[] {
  return lines.flatMap(({ product, feature, quantity }) =>
    product === undefined
      ? []
      : [
          {
            id: product.id,
            name: product.name,
            image: [...product.image],
            price: toRinggitText(product.price),
            feature,
            quantity,
          },
        ],
  );
}

/**
 * The order as it is sent: what the shopper typed, and the prices that were on the screen.
 * @throws ValiError when the draft is not complete
 */
export function orderRequest(
  draft: OrderDraft,
  lines: readonly CartLine[],
  shippingCost: Sen,
): OrderRequest {
  const request = {
    address: v.parse(addressSchema, draft.address),
    items: orderItems(lines),
    price: {
      productPrice: toRinggitText(cartAmount(lines)),
      shippingPrice: toRinggitText(shippingCost),
    },
  };
  return draft.billing === null
    ? request
    : { ...request, billingAddress: v.parse(addressSchema, draft.billing) };
}

type KeylessOrder = Omit<PreparedOrder, 'key'>;

/** Whether two orders are the same, so that the second may take the key of the first. */
export function isSameOrder(one: KeylessOrder, other: KeylessOrder): boolean {
  const textOf = ({ draft, request }: KeylessOrder) => JSON.stringify([draft.payment, request]);
  return textOf(one) === textOf(other);
}

/** Whether two forms ask for the same: the same addresses, paid in the same way. */
export function isSameForm(one: OrderDraft, other: OrderDraft): boolean {
  const textOf = ({ address, billing, payment }: OrderDraft) =>
    JSON.stringify([valuesOf(address), billing && valuesOf(billing), payment]);
  return textOf(one) === textOf(other);
}

const valuesOf = (address: AddressDraft) =>
  ADDRESS_FIELDS.map((field) => cleanText(address[field]));
