import type { OrderItemRequest, OrderRequest } from '@kedai/contract/calls/order';
import { addressSchema } from '@kedai/contract/rules/address';
import { type Sen, toRinggitText } from '@kedai/contract/rules/money';
import { cleanText, isVisible } from '@kedai/contract/rules/text';
import { type CartLine, cartAmount } from '@kedai/contract/rules/totals';
import * as v from 'valibot';
import type { OrderDraft } from '../../machines/checkout/orderDraft';

/** The available cart lines as request items with feature and quantity (spec §3). */
export function orderItems(lines: readonly CartLine[]): OrderItemRequest[] {
  return lines.flatMap(({ product, feature, quantity }) => {
    if (product === undefined) return [];
    const { id, name, image, price } = product;
    return [{ id, name, image: [...image], price: toRinggitText(price), feature, quantity }];
  });
}

/**
 * The request body of an order: the typed addresses and the displayed prices, and what is optional only if it was filled in.
 * @throws ValiError if the draft is incomplete
 */
export function orderRequest(
  draft: OrderDraft,
  lines: readonly CartLine[],
  shippingCost: Sen,
): OrderRequest {
  const note = cleanText(draft.note);
  return {
    address: v.parse(addressSchema, draft.address),
    items: orderItems(lines),
    price: {
      productPrice: toRinggitText(cartAmount(lines)),
      shippingPrice: toRinggitText(shippingCost),
    },
    ...(draft.billing && { billingAddress: v.parse(addressSchema, draft.billing) }),
    ...(isVisible(note) && { note }),
  };
}
