import { type Language, languageIds } from '@kedai/contract/protocol/languages';
import { sen } from '@kedai/contract/rules/money';
import type { Product, ProductOnWire } from '@kedai/contract/rules/product';
import { type Memoized, memoizeFor } from '../../boundary/cache/memoizeFor';
import type { AppDeps } from '../../boundary/deps';
import { toRinggitNumber } from '../../boundary/request/wire';
import { listProducts, type ProductRow, readCatalogueVersion } from '../../store/products';
import { translate } from '../../store/translate';
import { serverTexts } from '../../text/serverText';
import { SearchIndex } from './search';

/** A product on the wire, in a language. */
export function productInLanguage(row: ProductRow, language: Language) {
  const texts = { name: row.name, description: row.description };
  const { name, description, ...marks } = translate(texts, row.translations, language);
  return {
    id: row.id,
    name,
    price: toRinggitNumber(sen(row.priceSen)),
    image: row.images,
    description,
    features: row.features,
    category: row.category,
    subCategory: row.subCategory,
    bestseller: row.bestseller,
    ...marks,
  } satisfies ProductOnWire;
}

/** The products of the shop in one language, in its order. */
interface CatalogueInLanguage {
  readonly products: readonly ProductOnWire[];
  readonly index: SearchIndex;
}

/** The products of the shop, as this process read them last. */
export interface Catalogue {
  /** Builds the index of a language when it is first used. */
  readonly inLanguage: (language: Language) => Promise<CatalogueInLanguage>;
  readonly byId: ReadonlyMap<string, Pick<Product, 'features'>>;
}

/** The catalogue in the memory of this process. It may be older than the database by `catalogueFreshMs`. */
export type CachedCatalogue = Pick<Memoized<Catalogue>, 'get'>;

/** Caches the catalogue. While no product changes, only its version is read. */
export function cacheCatalogue({ db, clock, settings }: AppDeps): CachedCatalogue {
  const used = new Set<Language>(['en']);
  return memoizeFor<Catalogue>({
    read: async () => {
      const rows = await listProducts(db);
      const built = new Map<Language, Promise<CatalogueInLanguage>>();
      const inLanguage = (language: Language) => {
        const known = built.get(language) ?? buildCatalogue(rows, language);
        built.set(language, known);
        used.add(language);
        return known;
      };
      // Until they are built, searches use the older catalogue.
      for (const language of used) await inLanguage(language);
      return { inLanguage, byId: new Map(rows.map((row) => [row.id, row])) };
    },
    readVersion: () => readCatalogueVersion(db),
    clock,
    freshMs: settings.catalogueFreshMs ?? 0,
  });
}

async function buildCatalogue(
  rows: readonly ProductRow[],
  language: Language,
): Promise<CatalogueInLanguage> {
  const products = rows.map((row) => productInLanguage(row, language));
  const others = languageIds.filter((other) => other !== language);
  const otherNames = rows.map(({ name, translations }) =>
    others.map((other) => translate({ name }, translations, other).name),
  );
  const index = await SearchIndex.build(products, otherNames, serverTexts[language].product);
  return { products, index };
}
