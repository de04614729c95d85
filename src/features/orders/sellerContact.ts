import { CHAT_LINK_MAX_CHARACTERS } from '../../contract/limits';
import { addMoney, formatMoney } from '../../contract/money';
import type { Order } from '../../contract/order';
import { messagingLink } from '../../contract/sellerLink';
import { shopTime } from '../../contract/shopTime';
import { sellerMessage } from '../../text/orders';

/** The date of an order as it is shown (spec §2: en-GB), in the shop's own time zone: `21/11/2026`. */
export function formatOrderDate(date: number): string {
  return shopTime(date).today.split('-').reverse().join('/');
}

/** The longest name that a message gives whole; so that a message without items always fits into a link. */
const NAME_MAX_CHARACTERS = 60;

const shortened = (name: string) => {
  const characters = [...name];
  return characters.length <= NAME_MAX_CHARACTERS
    ? name
    : `${characters.slice(0, NAME_MAX_CHARACTERS).join('')}…`;
};

/**
 * The link to a chat with the seller, with a summary of the order already written (spec §2, §9): as many items as a link
 * of at most 2,000 characters has room for, and how many more there are.
 */
export function sellerContact(order: Order, sellerPhone: string, currency: string): string {
  const { address, price } = order;
  const items = order.items.map(({ name, feature, quantity }) => ({
    name,
    feature: feature ?? '',
    quantity,
  }));
  const about = {
    name: shortened([address.firstName, address.lastName].filter(Boolean).join(' ')),
    date: formatOrderDate(order.date),
    amount: formatMoney(addMoney(price.productPrice, price.shippingPrice), currency),
  };
  const linkWith = (count: number) =>
    messagingLink(
      sellerPhone,
      sellerMessage({ ...about, items: items.slice(0, count) }, items.length - count),
    );
  const fits = (count: number) => linkWith(count).length <= CHAT_LINK_MAX_CHARACTERS;
  if (fits(items.length)) return linkWith(items.length);
  let count = 0;
  while (fits(count + 1)) count += 1;
  return linkWith(count);
}
