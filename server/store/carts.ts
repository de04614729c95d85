import type { CartData, CartLineKey } from '@kedai/contract/rules/cartData';
import { QUANTITY_MAX } from '@kedai/contract/rules/limits';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { preparedQuery } from './database/preparedQuery';
import { cartLines, users } from './schema';

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

/** A line that would exceed QUANTITY_MAX with an added quantity. */
export interface FullLine extends Line {
  /** The quantity in the cart. */
  readonly present: number;
}

/**
 * Adds quantities to a cart in one statement, which locks each row, so parallel adds sum up. Call it in a transaction.
 * @param lines each line at most once
 * @returns the lines that would hold more than QUANTITY_MAX; nothing is added to them
 */
export async function addLines(
  transaction: Db,
  userId: string,
  lines: readonly Line[],
): Promise<readonly FullLine[]> {
  if (lines.length === 0) return [];
  const sum = sql`${cartLines.quantity} + excluded.quantity`;
  const added = await transaction
    .insert(cartLines)
    .values(sortForLocking(lines).map((line) => row(userId, line)))
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.itemId, cartLines.feature],
      set: { quantity: sum },
      // A row that fails this condition is locked too.
      setWhere: sql`${sum} <= ${QUANTITY_MAX}`,
    })
    .returning();
  const full = lines.filter((line) => !added.some((other) => isSameLine(line, other)));
  if (full.length === 0) return [];
  const cart = await transaction.select().from(cartLines).where(eq(cartLines.userId, userId));
  return full.map((line) => ({
    ...line,
    present: cart.find((other) => isSameLine(line, other))?.quantity ?? 0,
  }));
}

/**
 * Sets the quantity of a line, which may be new. It waits for a transaction of the customer (`lockCustomer`): a line that
 * appeared while an order is placed would be missing in it, although it was confirmed before the order.
 */
export async function setLine(db: Db, userId: string, line: Line): Promise<void> {
  await setLineQuery(db).execute(row(userId, line));
}

const setLineQuery = preparedQuery((db) =>
  db
    .insert(cartLines)
    .select(
      sql`
        select ${users.id}, ${sql.placeholder('itemId')}::text, ${sql.placeholder('feature')}::text,
          ${sql.placeholder('quantity')}::integer, nextval('cart_lines_sequence_seq')
        from ${users} where ${users.id} = ${sql.placeholder('userId')} for share`,
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.itemId, cartLines.feature],
      set: { quantity: sql`excluded.quantity` },
    })
    .prepare('set_cart_line'),
);

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
    await transaction
      .delete(cartLines)
      .where(and(isLine(userId, line), lte(cartLines.quantity, line.quantity)));
    await transaction
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${line.quantity}` })
      .where(and(isLine(userId, line), gt(cartLines.quantity, line.quantity)));
  }
}

/** The lines of a cart, locked until the end of the transaction. */
export async function lockCart(transaction: Transaction, userId: string): Promise<readonly Line[]> {
  return transaction.select().from(cartLines).where(eq(cartLines.userId, userId)).for('update');
}

const isLine = (userId: string, { itemId, feature }: CartLineKey) =>
  and(eq(cartLines.userId, userId), eq(cartLines.itemId, itemId), eq(cartLines.feature, feature));

const isSameLine = (one: CartLineKey, other: CartLineKey): boolean =>
  one.itemId === other.itemId && one.feature === other.feature;

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
