import { and, asc, eq, isNull } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../src/contract/orderStatus';
import type { Db } from '../../store/database';
import { orderItems, orders } from '../../store/schema';

/** What makes an order what it is, but its number and when it was placed. */
export type OrderContents = Pick<
  typeof orders.$inferSelect,
  | 'userId'
  | 'paymentMethod'
  | 'productSen'
  | 'shippingSen'
  | 'address'
  | 'billingAddress'
  | 'selection'
>;

/** A line of an order that has no number yet. */
export type OrderLine = Omit<typeof orderItems.$inferSelect, 'orderId'>;

/**
 * An order of the same customer that waits to be paid in the same way and is the very same: two tabs that ask for it are
 * to pay one.
 * @returns its number, or null
 */
export async function findSameOrder(
  transaction: Db,
  wanted: OrderContents,
  lines: readonly OrderLine[],
): Promise<string | null> {
  const { billingAddress, selection } = wanted;
  const waiting = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, ORDER_STATUS.placed),
        eq(orders.userId, wanted.userId),
        eq(orders.paymentMethod, wanted.paymentMethod),
        eq(orders.productSen, wanted.productSen),
        eq(orders.shippingSen, wanted.shippingSen),
        eq(orders.address, wanted.address),
        billingAddress === null
          ? isNull(orders.billingAddress)
          : eq(orders.billingAddress, billingAddress),
        selection === null ? isNull(orders.selection) : eq(orders.selection, selection),
      ),
    );
  for (const { id } of waiting) {
    const kept = await transaction
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, id))
      .orderBy(asc(orderItems.position));
    if (textOf(kept) === textOf(lines)) return id;
  }
  return null;
}

const textOf = (lines: readonly OrderLine[]) =>
  JSON.stringify(
    lines.map(({ productId, feature, quantity, priceSen }) => [
      productId,
      feature,
      quantity,
      priceSen,
    ]),
  );
