import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InferOutput } from 'valibot';
import { addMoney, type Sen, sen, timesQuantity, toRinggitText } from '../../../src/contract/money';
import type { orderCalls } from '../../../src/contract/order';
import { ORDER_STATUS, type PaymentMethod } from '../../../src/contract/orderStatus';
import {
  isSameSelection,
  readSelectionCookie,
  type Selection,
} from '../../../src/contract/selection';
import {
  dateProblem,
  isSelectionCurrent,
  lastBookableDate,
  SLOTS,
} from '../../../src/contract/slots';
import { ApiError, selectionChanged, selectionMissing } from '../../apiError';
import type { Line } from '../../store/carts';
import { assertSold, findProducts, soldLines } from '../../store/catalogue';
import type { Db } from '../../store/database';
import { orderItems, orders } from '../../store/schema';
import { shippingCost } from '../../store/shipping';
import { findSameOrder, type OrderContents, type OrderLine } from './sameOrder';

/** What a customer wants to order, as the contract checked it. */
export type OrderRequest = InferOutput<typeof orderCalls.place.request>;

/** Around an order: who, how and when. */
export interface OrderContext {
  readonly userId: string;
  readonly paymentMethod: PaymentMethod;
  /** The cookie with the chosen service, as it came. */
  readonly selectionCookie: string | undefined;
  /** What lies in the customer's cart: the order must be of it. */
  readonly cart: readonly Line[];
  /** epoch ms */
  readonly now: number;
}

/**
 * Writes an order at the shop's own prices, unless the very same waits to be paid by card already. To be called in a
 * transaction: a refusal leaves nothing behind.
 * @returns its number, what is to be paid (sen), and the lines of the cart that are no longer sold and not part of it
 * @throws ApiError as `checkOrder` does
 */
export async function placeOrder(
  transaction: Db,
  wish: OrderRequest,
  frame: OrderContext,
): Promise<{ orderId: string; amount: Sen; notSold: readonly Line[] }> {
  const { contents, items, amount, notSold } = await checkOrder(transaction, wish, frame);
  const same =
    frame.paymentMethod === 'stripe' ? await findSameOrder(transaction, contents, items) : null;
  const orderId = same ?? (await writeOrder(transaction, contents, items, frame.now));
  return { orderId, amount, notSold };
}

/** An order that can be written. */
interface CheckedOrder {
  readonly contents: OrderContents;
  readonly items: readonly OrderLine[];
  /** What is to be paid, sen. */
  readonly amount: Sen;
  /** The lines of the cart that are no longer sold, and not part of the order. */
  readonly notSold: readonly Line[];
}

/**
 * Looks whether an order may be placed, and writes nothing.
 * @throws ApiError `unknown-product`, `unknown-state`, `cart-changed`, `price-changed`, or as
 * `selectionOf` does
 */
export async function checkOrder(
  transaction: Db,
  wish: OrderRequest,
  { userId, paymentMethod, selectionCookie, cart, now }: OrderContext,
): Promise<CheckedOrder> {
  const selection = selectionOf(wish.selection, selectionCookie, now);
  const lines = await pricedLines(transaction, wish);
  const productSen = addMoney(...lines.map((line) => timesQuantity(line.price, line.quantity)));
  const shippingSen = await shippingCost(transaction, wish.address.state);
  const sold = await soldLines(transaction, cart);
  assertSameCart(sold, wish);
  assertSamePrice(wish, productSen, shippingSen);
  const contents = {
    userId,
    paymentMethod,
    productSen,
    shippingSen,
    address: wish.address,
    billingAddress: wish.billingAddress ?? null,
    selection,
  };
  const items = lines.map(({ price, ...line }, position) => ({
    ...line,
    position,
    priceSen: price,
  }));
  const notSold = cart.filter((line) => !sold.includes(line));
  return { contents, items, amount: addMoney(productSen, shippingSen), notSold };
}

/** @returns the new order's number */
async function writeOrder(
  transaction: Db,
  contents: OrderContents,
  lines: readonly OrderLine[],
  now: number,
): Promise<string> {
  const id = newOrderId();
  await transaction
    .insert(orders)
    .values({ ...contents, id, date: now, status: ORDER_STATUS.placed });
  await transaction.insert(orderItems).values(lines.map((line) => ({ ...line, orderId: id })));
  return id;
}

/** The lines with name, pictures and price of the catalogue; what the client says of them is not looked at. */
async function pricedLines(transaction: Db, { items }: OrderRequest) {
  const found = await findProducts(
    transaction,
    items.map(({ id }) => id),
  );
  return items.map(({ id, feature: given, quantity }) => {
    const feature = given ?? '';
    const product = assertSold(found, id, feature);
    const { name, images, priceSen } = product;
    return { productId: id, name, images, price: sen(priceSen), quantity, feature };
  });
}

/**
 * An order is of all that is in the cart and can be bought, so that what another tab added is not lost with the emptied
 * cart, and one cart is not ordered twice.
 */
function assertSameCart(inCart: readonly Line[], { items }: OrderRequest): void {
  const ordered = items.map(({ id, feature, quantity }) => ({
    itemId: id,
    feature: feature ?? '',
    quantity,
  }));
  if (isDeepStrictEqual(quantities(inCart), quantities(ordered))) return;
  throw new ApiError(
    409,
    'cart-changed',
    'Your cart has changed in the meantime, perhaps in another tab. Nothing was ordered; please look at it and place the order again.',
  );
}

/** How many of each line, whatever their order. */
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
  throw new ApiError(
    409,
    'price-changed',
    `The price has changed: the products are RM${productPrice} now and shipping is RM${shippingPrice}. Nothing was ordered; please check the new total and place the order again.`,
  );
}

/**
 * The service and slot of an order: what the page showed counts, and must not contradict the cookie. A request without the
 * field goes by the cookie alone; a cookie that cannot be read counts as none.
 * @throws ApiError `selection-missing`, `selection-changed`, `unknown-slot`, `slot-passed` or `date-too-far`
 */
function selectionOf(
  shown: OrderRequest['selection'],
  cookie: string | undefined,
  now: number,
): Selection | null {
  const saved = readSelectionCookie(cookie);
  if (shown === null) throw selectionMissing();
  if (shown !== undefined && saved !== null && !isSameSelection(shown, saved)) {
    throw selectionChanged();
  }
  const selection = shown ?? saved;
  if (selection !== null) assertCurrent(selection, now);
  return selection;
}

function assertCurrent(selection: Selection, now: number): void {
  if (isSelectionCurrent(selection, now)) return;
  const slot = `${selection.calendarDate} ${selection.deliveryTime}`;
  if (!SLOTS.some(({ label }) => label === selection.deliveryTime)) {
    throw new ApiError(
      409,
      'unknown-slot',
      `The chosen time, ${selection.deliveryTime}, is not among our times. Please choose another time.`,
    );
  }
  if (dateProblem(selection.calendarDate, now) === 'too-far') {
    throw new ApiError(
      409,
      'date-too-far',
      `The chosen time, ${slot}, is too far ahead: orders are taken until ${lastBookableDate(now)}. Please choose another date and time.`,
    );
  }
  throw new ApiError(
    409,
    'slot-passed',
    `The chosen time, ${slot}, has passed. Please choose another date and time.`,
  );
}

/** Letters and digits that nobody mistakes for another when reading them out. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_CHARACTERS = 12;

/** A number for an order such as `7QKX-2MZP-9RTD`: 58 random bits, so that nobody can guess another's. */
function newOrderId(): string {
  const characters: string[] = [];
  while (characters.length < ID_CHARACTERS) {
    // 240 is a multiple of 30: bytes above it would make some characters likelier.
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < 240) characters.push(READABLE[byte % READABLE.length] ?? '');
  }
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
