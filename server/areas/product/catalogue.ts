import { asc } from 'drizzle-orm';
import { sen } from '../../../src/contract/money';
import type { ProductOnWire } from '../../../src/contract/product';
import { toRinggitNumber } from '../../boundary/wire';
import type { Db } from '../../store/database';
import { products } from '../../store/schema';

/** All products on the wire, in the shop's order. */
export async function readCatalogue(db: Db): Promise<ProductOnWire[]> {
  const rows = await db.select().from(products).orderBy(asc(products.position), asc(products.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: toRinggitNumber(sen(row.priceSen)),
    image: row.images,
    description: row.description,
    features: row.features,
    category: row.category,
    subCategory: row.subCategory,
    bestseller: row.bestseller,
  }));
}
