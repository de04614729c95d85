import { sen } from '../../../src/contract/money';
import type { ProductOnWire } from '../../../src/contract/product';
import { toRinggitNumber } from '../../boundary/wire';
import type { Db } from '../../store/database';
import { listProducts } from '../../store/products';

/** All products on the wire, in the shop's order. */
export async function readCatalogue(db: Db): Promise<ProductOnWire[]> {
  return (await listProducts(db)).map((row) => ({
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
