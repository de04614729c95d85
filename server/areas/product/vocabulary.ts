import { formOf, singularsOf } from './forms';

/** Successive words of a vocabulary: from the first position to before the second. */
export type WordRange = readonly [from: number, to: number];

/** The words that match a typed one. */
export interface MatchingWords {
  /** The typed word itself, its singular, its plural. */
  readonly whole: readonly WordRange[];
  /** The words that begin with it, or with a similar word. */
  readonly begun: readonly WordRange[];
}

/** Sorts after every letter. */
const AFTER_ALL = '\uffff';

/** Scripts with many letters to a word, in which a wrong letter is likely a mistake. */
const ALPHABETIC = /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Taml}]+$/u;
/** Words of this length may have one mistake, and two; shorter ones differ from too many others. */
const MISTAKES_FROM_LENGTH = [4, 8] as const;

/** How many typing mistakes a word may have. */
export const toleranceOf = (word: string): number =>
  ALPHABETIC.test(word) ? MISTAKES_FROM_LENGTH.filter((least) => word.length >= least).length : 0;

/** The distinct words of an index, sorted. */
export class Vocabulary {
  readonly #words: readonly string[];
  /** The form of each word. */
  readonly #forms: readonly string[];
  /** The words, sorted by their forms. */
  readonly #byForm: Uint32Array;

  /** @param words distinct, sorted by code units */
  constructor(words: readonly string[]) {
    const forms = words.map(formOf);
    this.#words = words;
    this.#forms = forms;
    this.#byForm = Uint32Array.from(words.keys()).sort((one, other) =>
      compare(forms[one] ?? '', forms[other] ?? ''),
    );
  }

  /**
   * Finds the words that match a typed word, with typing mistakes: wrong, missing, additional or exchanged letters. The
   * first letter is right.
   * @param mistakes at most; short words and numbers may have fewer
   */
  find(typed: string, mistakes: number): MatchingWords {
    return {
      whole: this.findForms(formOf(typed)),
      // A plural finds what its singular finds.
      begun: [typed, ...singularsOf(typed)].flatMap((word) => this.#findSimilar(word, mistakes)),
    };
  }

  /** The words of a form. */
  findForms(form: string): readonly WordRange[] {
    const found: WordRange[] = [];
    const formAt = (index: number) => this.#forms[this.#byForm[index] ?? 0] ?? '';
    let index = lowerBound(this.#byForm.length, (middle) => formAt(middle) < form);
    for (; index < this.#byForm.length && formAt(index) === form; index += 1) {
      const position = this.#byForm[index] ?? 0;
      found.push([position, position + 1]);
    }
    return found;
  }

  /** The words that begin with a prefix. */
  findPrefix(prefix: string): WordRange {
    return [this.#lowerBound(prefix), this.#lowerBound(prefix + AFTER_ALL)];
  }

  #findSimilar(typed: string, mistakes: number): readonly WordRange[] {
    const limit = Math.min(mistakes, toleranceOf(typed));
    if (limit === 0) return [this.findPrefix(typed)];
    const [from, to] = this.findPrefix(typed.slice(0, 1));
    const distances = new PrefixDistances(typed, limit);
    const found: WordRange[] = [];
    for (let index = from; index < to; index += 1) {
      if (distances.matches(this.#words[index] ?? '')) found.push([index, index + 1]);
    }
    return found;
  }

  /** The position of the first word that is not before `text`. */
  #lowerBound(text: string): number {
    return lowerBound(this.#words.length, (index) => (this.#words[index] ?? '') < text);
  }
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The first index of a sorted list at which a condition is no longer true. */
function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Damerau-Levenshtein distances (optimal string alignment) of a typed word to the prefixes of sorted words. The rows of
 * the prefix that a word shares with the word before are reused.
 */
class PrefixDistances {
  readonly #typed: string;
  readonly #limit: number;
  /** For each length of prefix the distances to the prefixes of the typed word. */
  readonly #rows: number[][];
  /** The last word, and how many of its letters have rows. */
  #word = '';
  #depth = 0;

  constructor(typed: string, limit: number) {
    this.#typed = typed;
    this.#limit = limit;
    this.#rows = [Array.from({ length: typed.length + 1 }, (_, index) => index)];
  }

  /** Whether a word or a prefix of it is similar to the typed word. */
  matches(word: string): boolean {
    let depth = 0;
    while (depth < this.#depth && word[depth] === this.#word[depth]) depth += 1;
    this.#word = word;
    this.#depth = depth;
    for (; ; depth += 1) {
      const row = this.#rows[depth] ?? [];
      if ((row[this.#typed.length] ?? 0) <= this.#limit) return true;
      if (depth === word.length || Math.min(...row) > this.#limit) return false;
      this.#rows[depth + 1] = this.#nextRow(depth);
      this.#depth = depth + 1;
    }
  }

  #nextRow(depth: number): number[] {
    const [row, before, letter] = [this.#rows[depth], this.#rows[depth - 1], this.#word[depth]];
    const next = [depth + 1];
    for (let index = 0; index < this.#typed.length; index += 1) {
      const at = (values: number[] | undefined, position: number) => values?.[position] ?? Infinity;
      const isSame = letter === this.#typed[index];
      const isExchanged =
        letter === this.#typed[index - 1] && this.#word[depth - 1] === this.#typed[index];
      next.push(
        Math.min(
          at(row, index) + (isSame ? 0 : 1),
          at(row, index + 1) + 1,
          at(next, index) + 1,
          isExchanged ? at(before, index - 1) + 1 : Infinity,
        ),
      );
    }
    return next;
  }
}
