import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { orderCalls } from '@kedai/contract/calls/order';
import type { Language } from '@kedai/contract/protocol/languages';
import { addMoney, type Sen, sen, timesQuantity, toRinggitText } from '@kedai/contract/rules/money';
import { ORDER_STATUS, type PaymentMethod } from '@kedai/contract/rules/orderStatus';
import {
  isSameSelection,
  readSelectionCookies,
  type Selection,
} from '@kedai/contract/rules/selection';
import { isSelectionCurrent } from '@kedai/contract/rules/slots';
import type { InferOutput } from 'valibot';
import { ApiError } from '../../boundary/apiError';
import { MINUTE_MS } from '../../ports/clock';
import type { Line } from '../../store/carts';
import type { Db, Transaction } from '../../store/database/db';
import { insertOrder, type OrderContents, type OrderLine } from '../../store/orders';
import { findProducts } from '../../store/products';
import type { Message } from '../../text/serverText';
import { assertSold, soldLines } from '../product/sold';
import { shippingCost } from '../shipping/shipping';
import { takePlace } from '../slots/places';
import { readSlotRules } from '../slots/slotRules';
import { hasPassed, lastDay, slotOf } from '../slots/slotState';
import { findSameOrder } from './sameOrder';

/** The validated order request. */
export type OrderRequest = InferOutput<typeof orderCalls.place.request>;

/** The context of an order. */
export interface OrderContext {
  readonly userId: string;
  readonly paymentMethod: PaymentMethod;
  /** The `Cookie` header, for the selected service. */
  readonly cookies: string | undefined;
  /** The customer's cart; the order must match it. */
  readonly cart: readonly Line[];
  /** epoch ms */
  readonly now: number;
  /** The language of its mails; null: English. */
  readonly language: Language | null;
}

/**
 * Stores an order at the shop's own prices, unless an identical one already waits for card payment. Call it in a
 * transaction, so a refusal leaves nothing behind.
 * @returns its id, the amount (sen), and the cart lines that are no longer sold and not part of it
 * @throws ApiError as `checkOrder` does
 */
export async function placeOrder(
  transaction: Transaction,
  order: OrderRequest,
  context: OrderContext,
): Promise<{ orderId: string; amount: Sen; notSold: readonly Line[] }> {
  const { contents, items, amount, notSold } = await checkOrder(transaction, order, context);
  const same =
    context.paymentMethod === 'stripe' ? await findSameOrder(transaction, contents, items) : null;
  if (same !== null) return { orderId: same, amount, notSold };
  const id = newOrderId();
  const { now: date, language } = context;
  const stored = { ...contents, id, date, language, status: ORDER_STATUS.placed };
  await insertOrder(transaction, stored, items);
  return { orderId: id, amount, notSold };
}

/** A valid order, ready to be stored. */
interface CheckedOrder {
  readonly contents: OrderContents;
  readonly items: readonly OrderLine[];
  /** The total, sen. */
  readonly amount: Sen;
  /** The cart lines that are no longer sold and not part of the order. */
  readonly notSold: readonly Line[];
}

/**
 * Checks whether an order may be placed; writes no order. Until the end of the transaction nobody else takes its place.
 * @throws ApiError `unknown-product`, `unknown-state`, `cart-changed`, `price-changed`, or as `selectionOf` and
 *   `takePlace` do
 */
export async function checkOrder(
  transaction: Transaction,
  order: OrderRequest,
  { userId, paymentMethod, cookies, cart, now }: Omit<OrderContext, 'language'>,
): Promise<CheckedOrder> {
  const rules = await readSlotRules(transaction);
  const selection = selectionOf(order.selection, cookies, { rules, now });
  const lines = await pricedLines(transaction, order);
  const productSen = addMoney(...lines.map((line) => timesQuantity(line.price, line.quantity)));
  const shippingSen = await shippingCost(transaction, order.address.state);
  const sold = await soldLines(transaction, cart);
  assertSameCart(sold, order);
  assertSamePrice(order, productSen, shippingSen);
  // Last, because others wait for the slot from here on.
  if (selection) await takePlace(transaction, rules, { selection, now, replacedBy: userId });
  const contents = {
    userId,
    paymentMethod,
    productSen,
    shippingSen,
    address: order.address,
    billingAddress: order.billingAddress ?? null,
    selection,
    note: order.note ?? null,
  };
  const items = lines.map(({ price, ...line }, position) => ({
    ...line,
    position,
    priceSen: price,
  }));
  const notSold = cart.filter((line) => !sold.includes(line));
  return { contents, items, amount: addMoney(productSen, shippingSen), notSold };
}

/** The lines with the catalogue's names, pictures and prices; the client's are ignored. */
async function pricedLines(transaction: Db, { items }: OrderRequest) {
  const productsById = await findProducts(
    transaction,
    items.map(({ id }) => id),
  );
  return items.map(({ id, feature: requestedFeature, quantity }) => {
    const feature = requestedFeature ?? '';
    const product = assertSold(productsById, id, feature);
    const { name, images, priceSen } = product;
    return { productId: id, name, images, price: sen(priceSen), quantity, feature };
  });
}

/**
 * The order must contain every line of the cart that can be bought. Otherwise lines from another tab would be lost with
 * the emptied cart, or one cart would be ordered twice.
 */
function assertSameCart(inCart: readonly Line[], { items }: OrderRequest): void {
  const ordered = items.map(({ id, feature, quantity }) => ({
    itemId: id,
    feature: feature ?? '',
    quantity,
  }));
  if (isDeepStrictEqual(quantities(inCart), quantities(ordered))) return;
  throw new ApiError(409, 'cart-changed', (text) => text.order.cartChanged);
}

/** The quantity of each line, independent of their order. */
function quantities(lines: readonly Line[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { itemId, feature, quantity } of lines) {
    const key = JSON.stringify([itemId, feature]);
    sums.set(key, (sums.get(key) ?? 0) + quantity);
  }
  return sums;
}

function assertSamePrice({ price }: OrderRequest, product: Sen, shipping: Sen): void {
  const [productPrice, shippingPrice] = [toRinggitText(product), toRinggitText(shipping)];
  if (price.productPrice === productPrice && price.shippingPrice === shippingPrice) return;
  throw new ApiError(409, 'price-changed', (text) =>
    text.order.priceChanged(productPrice, shippingPrice),
  );
}

/**
 * The service and slot of an order. The value in the request counts, and must not contradict the cookie. A request
 * without the field uses the cookie alone; an unreadable cookie counts as none. A browser may send several cookies of the
 * name: the request needs one that agrees, and without the field the last one counts whose slot is free.
 * @throws ApiError `selection-missing`, `selection-changed`, `unknown-slot`, `slot-passed` or `date-too-far`
 */
function selectionOf(
  shown: OrderRequest['selection'],
  cookies: string | undefined,
  facts: SlotFacts,
): Selection | null {
  const saved = readSelectionCookies(cookies);
  if (shown === null)
    throw new ApiError(409, 'selection-missing', (text) => text.order.selectionMissing);
  if (
    shown !== undefined &&
    saved.length > 0 &&
    !saved.some((one) => isSameSelection(shown, one))
  ) {
    throw new ApiError(409, 'selection-changed', (text) => text.order.selectionChanged);
  }
  const selection =
    shown ?? saved.findLast((one) => isSelectionCurrent(one, facts.now)) ?? saved.at(-1) ?? null;
  if (selection !== null) assertCurrent(selection, facts);
  return selection;
}

/** What decides which slots can be ordered. */
type SlotFacts = Parameters<typeof hasPassed>[1];

/** @throws ApiError `unknown-slot`, `slot-passed` or `date-too-far` */
function assertCurrent(selection: Selection, facts: SlotFacts): void {
  const slot = slotOf(selection);
  const time: Message = (text) => text.slot.time(selection.calendarDate, selection.deliveryTime);
  if (slot === null) {
    throw new ApiError(409, 'unknown-slot', (text) => text.slot.unknown(selection.deliveryTime));
  }
  if (slot.date > lastDay(facts)) {
    throw new ApiError(409, 'date-too-far', (text) =>
      text.slot.tooFarAhead(time(text), lastDay(facts)),
    );
  }
  if (!hasPassed(slot, facts)) return;
  throw new ApiError(409, 'slot-passed', (text) =>
    isSelectionCurrent(selection, facts.now)
      ? text.slot.tooSoon(time(text), facts.rules.leadMinutes * MINUTE_MS)
      : text.slot.passed(time(text)),
  );
}

/** Letters and digits that sound and look different. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_CHARACTERS = 12;

/** An order id such as `7QKX-2MZP-9RTD`: 58 random bits, so it cannot be guessed. */
export function newOrderId(): string {
  const characters: string[] = [];
  while (characters.length < ID_CHARACTERS) {
    // 240 is a multiple of 30: bytes above it would make some characters likelier.
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < 240) characters.push(READABLE[byte % READABLE.length] ?? '');
  }
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
