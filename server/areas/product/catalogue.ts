import { sen } from '@kedai/contract/rules/money';
import type { Product, ProductOnWire } from '@kedai/contract/rules/product';
import { type Memoized, memoizeFor } from '../../boundary/cache/memoizeFor';
import type { AppDeps } from '../../boundary/deps';
import { toRinggitNumber } from '../../boundary/request/wire';
import type { Db } from '../../store/database/db';
import { listProducts, readCatalogueVersion } from '../../store/products';
import { SearchIndex } from './search';

/** All products on the wire, in the shop's order. */
export async function readCatalogue(db: Db) {
  return (await listProducts(db)).map(
    (row) =>
      ({
        id: row.id,
        name: row.name,
        price: toRinggitNumber(sen(row.priceSen)),
        image: row.images,
        description: row.description,
        features: row.features,
        category: row.category,
        subCategory: row.subCategory,
        bestseller: row.bestseller,
      }) satisfies ProductOnWire,
  );
}

/** The products of the shop, as this process read them last. */
export interface Catalogue {
  readonly products: readonly ProductOnWire[];
  readonly index: SearchIndex;
  readonly byId: ReadonlyMap<string, Pick<Product, 'features'>>;
}

/** The catalogue in the memory of this process. It may be older than the database by `catalogueFreshMs`. */
export type CachedCatalogue = Pick<Memoized<Catalogue>, 'get'>;

/** Caches the catalogue. While no product changes, only its version is read. */
export function cacheCatalogue({ db, clock, settings }: AppDeps): CachedCatalogue {
  return memoizeFor<Catalogue>({
    read: async () => {
      const products = await readCatalogue(db);
      const index = await SearchIndex.build(products);
      return { products, index, byId: new Map(products.map((product) => [product.id, product])) };
    },
    readVersion: () => readCatalogueVersion(db),
    clock,
    freshMs: settings.catalogueFreshMs ?? 0,
  });
}
