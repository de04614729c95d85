import { and, asc, eq, sql } from 'drizzle-orm';
import type { CartData, CartLineKey } from '../../src/contract/cartData';
import { QUANTITY_MAX } from '../../src/contract/limits';
import { invalidRequest } from '../apiError';
import type { Db } from './database';
import { cartLines } from './schema';

/** One line of a cart: a product with its feature and quantity. */
export interface Line extends CartLineKey {
  readonly quantity: number;
}

/** A customer's cart on the wire, in the order in which products were added; the features of a product are grouped. */
export async function readCart(db: Db, userId: string): Promise<CartData> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.sequence));
  const products = new Map<string, [feature: string, quantity: number][]>();
  for (const { itemId, feature, quantity } of rows) {
    const features = products.get(itemId) ?? [];
    products.set(itemId, features);
    features.push([feature, quantity]);
  }
  return Object.fromEntries(
    Array.from(products, ([itemId, features]) => [itemId, Object.fromEntries(features)]),
  );
}

/**
 * Adds to one line. Call it in a transaction.
 * @throws ApiError `invalid-request`, with nothing added, when the line would exceed 9999
 */
export async function addLine(transaction: Db, userId: string, line: Line): Promise<void> {
  const [added] = await transaction
    .insert(cartLines)
    .values(row(userId, line))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.itemId, cartLines.feature],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
    })
    .returning({ quantity: cartLines.quantity });
  if (added === undefined || added.quantity <= QUANTITY_MAX) return;
  const already = added.quantity - line.quantity;
  throw invalidRequest(
    `A cart holds at most ${QUANTITY_MAX} of one product; yours has ${already} of this one. Nothing was added.`,
  );
}

/**
 * Adds quantities to a cart in one statement, which locks each row, so parallel adds sum up. A line holds at most 9999.
 * Call it in a transaction.
 * @param lines each line at most once
 * @returns the surplus: the lines with the quantities that were left out
 */
export async function addLines(
  transaction: Db,
  userId: string,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  if (lines.length === 0) return [];
  const added = await transaction
    .insert(cartLines)
    .values(sortForLocking(lines).map((line) => row(userId, line)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.itemId, cartLines.feature],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
    })
    .returning();
  const full = added.filter(({ quantity }) => quantity > QUANTITY_MAX);
  for (const line of full) {
    await setLine(transaction, userId, { ...line, quantity: QUANTITY_MAX });
  }
  return full.map(({ itemId, feature, quantity }) => ({
    itemId,
    feature,
    quantity: quantity - QUANTITY_MAX,
  }));
}

/** Sets the quantity of a line, which may be new. */
export async function setLine(db: Db, userId: string, line: Line): Promise<void> {
  await db
    .insert(cartLines)
    .values(row(userId, line))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.itemId, cartLines.feature],
      set: { quantity: line.quantity },
    });
}

/** Removes a line; a missing line is not an error. */
export async function removeLine(db: Db, userId: string, line: CartLineKey): Promise<void> {
  await db.delete(cartLines).where(isLine(userId, line));
}

/**
 * Empties a cart for an order. Of two concurrent orders the second waits for the first and gets no lines.
 * @returns the removed lines
 */
export async function clearCart(transaction: Db, userId: string): Promise<readonly Line[]> {
  return transaction.delete(cartLines).where(eq(cartLines.userId, userId)).returning();
}

/** Removes ordered quantities from a cart and keeps what was added since. Call it in a transaction. */
export async function subtractLines(
  transaction: Db,
  userId: string,
  lines: readonly Line[],
): Promise<void> {
  for (const line of sortForLocking(lines)) {
    const [remaining] = await transaction
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${line.quantity}` })
      .where(isLine(userId, line))
      .returning({ quantity: cartLines.quantity });
    if (remaining !== undefined && remaining.quantity <= 0)
      await removeLine(transaction, userId, line);
  }
}

/** The lines of a cart, locked until the end of the transaction. */
export async function lockCart(transaction: Db, userId: string): Promise<readonly Line[]> {
  return transaction.select().from(cartLines).where(eq(cartLines.userId, userId)).for('update');
}

const isLine = (userId: string, { itemId, feature }: CartLineKey) =>
  and(eq(cartLines.userId, userId), eq(cartLines.itemId, itemId), eq(cartLines.feature, feature));

const row = (userId: string, { itemId, feature, quantity }: Line) => ({
  userId,
  itemId,
  feature,
  quantity,
});

/** Sorted, so concurrent transactions lock rows in the same order and cannot deadlock. */
function sortForLocking(lines: readonly Line[]): readonly Line[] {
  const name = ({ itemId, feature }: Line) => JSON.stringify([itemId, feature]);
  return lines.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
}
