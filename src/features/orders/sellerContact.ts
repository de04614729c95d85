import { addMoney, formatMoney } from '../../contract/money';
import type { Order } from '../../contract/order';
import { messagingLink } from '../../contract/sellerLink';
import { shopTime } from '../../contract/shopTime';
import { sellerMessage } from '../../text/orders';

/** The date of an order as it is shown (spec §2: en-GB), in the shop's own time zone: `21/11/2026`. */
export function formatOrderDate(date: number): string {
  return shopTime(date).today.split('-').reverse().join('/');
}

/** The link to a chat with the seller, with a summary of the order already written (spec §2, §9). */
export function sellerContact(order: Order, sellerPhone: string, currency: string): string {
  const { address, items, price } = order;
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return messagingLink(
    sellerPhone,
    sellerMessage({
      name,
      date: formatOrderDate(order.date),
      amount: formatMoney(addMoney(price.productPrice, price.shippingPrice), currency),
      items: items.map((item) => ({
        name: item.name,
        feature: item.feature ?? '',
        quantity: item.quantity,
      })),
    }),
  );
}
