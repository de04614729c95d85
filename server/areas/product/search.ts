import type { ProductOnWire } from '../../../src/contract/product';

/** What of a product is searched; the place in the list decides between equals. */
const FIELDS = ['name', 'category', 'subCategory', 'description'] as const;
/** A word in the name counts most, one that only the description has least. */
const WEIGHT = { name: 8, category: 4, subCategory: 4, description: 1 } as const;
const NAME_STARTS_WITH_IT = 16;
const MAX_SUGGESTIONS = 5;

/** What a search found. */
export interface Found {
  /** Best first. */
  readonly products: readonly ProductOnWire[];
  /** Names that the shopper may mean, best first, each once. */
  readonly suggestions: readonly { readonly name: string }[];
}

/**
 * Finds products by words: each typed word must be the beginning of a word of the product's name, category, type or
 * description (so "men" does not find "women"). Case and accents do not matter.
 */
export function searchProducts(products: readonly ProductOnWire[], text: string): Found {
  const typed = wordsOf(text);
  if (typed.length === 0) return { products: [], suggestions: [] };
  const hits = products
    .map((product) => ({ product, score: scoreOf(product, typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const names = new Set(hits.map(({ product }) => product.name));
  return {
    products: hits.map(({ product }) => product),
    suggestions: [...names].slice(0, MAX_SUGGESTIONS).map((name) => ({ name })),
  };
}

/** 0 when a typed word is nowhere. */
function scoreOf(product: ProductOnWire, typed: readonly string[]): number {
  const fields = FIELDS.map((field) => ({
    weight: WEIGHT[field],
    words: wordsOf(product[field] ?? ''),
  }));
  let score = wordsOf(product.name).join(' ').startsWith(typed.join(' ')) ? NAME_STARTS_WITH_IT : 0;
  for (const start of typed) {
    const best = fields.find(({ words }) => words.some((word) => word.startsWith(start)));
    if (!best) return 0;
    score += best.weight;
  }
  return score;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
