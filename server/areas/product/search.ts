import { setImmediate } from 'node:timers/promises';
import type { ProductOnWire } from '@kedai/contract/rules/product';
import { type ServerText, serverTexts } from '../../text/serverText';
import { formOf } from './forms';
import { NameWords } from './names';
import { type MatchingWords, toleranceOf, Vocabulary, type WordRange } from './vocabulary';
import { tokensOf, wordsOf } from './words';

/** The classes of the searched texts, best first: names in other languages are last. A typed word counts once, in its best one. */
const [NAME, CATEGORY, DESCRIPTION, OTHER_NAME] = [0, 1, 2, 3] as const;
/** More than the other scores of all typed words together: a word outside the description counts most. */
const OUTSIDE_DESCRIPTION = 8192;
/** The scores of a class of fields that has the word in some form, and of one that has only a word that begins with it. */
const WHOLE_SCORES = [OUTSIDE_DESCRIPTION + 40, OUTSIDE_DESCRIPTION + 36, 2, 0];
const BEGUN_SCORES = [OUTSIDE_DESCRIPTION + 12, OUTSIDE_DESCRIPTION + 8, 1, 0];
/** Names in other languages come after those in the language of the page. */
const OTHER_NAME_SCORE = OUTSIDE_DESCRIPTION + 4;
const NAME_BEGINS_SCORE = 16;
const MAX_SUGGESTIONS = 5;
/** Longer words are not searched as two words. */
const MAX_JOINED_LENGTH = 40;

/** A posting holds a product's position in the list, and in its low bits the best class of fields with the word. */
const CLASS_BITS = 2;
const CLASS_MASK = (1 << CLASS_BITS) - 1;

/** While an index is built, other requests are answered after this many products. */
const PRODUCTS_AT_ONCE = 500;

type CategoryText = Pick<ServerText['product'], 'categoryName' | 'typeName'>;

/** The result of a search. */
export interface Found {
  /** Best first. */
  readonly products: readonly ProductOnWire[];
  /** Suggested names, best first, each once. */
  readonly suggestions: readonly Pick<ProductOnWire, 'name' | 'language'>[];
}

/** The score of each product; 0 for those that do not match. */
type Scores = Uint32Array;

/** How freely typed words match. */
interface Tolerance {
  readonly mistakes: number;
  /** Whether names in other languages match: their words, or also what begins with the typed word. */
  readonly otherNames: 'none' | 'whole' | 'begun';
}

/** The first one that finds a product with all words outside its description ends the search. */
const TOLERANCES: readonly Tolerance[] = [
  // "Top" finds no hats, which are "topi" in Malay.
  { mistakes: 0, otherNames: 'whole' },
  { mistakes: 0, otherNames: 'begun' },
  // A mistake in one language is often a word of another one.
  { mistakes: 1, otherNames: 'none' },
  { mistakes: 2, otherNames: 'none' },
];

/**
 * Inverted index of a list of products: for each word, the products that contain it.
 *
 * Each typed word must be a word of the product's name, description, category or type (also as pages show these), in singular
 * or plural, or begin one (so "men" does not find "women"). In scripts without blanks it may be anywhere in a run. Case,
 * width and accents do not matter, nor whether two words are written as one. Names in other languages match too, and so do
 * words with typing mistakes, after the others, unless a product has all words outside its description.
 *
 * @example (await SearchIndex.build(products)).search('batik sc').products;
 */
export class SearchIndex {
  readonly #products: readonly ProductOnWire[];
  readonly #names: NameWords;
  readonly #vocabulary: Vocabulary;
  /** The postings of each word, one word after the other. */
  readonly #postings: Uint32Array;
  /** Where the postings of each word start; the last entry is their end. */
  readonly #starts: Uint32Array;
  readonly #hasOtherNames: boolean;

  private constructor(products: readonly ProductOnWire[], read: ReadWords) {
    const words = [...read.ids.keys()].sort();
    const postings = words.map((word) => read.postings[read.ids.get(word) ?? 0] ?? []);
    const positions = new Uint32Array(words.length);
    for (const [position, word] of words.entries()) positions[read.ids.get(word) ?? 0] = position;
    this.#products = products;
    this.#hasOtherNames = read.hasOtherNames;
    this.#vocabulary = new Vocabulary(words);
    this.#names = new NameWords(
      Uint32Array.from(read.nameWords, (id) => positions[id] ?? 0),
      Uint32Array.from(read.nameStarts),
    );
    this.#starts = new Uint32Array(words.length + 1);
    for (const [index, list] of postings.entries()) {
      this.#starts[index + 1] = (this.#starts[index] ?? 0) + list.length;
    }
    this.#postings = new Uint32Array(this.#starts.at(-1) ?? 0);
    for (const [index, list] of postings.entries()) this.#postings.set(list, this.#starts[index]);
  }

  /**
   * Builds the index of a list, with pauses for other requests.
   * @param otherNames the names of each product in other languages
   * @param text names categories and types as pages show them
   */
  static async build(
    products: readonly ProductOnWire[],
    otherNames: readonly (readonly string[])[] = [],
    text: CategoryText = serverTexts.en.product,
  ): Promise<SearchIndex> {
    const read = new ReadWords();
    for (const [position, product] of products.entries()) {
      readWords(read, product, { otherNames: otherNames[position] ?? [], text }, position);
      if (position % PRODUCTS_AT_ONCE === 0) await setImmediate();
    }
    return new SearchIndex(products, read);
  }

  /** Searches for a text. Without a letter or digit it finds nothing. */
  search(text: string): Found {
    const typed = [...new Set(wordsOf(text))];
    const found: ProductOnWire[] = [];
    const isFound = new Uint8Array(this.#products.length);
    const mostMistakes = Math.max(0, ...typed.map(toleranceOf));
    for (const tolerance of TOLERANCES) {
      if (typed.length === 0 || tolerance.mistakes > mostMistakes) break;
      if (tolerance.otherNames === 'begun' && !this.#hasOtherNames) continue;
      const matches = typed.map((word) => this.#vocabulary.find(word, tolerance.mistakes));
      const ranked = this.#rank(this.#scoresOf(typed, matches, tolerance), matches, isFound);
      for (const { products } of ranked) for (const product of products) found.push(product);
      const best = ranked[0]?.score ?? 0;
      if (best >= OUTSIDE_DESCRIPTION * typed.length) break;
    }
    return { products: found, suggestions: suggestionsOf(found) };
  }

  /** The score of each product that has all typed words. Two words after each other may be one in the product. */
  #scoresOf(
    typed: readonly string[],
    matches: readonly MatchingWords[],
    tolerance: Tolerance,
  ): Scores {
    let [before, best] = [undefined, undefined] as (Scores | undefined)[];
    for (const [index, word] of typed.entries()) {
      const next = sumOfBoth(best, this.#scoresOfWord(word, matches[index] ?? NO_WORDS, tolerance));
      const joined =
        index === 0 ? NO_WORDS : this.#vocabulary.find(`${typed[index - 1]}${word}`, 0);
      if (joined !== NO_WORDS && hasWords(joined)) {
        const scores = this.#scoresOfWords(joined, tolerance);
        keepBest(next, sumOfBoth(before, sumOfBoth(scores, scores)));
      }
      [before, best] = [best, next];
    }
    return best ?? new Uint32Array(this.#products.length);
  }

  #scoresOfWord(word: string, matching: MatchingWords, tolerance: Tolerance): Scores {
    const scores = this.#scoresOfWords(matching, tolerance);
    for (let cut = 1; cut < word.length && word.length <= MAX_JOINED_LENGTH; cut += 1) {
      const first = this.#vocabulary.findForms(formOf(word.slice(0, cut)));
      if (first.length > 0)
        this.#scorePairs(scores, first, this.#vocabulary.find(word.slice(cut), 0));
    }
    return scores;
  }

  /** Scores the products that have one of some words in their name, directly followed by one of the second words. */
  #scorePairs(scores: Scores, first: readonly WordRange[], second: MatchingWords): void {
    if (!hasWords(second)) return;
    const [firstSet, wholeSet] = [setOf(first), setOf(second.whole)];
    const anySet = setOf([...second.whole, ...second.begun]);
    for (const posting of this.#postingsOf(first)) {
      const product = posting >>> CLASS_BITS;
      if (!this.#names.hasPair(product, firstSet, anySet)) continue;
      const isWhole = this.#names.hasPair(product, firstSet, wholeSet);
      const score = (isWhole ? WHOLE_SCORES : BEGUN_SCORES)[0] ?? 0;
      scores[product] = Math.max(scores[product] ?? 0, score);
    }
  }

  /** The score of each product for its best word. */
  #scoresOfWords({ whole, begun }: MatchingWords, { otherNames }: Tolerance): Scores {
    const best = new Uint32Array(this.#products.length);
    const otherBegun = otherNames === 'begun' ? OTHER_NAME_SCORE - 2 : 0;
    const otherWhole = otherNames === 'none' ? 0 : OTHER_NAME_SCORE;
    for (const [ranges, scores] of [
      [begun, BEGUN_SCORES.with(OTHER_NAME, otherBegun)],
      [whole, WHOLE_SCORES.with(OTHER_NAME, otherWhole)],
    ] as const) {
      for (const [from, to] of ranges) {
        const end = this.#starts[to] ?? 0;
        for (let index = this.#starts[from] ?? 0; index < end; index += 1) {
          const posting = this.#postings[index] ?? 0;
          const position = posting >>> CLASS_BITS;
          best[position] = Math.max(best[position] ?? 0, scores[posting & CLASS_MASK] ?? 0);
        }
      }
    }
    return best;
  }

  *#postingsOf(ranges: readonly WordRange[]): Iterable<number> {
    for (const [from, to] of ranges) {
      yield* this.#postings.subarray(this.#starts[from], this.#starts[to]);
    }
  }

  /** The products with a score that were not found before, best first, in the shop's order where scores are equal. */
  #rank(scores: Scores, matches: readonly MatchingWords[], isFound: Uint8Array): readonly Rank[] {
    const sets = matches.map(({ whole, begun }) => setOf([...whole, ...begun]));
    const ranks = new Map<number, ProductOnWire[]>();
    for (let position = 0; position < scores.length; position += 1) {
      if (scores[position] === 0 || isFound[position] === 1) continue;
      const product = this.#products[position];
      if (product === undefined) continue;
      isFound[position] = 1;
      const begins = this.#names.begins(position, sets) ? NAME_BEGINS_SCORE : 0;
      const score = (scores[position] ?? 0) + begins;
      const products = ranks.get(score);
      if (products) products.push(product);
      else ranks.set(score, [product]);
    }
    return Array.from(ranks, ([score, products]) => ({ score, products })).sort(
      (one, other) => other.score - one.score,
    );
  }
}

/** Products with the same score. */
interface Rank {
  readonly score: number;
  readonly products: readonly ProductOnWire[];
}

/** The words of a list of products, while it is read. */
class ReadWords {
  readonly ids = new Map<string, number>();
  /** By id. */
  readonly postings: number[][] = [];
  /** The ids of the words of all names. */
  readonly nameWords: number[] = [];
  readonly nameStarts = [0];
  hasOtherNames = false;

  /** Reads the words of a field of a product. Successive fields of a product have ever higher classes. */
  add(text: string, fieldClass: number, position: number): void {
    for (const token of tokensOf(text)) {
      const id = this.ids.get(token) ?? this.ids.size;
      this.ids.set(token, id);
      this.postings[id] ??= [];
      const last = this.postings[id].at(-1);
      const isKnown = last !== undefined && last >>> CLASS_BITS === position;
      // A word of a description counts in a name, too.
      if (isKnown && !(fieldClass === OTHER_NAME && (last & CLASS_MASK) === DESCRIPTION)) continue;
      this.postings[id].push((position << CLASS_BITS) | fieldClass);
      if (fieldClass === OTHER_NAME) this.hasOtherNames = true;
    }
  }
}

function readWords(
  read: ReadWords,
  product: ProductOnWire,
  { otherNames, text }: { otherNames: readonly string[]; text: CategoryText },
  position: number,
): void {
  const category = product.category ?? '';
  const type = product.subCategory ?? '';
  read.add(product.name, NAME, position);
  for (const words of [category, type, text.categoryName(category), text.typeName(type)]) {
    read.add(words, CATEGORY, position);
  }
  read.add(product.description ?? '', DESCRIPTION, position);
  for (const name of otherNames) {
    if (name !== product.name) read.add(name, OTHER_NAME, position);
  }
  for (const word of wordsOf(product.name)) read.nameWords.push(read.ids.get(word) ?? 0);
  read.nameStarts.push(read.nameWords.length);
}

const NO_WORDS: MatchingWords = { whole: [], begun: [] };

const hasWords = ({ whole, begun }: MatchingWords): boolean =>
  [...whole, ...begun].some(([from, to]) => from < to);

function setOf(ranges: readonly WordRange[]): ReadonlySet<number> {
  const words = new Set<number>();
  for (const [from, to] of ranges) for (let word = from; word < to; word += 1) words.add(word);
  return words;
}

/** The sums for the products that have both scores. @param one undefined: all products have it, and it is 0 */
function sumOfBoth(one: Scores | undefined, other: Scores): Scores {
  if (one === undefined) return other;
  const sums = new Uint32Array(other.length);
  for (let position = 0; position < sums.length; position += 1) {
    const score = one[position] ?? 0;
    const added = other[position] ?? 0;
    if (score > 0 && added > 0) sums[position] = score + added;
  }
  return sums;
}

function keepBest(scores: Scores, others: Scores): void {
  for (let position = 0; position < scores.length; position += 1) {
    scores[position] = Math.max(scores[position] ?? 0, others[position] ?? 0);
  }
}

function suggestionsOf(products: readonly ProductOnWire[]): Found['suggestions'] {
  const byName = new Map<string, Found['suggestions'][number]>();
  for (const { name, language } of products) {
    if (!byName.has(name)) byName.set(name, { name, ...(language && { language }) });
    if (byName.size === MAX_SUGGESTIONS) break;
  }
  return [...byName.values()];
}
