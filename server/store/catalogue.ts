import { inArray } from 'drizzle-orm';
import type { CartLineKey } from '../../src/contract/cartData';
import { isSold } from '../../src/contract/product';
import { ApiError } from '../apiError';
import type { Db } from './database';
import { products } from './schema';

/** A product as the shop sells it; `priceSen` is sen. */
export type ProductRow = typeof products.$inferSelect;

/** The products of some ids, by id; unknown ids are left out. */
export async function findProducts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of some lines of a cart those that the shop sells now: of a product that it has, in a form that it has. */
export async function soldLines<Line extends CartLineKey>(
  db: Db,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  const found = await findProducts(
    db,
    lines.map(({ itemId }) => itemId),
  );
  return lines.filter(({ itemId, feature }) => isSold(found.get(itemId), feature));
}

/**
 * The product of a line that is to be bought.
 * @throws ApiError `unknown-product` with what to do, for one that the shop does not have in this form.
 */
export function assertSold(
  found: ReadonlyMap<string, ProductRow>,
  itemId: string,
  feature: string,
): ProductRow {
  const product = found.get(itemId);
  if (!product) {
    throw new ApiError(
      404,
      'unknown-product',
      'This product is no longer available. Please remove it from your cart.',
    );
  }
  if (isSold(product, feature)) return product;
  throw new ApiError(400, 'unknown-product', sentenceOfOtherForm(product, feature));
}

function sentenceOfOtherForm({ name, features }: ProductRow, feature: string): string {
  const forms = features.join(', ');
  if (feature === '')
    return `${name} is no longer available without a choice. It is sold as ${forms}.`;
  const gone = `${name} is no longer available as ${feature}`;
  return features.length === 0
    ? `${gone}; it comes in one form only.`
    : `${gone}. It is sold as ${forms}.`;
}
