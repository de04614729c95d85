import type { Order } from '@kedai/contract/calls/order';
import { CHAT_LINK_MAX_CHARACTERS } from '@kedai/contract/rules/limits';
import { addMoney, formatMoney } from '@kedai/contract/rules/money';
import { fullName } from '@kedai/contract/rules/personName';
import { messagingLink } from '@kedai/contract/rules/sellerLink';
import { shorten } from '@kedai/contract/rules/text';
import { orderDay } from '../../text/dates/orderDay';
import { sellerMessage } from '../../text/order/orders';

/**
 * The link to a chat with the seller, prefilled with a summary of the order (spec §2, §9). It lists as many items as fit into
 * a link of 2,000 characters, and the number of remaining items.
 */
export function sellerContact(order: Order, sellerPhone: string, currency: string): string {
  const { address, items, price } = order;
  const summary = {
    // Cut, so that a message without items always fits.
    name: shorten(fullName(address), 60),
    date: orderDay(order.date),
    amount: formatMoney(addMoney(price.productPrice, price.shippingPrice), currency),
  };
  const linkWith = (count: number) =>
    messagingLink(sellerPhone, sellerMessage(summary, items.slice(0, count), items.length - count));
  let count = 0;
  while (count < items.length && linkWith(count + 1).length <= CHAT_LINK_MAX_CHARACTERS) count += 1;
  return linkWith(count);
}
