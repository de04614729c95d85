/** The words of the products' names, as positions in the vocabulary. */
export class NameWords {
  /** The words of each name, one name after the other. */
  readonly #words: Uint32Array;
  /** Where the words of each name start; the last entry is their end. */
  readonly #starts: Uint32Array;

  constructor(words: Uint32Array, starts: Uint32Array) {
    this.#words = words;
    this.#starts = starts;
  }

  /** Whether the name of a product begins with words, of which each is in a set. */
  begins(product: number, sets: readonly ReadonlySet<number>[]): boolean {
    const start = this.#starts[product] ?? 0;
    if (start + sets.length > (this.#starts[product + 1] ?? 0)) return false;
    for (let at = 0; at < sets.length; at += 1) {
      if (!sets[at]?.has(this.#words[start + at] ?? -1)) return false;
    }
    return true;
  }

  /** Whether the name of a product has a word of a set directly after one of another set. */
  hasPair(product: number, first: ReadonlySet<number>, second: ReadonlySet<number>): boolean {
    const end = this.#starts[product + 1] ?? 0;
    for (let at = this.#starts[product] ?? 0; at + 1 < end; at += 1) {
      if (first.has(this.#words[at] ?? -1) && second.has(this.#words[at + 1] ?? -1)) return true;
    }
    return false;
  }
}
