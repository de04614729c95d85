import { asc, inArray } from 'drizzle-orm';
import { readAppSetting } from './appSettings';
import type { Db } from './database/db';
import { products } from './schema';
import { type ItemLanguages, languagesWith } from './translate';

/** A product row; `priceSen` is sen. */
export type ProductRow = typeof products.$inferSelect;

/** All products in the shop's order. */
export async function listProducts(db: Db): Promise<ProductRow[]> {
  return db.select().from(products).orderBy(asc(products.position), asc(products.id));
}

/**
 * The version of all products. A trigger of the database changes it with every change of a product, in the same
 * transaction. Read it before the products: then a change in between only causes another reading.
 */
export const readCatalogueVersion = async (db: Db): Promise<string> =>
  (await readAppSetting(db, 'catalogue-version')) ?? '';

/** The ids of all products in the shop's order, when each changed, epoch ms, and the languages that name it beside English. */
export async function listProductChanges(
  db: Db,
): Promise<readonly (Pick<ProductRow, 'id' | 'updatedAt'> & ItemLanguages)[]> {
  const translated = languagesWith(products.translations, 'name');
  return db
    .select({ id: products.id, updatedAt: products.updatedAt, translated })
    .from(products)
    .orderBy(asc(products.position), asc(products.id));
}

/** The products with these ids, by id; unknown ids are left out. */
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
