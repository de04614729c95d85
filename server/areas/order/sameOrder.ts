import type { Db } from '../../store/database/db';
import { findSameOrders, type OrderContents, type OrderLine } from '../../store/orders';

/**
 * Finds an identical unpaid order of the same customer and payment method, so two tabs pay the same order.
 * @returns its id, or null
 */
export async function findSameOrder(
  db: Db,
  contents: OrderContents,
  lines: readonly OrderLine[],
): Promise<string | null> {
  const candidates = await findSameOrders(db, contents);
  return candidates.find(({ items }) => serialize(items) === serialize(lines))?.id ?? null;
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
