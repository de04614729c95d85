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

/** Finds products of a list by what was typed, as `createSearch` says. */
export type Search = (products: readonly ProductOnWire[], text: string) => Found;

/**
 * Makes a search by words: each typed word must be the beginning of a word of the product's name, category, type or
 * description (so "men" does not find "women"), or stand anywhere in a run of a script that is written without blanks. Case,
 * width and accents do not matter.
 *
 * To split texts into words costs ten times more than to look into them, and all other requests wait for it. So it is done once
 * for a list, and of a list that was read anew only for the products whose texts differ from those in the same place before.
 *
 * @returns does not see what is changed within a list that it has searched: a changed list is another array
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

/** A product with the words of what is searched of it, as one text for each. */
interface Entry {
  readonly product: ProductOnWire;
  readonly words: Readonly<Record<(typeof FIELDS)[number], string>>;
}

/** @param before whose words are taken over if they are those of the same texts */
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

/** 0 when a typed word is nowhere. */
function scoreOf(words: Entry['words'], typed: readonly string[]): number {
  let score = words.name.startsWith(typed.join('')) ? NAME_STARTS_WITH_IT : 0;
  for (const start of typed) {
    const best = FIELDS.find((field) => words[field].includes(start));
    if (!best) return 0;
    score += WEIGHT[best];
  }
  return score;
}

/** Letters of the scripts that put no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';
/** Where a typed word may begin within a run of letters: at its first letter, and at each that is unspaced. */
const BEGINNING = new RegExp(`[${UNSPACED}]\\p{M}*|[^${UNSPACED}]+`, 'gu');
/** Accents, which do not matter, on the letters of scripts that can do without them. */
const ACCENTED = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;

/**
 * The words of a text, with a space before each place where a search may begin: where " men" is, a word begins with "men",
 * and " 蛋 糕" is in the one run of " 巧 克 力 蛋 糕".
 */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.map((word) => word.replace(BEGINNING, ' $&')) ?? [];
}
