import type { Language } from '@kedai/contract/protocol/languages';
import type { Db } from './database/db';
import { findProducts, type ProductRow } from './products';
import { translate } from './translate';

/**
 * Reads the names of bought products in a language.
 * @returns the name of a product; the one as bought if the shop has none in the language, or calls the product otherwise now
 */
export async function readBoughtNames(db: Db, productIds: readonly string[], language: Language) {
  const productsById: ReadonlyMap<string, ProductRow> =
    language === 'en' ? new Map() : await findProducts(db, productIds);
  return (productId: string, name: string) => {
    const product = productsById.get(productId);
    const translations = product?.name === name ? product.translations : {};
    return translate({ name }, translations, language);
  };
}
