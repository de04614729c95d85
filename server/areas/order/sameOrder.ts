import { and, asc, eq, isNull } from 'drizzle-orm';
import { ORDER_STATUS } from '../../../src/contract/orderStatus';
import type { Db } from '../../store/database';
import { orderItems, orders } from '../../store/schema';

/** The contents of an order, without its id and date. */
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

/** A line of an order that has no id yet. */
export type OrderLine = Omit<typeof orderItems.$inferSelect, 'orderId'>;

/**
 * Finds an identical unpaid order of the same customer and payment method, so two tabs pay the same order.
 * @returns its id, or null
 */
export async function findSameOrder(
  transaction: Db,
  contents: OrderContents,
  lines: readonly OrderLine[],
): Promise<string | null> {
  const { billingAddress, selection } = contents;
  const candidates = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, ORDER_STATUS.placed),
        eq(orders.userId, contents.userId),
        eq(orders.paymentMethod, contents.paymentMethod),
        eq(orders.productSen, contents.productSen),
        eq(orders.shippingSen, contents.shippingSen),
        eq(orders.address, contents.address),
        billingAddress === null
          ? isNull(orders.billingAddress)
          : eq(orders.billingAddress, billingAddress),
        selection === null ? isNull(orders.selection) : eq(orders.selection, selection),
      ),
    );
  for (const { id } of candidates) {
    const items = await transaction
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, id))
      .orderBy(asc(orderItems.position));
    if (serialize(items) === serialize(lines)) return id;
  }
  return null;
}

const serialize = (lines: readonly OrderLine[]) =>
  JSON.stringify(
    lines.map(({ productId, feature, quantity, priceSen }) => [
      productId,
      feature,
      quantity,
      priceSen,
    ]),
  );
