import type { ProductOnWire } from '../../../src/contract/product';

/** The searched fields; the position in the list decides between equal scores. */
const FIELDS = ['name', 'category', 'subCategory', 'description'] as const;
/** A word in the name scores most, one in the description least. */
const WEIGHT = { name: 8, category: 4, subCategory: 4, description: 1 } as const;
const NAME_PREFIX_SCORE = 16;
const MAX_SUGGESTIONS = 5;

/** The result of a search. */
export interface Found {
  /** Best first. */
  readonly products: readonly ProductOnWire[];
  /** Suggested names, best first, each once. */
  readonly suggestions: readonly { readonly name: string }[];
}

/** Searches a list of products for a text, as `createSearch` describes. */
export type Search = (products: readonly ProductOnWire[], text: string) => Found;

/**
 * Creates a word search. Each typed word must be a prefix of a word in the product's name, category, type or
 * description (so "men" does not find "women"). In scripts without blanks it may be anywhere in a run. Case, width and
 * accents do not matter.
 *
 * Splitting texts into words costs ten times more than searching them, and blocks all other requests. So each list is
 * split once; a list that was read again is split only for products whose texts differ from those at the same position
 * before.
 *
 * @returns a search that does not see changes inside an array: pass a changed list as another array
 *
 * @example
 * const search = createSearch();
 * search(products, 'batik sc').products;
 */
export function createSearch(): Search {
  let searched: readonly ProductOnWire[] = [];
  let entries: readonly Entry[] = [];
  return (products, text) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return { products: [], suggestions: [] };
    if (products !== searched) {
      entries = products.map((product, index) => entryOf(product, entries[index]));
      searched = products;
    }
    return find(entries, typed);
  };
}

/** A product with its searchable words, one text per field. */
interface Entry {
  readonly product: ProductOnWire;
  readonly words: Readonly<Record<(typeof FIELDS)[number], string>>;
}

/** @param before the earlier entry; its words are reused if the texts are equal */
function entryOf(product: ProductOnWire, before: Entry | undefined): Entry {
  if (before && FIELDS.every((field) => before.product[field] === product[field])) {
    return { product, words: before.words };
  }
  const wordsIn = (text: string | null | undefined) => wordsOf(text ?? '').join('');
  return {
    product,
    words: {
      name: wordsIn(product.name),
      category: wordsIn(product.category),
      subCategory: wordsIn(product.subCategory),
      description: wordsIn(product.description),
    },
  };
}

function find(entries: readonly Entry[], typed: readonly string[]): Found {
  const hits: { readonly product: ProductOnWire; readonly score: number }[] = [];
  for (const { product, words } of entries) {
    const score = scoreOf(words, typed);
    if (score > 0) hits.push({ product, score });
  }
  hits.sort((one, other) => other.score - one.score);
  const names = new Set(hits.map(({ product }) => product.name));
  return {
    products: hits.map(({ product }) => product),
    suggestions: [...names].slice(0, MAX_SUGGESTIONS).map((name) => ({ name })),
  };
}

/** 0 when one typed word does not match. */
function scoreOf(words: Entry['words'], typed: readonly string[]): number {
  let score = words.name.startsWith(typed.join('')) ? NAME_PREFIX_SCORE : 0;
  for (const start of typed) {
    const best = FIELDS.find((field) => words[field].includes(start));
    if (!best) return 0;
    score += WEIGHT[best];
  }
  return score;
}

/** Letters of scripts without blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';
/**
 * Where a match may begin within a run of letters: at its first letter, and at each letter of a script without blanks.
 */
const MATCH_START = new RegExp(`[${UNSPACED}]\\p{M}*|[^${UNSPACED}]+`, 'gu');
/** Accents on letters of scripts that can be read without them. */
const ACCENTED = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;

/**
 * The words of a text, with a space before each place where a match may begin: " men" matches a word that begins with
 * "men", and " 蛋 糕" is in the run " 巧 克 力 蛋 糕".
 */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.map((word) => word.replace(MATCH_START, ' $&')) ?? [];
}
