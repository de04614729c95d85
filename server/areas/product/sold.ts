import type { CartLineKey } from '@kedai/contract/rules/cartData';
import { isSold } from '@kedai/contract/rules/product';
import { ApiError } from '../../boundary/apiError';
import type { Db } from '../../store/database/db';
import { findProducts, type ProductRow } from '../../store/products';
import { translate } from '../../store/translate';
import type { Message } from '../../text/serverText';
import type { CachedCatalogue } from './catalogue';

/** The lines whose product and feature the shop sells now. */
export async function soldLines<Line extends CartLineKey>(
  db: Db,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  const productsById = await findProducts(
    db,
    lines.map(({ itemId }) => itemId),
  );
  return lines.filter(({ itemId, feature }) => isSold(productsById.get(itemId), feature));
}

/**
 * Checks a line outside a transaction. What the cached catalogue sells is accepted, so a feature that was withdrawn a
 * moment ago may still get into a cart; an order checks it again. Only the database refuses.
 * @throws ApiError `unknown-product` with an alternative
 */
export async function assertSoldByCatalogue(
  db: Db,
  catalogue: CachedCatalogue,
  { itemId, feature }: CartLineKey,
): Promise<void> {
  const { byId } = await catalogue.get();
  if (isSold(byId.get(itemId), feature)) return;
  assertSold(await findProducts(db, [itemId]), itemId, feature);
}

/**
 * The product of a line, if it is sold with this feature.
 * @throws ApiError `unknown-product` with an alternative
 */
export function assertSold(
  productsById: ReadonlyMap<string, ProductRow>,
  itemId: string,
  feature: string,
): ProductRow {
  const product = productsById.get(itemId);
  if (!product) {
    throw new ApiError(404, 'unknown-product', (text) => text.product.gone);
  }
  if (isSold(product, feature)) return product;
  throw new ApiError(400, 'unknown-product', notSoldMessage(product, feature));
}

const notSoldMessage =
  ({ features, ...sold }: ProductRow, feature: string): Message =>
  ({ product, language }) => {
    const { name } = translate({ name: sold.name }, sold.translations, language);
    if (feature === '') return product.soldWithChoice(name, features);
    return features.length === 0
      ? product.soldWithoutChoice(name, feature)
      : product.soldOtherwise(name, feature, features);
  };
