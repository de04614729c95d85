/** A reproducible random source: the same seed gives the same drawing on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** One of these values. */
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** Mulberry32 over an FNV-1a hash of the seed's text. */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
