import type { OrderOnWire, OrdersRequest } from '@kedai/contract/calls/order';
import type { Language } from '@kedai/contract/protocol/languages';
import { ORDERS_LISTED_MAX } from '@kedai/contract/rules/limits';
import { addMoney, type Sen, sen, toRinggitText } from '@kedai/contract/rules/money';
import type { OrderAct } from '@kedai/contract/rules/orderStatus';
import { toRinggitNumber } from '../../boundary/request/wire';
import { readBoughtNames } from '../../store/boughtNames';
import type { Db } from '../../store/database/db';
import type { OrderEventRow } from '../../store/orderEvents';
import { findOrder, listOrders, type StoredOrder } from '../../store/orders';
import { canCancel } from './changeOrder';

/** The path of an order's receipt, for its owner only. */
export const RECEIPT_PATH = '/api/order/receipt';

/** How many lines the orders of one response have in total, unless the first order alone has more. */
const LINES_LISTED_MAX = 1000;

/** A customer, and the language of the page that they see. */
interface OrderReader {
  readonly userId: string;
  readonly language: Language;
}

/** A page of a customer's orders on the wire, newest first, and the number of older ones. */
export async function readOrders(
  db: Db,
  { userId, language }: OrderReader,
  { amount = ORDERS_LISTED_MAX, before }: OrdersRequest,
): Promise<{ orders: OrderOnWire[]; olderOrders?: number }> {
  const page = { userId, before, maxOrders: amount, maxLines: LINES_LISTED_MAX };
  const { orders, olderOrders } = await listOrders(db, page);
  const wire = await inLanguage(db, orders.map(toWire), language);
  return { orders: wire, ...(olderOrders > 0 && { olderOrders }) };
}

/** One order of a customer on the wire, or null. */
export async function readOrder(
  db: Db,
  { userId, language }: OrderReader,
  id: string,
): Promise<OrderOnWire | null> {
  const order = await findOrder(db, userId, id);
  const [wire = null] = order ? await inLanguage(db, [toWire(order)], language) : [];
  return wire;
}

/** Orders with the names of their products in a language. A product with another name now keeps the one as bought. */
async function inLanguage(
  db: Db,
  orders: readonly OrderOnWire[],
  language: Language,
): Promise<OrderOnWire[]> {
  if (language === 'en') return [...orders];
  const ids = orders.flatMap(({ items }) => items.map(({ id }) => String(id)));
  const nameOf = await readBoughtNames(db, ids, language);
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, ...nameOf(String(item.id), item.name) })),
  }));
}

/** At most so many events of an order are listed, the newest ones. */
const EVENTS_LISTED_MAX = 100;

/** The words of staff that their customer reads. The other texts are for staff. */
const READ_BY_CUSTOMER: readonly OrderAct[] = ['refuse', 'cancel'];

/** The events without notes, and without the steps that were undone and their undoing. */
function withoutUndone(events: readonly OrderEventRow[]): readonly OrderEventRow[] {
  const valid: OrderEventRow[] = [];
  for (const event of events) {
    if (event.act === 'undo') valid.pop();
    else if (event.act !== 'note') valid.push(event);
  }
  return valid;
}

/** The history for the customer: what is valid, without names of staff. */
const toHistory = (events: readonly OrderEventRow[]) =>
  withoutUndone(events)
    .slice(-EVENTS_LISTED_MAX)
    .map(({ at, act, byKind, toStatus, reason, text }) => ({
      at,
      act,
      by: { kind: byKind },
      status: toStatus,
      reason,
      text: READ_BY_CUSTOMER.includes(act) ? text : null,
    }));

/** The fields of an order on the wire that customer and staff see alike. */
export function toOrderFields(row: Omit<StoredOrder, 'events'>) {
  const [product, shipping]: [Sen, Sen] = [sen(row.productSen), sen(row.shippingSen)];
  return {
    id: row.id,
    date: row.date,
    status: row.status,
    paymentMethod: row.paymentMethod,
    items: row.items.map((item) => ({
      id: item.productId,
      name: item.name,
      image: item.images,
      price: toRinggitNumber(sen(item.priceSen)),
      quantity: item.quantity,
      feature: item.feature,
    })),
    amount: toRinggitNumber(addMoney(product, shipping)),
    address: row.address,
    billingAddress: row.billingAddress,
    price: { productPrice: toRinggitText(product), shippingPrice: toRinggitText(shipping) },
    selection: row.selection,
    note: row.note,
  };
}

/** An order on the wire, for its customer. */
const toWire = (row: StoredOrder): OrderOnWire => ({
  ...toOrderFields(row),
  // A replaced receipt gets another URL, so no browser shows the old one.
  image: row.receiptHash && `${RECEIPT_PATH}/${row.id}?v=${row.receiptHash.slice(0, 8)}`,
  history: toHistory(row.events),
  canCancel: canCancel(row),
});
