import { setImmediate } from 'node:timers/promises';
import type { ProductOnWire } from '@kedai/contract/product';
import { Vocabulary, type WordRange } from './vocabulary';
import { piecesOf, runsOf, tokensOf } from './words';

/** The searched fields with their scores, best first. A typed word counts once, in its best field. */
const FIELDS = [
  ['name', 8],
  ['category', 4],
  ['subCategory', 4],
  ['description', 1],
] as const;
const NAME_PREFIX_SCORE = 16;
const MAX_SUGGESTIONS = 5;
const MAX_MISTAKES = 2;

/** A posting holds a product's position in the list, and in its low bits the score of the best field with the word. */
const SCORE_BITS = 4;
const SCORE_MASK = (1 << SCORE_BITS) - 1;

/** While an index is built, other requests are answered after this many products. */
const PRODUCTS_AT_ONCE = 500;

/** The result of a search. */
export interface Found {
  /** Best first. */
  readonly products: readonly ProductOnWire[];
  /** Suggested names, best first, each once. */
  readonly suggestions: readonly { readonly name: string }[];
}

/**
 * Inverted index of a list of products: for each word, the products that contain it.
 *
 * Each typed word must be a prefix of a word in the product's name, category, type or description (so "men" does not
 * find "women"). In scripts without blanks it may be anywhere in a run. Case, width and accents do not matter. If
 * no product matches, words with typing mistakes match too (`Vocabulary.findSimilar`).
 *
 * @example (await SearchIndex.build(products)).search('batik sc').products;
 */
export class SearchIndex {
  readonly #products: readonly ProductOnWire[];
  /** The names without case, width and accents. */
  readonly #names: readonly string[];
  readonly #vocabulary: Vocabulary;
  /** The postings of each word, one word after the other. */
  readonly #postings: Uint32Array;
  /** Where the postings of each word start; the last entry is their end. */
  readonly #starts: Uint32Array;

  private constructor(
    products: readonly ProductOnWire[],
    names: readonly string[],
    postingsByWord: ReadonlyMap<string, readonly number[]>,
  ) {
    const words = [...postingsByWord.keys()].sort();
    this.#products = products;
    this.#names = names;
    this.#vocabulary = new Vocabulary(words);
    this.#starts = new Uint32Array(words.length + 1);
    for (const [index, word] of words.entries()) {
      this.#starts[index + 1] =
        (this.#starts[index] ?? 0) + postingsOf(postingsByWord, word).length;
    }
    this.#postings = new Uint32Array(this.#starts.at(-1) ?? 0);
    for (const [index, word] of words.entries()) {
      this.#postings.set(postingsOf(postingsByWord, word), this.#starts[index]);
    }
  }

  /** Builds the index of a list, with pauses for other requests. */
  static async build(products: readonly ProductOnWire[]): Promise<SearchIndex> {
    const names: string[] = [];
    const postingsByWord = new Map<string, number[]>();
    for (const [position, product] of products.entries()) {
      names.push(runsOf(product.name).join(' '));
      addPostings(postingsByWord, product, position);
      if (position % PRODUCTS_AT_ONCE === 0) await setImmediate();
    }
    return new SearchIndex(products, names, postingsByWord);
  }

  /** Searches for a text. Without a letter or digit it finds nothing. */
  search(text: string): Found {
    const runs = runsOf(text);
    const pieces = runs.flatMap(piecesOf);
    for (let mistakes = 0; mistakes <= MAX_MISTAKES && pieces.length > 0; mistakes += 1) {
      const ranges = pieces.map((piece) => this.#vocabulary.findSimilar(piece, mistakes));
      // No product has a word that is not in the vocabulary.
      if (ranges.some((similar) => similar.length === 0)) continue;
      const products = this.#rank(this.#scoresOf(ranges), runs.join(' '));
      if (products.length > 0) return { products, suggestions: suggestionsOf(products) };
    }
    return { products: [], suggestions: [] };
  }

  /** The score of each product that has a word of each range; 0 for the others. */
  #scoresOf([first = [], ...others]: readonly (readonly WordRange[])[]): Uint32Array {
    const scores = this.#bestScores(first);
    for (const ranges of others) {
      const best = this.#bestScores(ranges);
      for (let position = 0; position < scores.length; position += 1) {
        const [sum = 0, added = 0] = [scores[position], best[position]];
        scores[position] = sum > 0 && added > 0 ? sum + added : 0;
      }
    }
    return scores;
  }

  /** The score of the best word of some ranges, for each product. */
  #bestScores(ranges: readonly WordRange[]): Uint32Array {
    const best = new Uint32Array(this.#products.length);
    for (const [from, to] of ranges) {
      const end = this.#starts[to] ?? 0;
      for (let index = this.#starts[from] ?? 0; index < end; index += 1) {
        const posting = this.#postings[index] ?? 0;
        const position = posting >>> SCORE_BITS;
        best[position] = Math.max(best[position] ?? 0, posting & SCORE_MASK);
      }
    }
    return best;
  }

  /** The products with a score, best first, in the shop's order where scores are equal. */
  #rank(scores: Uint32Array, typed: string): readonly ProductOnWire[] {
    const byScore: ProductOnWire[][] = [];
    for (let position = 0; position < scores.length; position += 1) {
      const score = scores[position] ?? 0;
      const product = this.#products[position];
      if (score === 0 || product === undefined) continue;
      const total = this.#names[position]?.startsWith(typed) ? score + NAME_PREFIX_SCORE : score;
      byScore[total] ??= [];
      byScore[total].push(product);
    }
    return byScore.reverse().flat();
  }
}

const postingsOf = (postingsByWord: ReadonlyMap<string, readonly number[]>, word: string) =>
  postingsByWord.get(word) ?? [];

/** Adds a product to the postings of its words, once for each word. */
function addPostings(
  postingsByWord: Map<string, number[]>,
  product: ProductOnWire,
  position: number,
): void {
  for (const [field, score] of FIELDS) {
    for (const token of runsOf(product[field] ?? '').flatMap(tokensOf)) {
      const postings = postingsByWord.get(token) ?? [];
      const last = postings.at(-1);
      if (last !== undefined && last >>> SCORE_BITS === position) continue;
      postings.push((position << SCORE_BITS) | score);
      postingsByWord.set(token, postings);
    }
  }
}

function suggestionsOf(products: readonly ProductOnWire[]): readonly { readonly name: string }[] {
  const names = new Set<string>();
  for (const { name } of products) {
    names.add(name);
    if (names.size === MAX_SUGGESTIONS) break;
  }
  return [...names].map((name) => ({ name }));
}
