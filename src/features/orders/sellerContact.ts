import { CHAT_LINK_MAX_CHARACTERS } from '../../contract/limits';
import { addMoney, formatMoney } from '../../contract/money';
import type { Order } from '../../contract/order';
import { messagingLink } from '../../contract/sellerLink';
import { shopTime } from '../../contract/shopTime';
import { sellerMessage } from '../../text/orders';

/** Formats the date of an order in the shop's time zone (spec §2: en-GB): `21/11/2026`. */
export function formatOrderDate(date: number): string {
  return shopTime(date).today.split('-').reverse().join('/');
}

/** Longer names are cut, so that a message without items always fits into a link. */
const NAME_MAX_CHARACTERS = 60;

const truncateName = (name: string) => {
  const characters = [...name];
  return characters.length <= NAME_MAX_CHARACTERS
    ? name
    : `${characters.slice(0, NAME_MAX_CHARACTERS).join('')}…`;
};

/**
 * The link to a chat with the seller, prefilled with a summary of the order (spec §2, §9). It lists as many items as fit into
 * a link of 2,000 characters, and the number of remaining items.
 */
export function sellerContact(order: Order, sellerPhone: string, currency: string): string {
  const { address, price } = order;
  const items = order.items.map(({ name, feature, quantity }) => ({
    name,
    feature: feature ?? '',
    quantity,
  }));
  const summary = {
    name: truncateName([address.firstName, address.lastName].filter(Boolean).join(' ')),
    date: formatOrderDate(order.date),
    amount: formatMoney(addMoney(price.productPrice, price.shippingPrice), currency),
  };
  const linkWith = (count: number) =>
    messagingLink(
      sellerPhone,
      sellerMessage({ ...summary, items: items.slice(0, count) }, items.length - count),
    );
  const fits = (count: number) => linkWith(count).length <= CHAT_LINK_MAX_CHARACTERS;
  if (fits(items.length)) return linkWith(items.length);
  let count = 0;
  while (fits(count + 1)) count += 1;
  return linkWith(count);
}
