import { isLongEnough } from '../../../src/contract/text';
import type { Place } from './places';
import { plainWords, type Word, wordsOf } from './words';

/** A place that a text may end with. */
export interface Match {
  readonly place: Place;
  /** What was written before it, as it was written; empty when the text is the place alone. */
  readonly street: string;
  /** The postcode that was written, when it is one of this place. */
  readonly postcode: string | null;
}

/** A place with its words, made once. */
export interface IndexedPlace {
  readonly place: Place;
  /** The words of each of its names, the usual name first. */
  readonly names: readonly (readonly string[])[];
  readonly stateWords: ReadonlySet<string>;
}

interface Scored extends Omit<Match, 'street'> {
  readonly score: number;
}

/** The score of a place of which only the state was named. */
const STATE_ALONE = 1;
/** Below this a text means too many places. */
const MIN_CHARACTERS = 3;
/** After these words comes the name of a road or an estate: "Jalan Ampang" is not the town of Ampang. */
const ROAD_WORDS = new Set(
  'jalan lorong persiaran lebuh lebuhraya lintang solok medan taman kampung bandar desa apartment kondominium menara wisma plaza'.split(
    ' ',
  ),
);
/** More words than a place with its postcode, state and country has: what is before them is the street. */
const MAX_PLACE_WORDS = 16;
/** Words that may stand anywhere in an address and choose nothing. */
const EVERYWHERE = new Set(['malaysia', 'wilayah', 'persekutuan']);
const STATE_NAMES: Readonly<Record<string, string>> = {
  Malacca: 'Melaka',
  Penang: 'Pulau Pinang',
  'Negeri Sembilan': 'Negri N9',
};

/** Prepares places for the search. */
export function indexPlaces(places: readonly Place[]): IndexedPlace[] {
  return places.map((place) => ({
    place,
    names: [place.name, ...(place.otherNames ?? [])].map(plainWords),
    stateWords: new Set(plainWords(`${place.state} ${STATE_NAMES[place.state] ?? ''}`)),
  }));
}

/**
 * Finds the places that a typed address may mean, the likeliest first. When the whole text is no place, its end may be
 * ("12 Jalan Ampang, Kuala Lumpur"); a text that starts like a street and names no place yet gets the largest towns.
 */
export function searchPlaces(index: readonly IndexedPlace[], text: string, most: number): Match[] {
  const words = wordsOf(text);
  if (!isLongEnough(text, MIN_CHARACTERS)) return [];
  const candidates = candidatesByStart(index, words);
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.text;
    if (before !== undefined && ROAD_WORDS.has(before)) continue;
    const found = ranked(candidates.get(at) ?? [], words.slice(at));
    if (found.length === 0) continue;
    const street = text
      .slice(0, word.start)
      .replace(/[\s,.;-]+$/, '')
      .trim();
    return namedOnly(found, street)
      .slice(0, most)
      .map(({ place, postcode }) => ({ place, postcode, street }));
  }
  return looksLikeStreet(words) ? largestTowns(index, words, text, most) : [];
}

/**
 * The places that all words from a start on are about, by start. Walked from the end: one word more only narrows what is left, so
 * a long text costs no more than a short one.
 */
function candidatesByStart(
  index: readonly IndexedPlace[],
  words: readonly Word[],
): ReadonlyMap<number, readonly IndexedPlace[]> {
  const candidates = new Map<number, readonly IndexedPlace[]>();
  let left = index;
  for (let at = words.length - 1; at >= Math.max(0, words.length - MAX_PLACE_WORDS); at -= 1) {
    const word = words[at]?.text ?? '';
    if (!EVERYWHERE.has(word)) left = left.filter((entry) => isAbout(entry, word));
    if (left.length === 0) break;
    candidates.set(at, left);
  }
  return candidates;
}

const isInName = ({ names }: IndexedPlace, word: string): boolean =>
  names.some((name) => name.some((part) => part.startsWith(word)));

/** Whether a word may be said of a place; `scoreOf` is 0 when one is not. */
const isAbout = (entry: IndexedPlace, word: string): boolean =>
  isInName(entry, word) || postcodeScore(entry.place, word) > 0 || stateHas(entry.stateWords, word);

/** A street in a town that was named is not in another town of the same state. */
function namedOnly(found: readonly Scored[], street: string): readonly Scored[] {
  const best = found[0]?.score ?? 0;
  return street === '' || best <= STATE_ALONE
    ? found
    : found.filter(({ score }) => score > STATE_ALONE);
}

function ranked(index: readonly IndexedPlace[], words: readonly Word[]): Scored[] {
  const typed = words.map(({ text }) => text).filter((word) => !EVERYWHERE.has(word));
  if (typed.join('').length < MIN_CHARACTERS) return [];
  return index
    .flatMap((entry) => {
      const score = scoreOf(entry, typed);
      if (score === 0) return [];
      const postcode = typed.find((word) => entry.place.postcodes.includes(word)) ?? null;
      return [{ place: entry.place, postcode, score }];
    })
    .sort((one, other) => other.score - one.score || other.place.weight - one.place.weight);
}

/**
 * How well typed words mean a place; 0 when one of them is not about it. Better is: the name itself, the beginning of the
 * name, a word in it, its usual postcode, another of its postcodes, its state alone.
 */
function scoreOf(entry: IndexedPlace, typed: readonly string[]): number {
  const { place, names, stateWords } = entry;
  let best = 0;
  for (const name of names) best = Math.max(best, nameScore(name, typed));
  const rest = typed.filter((word) => !isInName(entry, word));
  for (const word of rest) {
    const code = postcodeScore(place, word);
    if (code === 0 && !stateHas(stateWords, word)) return 0;
    best = Math.max(best, code);
  }
  // Only its state was named: all of it, since "new" must not list Negeri Sembilan.
  if (best > 0) return best;
  return typed.every((word) => stateWords.has(word)) ? STATE_ALONE : 0;
}

function nameScore(name: readonly string[], typed: readonly string[]): number {
  const matched = typed.filter((word) => name.some((part) => part.startsWith(word)));
  if (matched.length === 0) return 0;
  const full = name.join(' ');
  const text = matched.join(' ');
  if (full === text) return 60;
  if (full.startsWith(text)) return 50;
  return matched.some((word) => word.length >= MIN_CHARACTERS) ? 30 : 0;
}

function postcodeScore({ postcodes }: Place, word: string): number {
  if (!/^\d{3,5}$/.test(word)) return 0;
  if (postcodes[0] === word) return 45;
  if (postcodes.includes(word)) return 40;
  return postcodes.some((postcode) => postcode.startsWith(word)) ? 20 : 0;
}

function stateHas(stateWords: ReadonlySet<string>, word: string): boolean {
  return word.length >= MIN_CHARACTERS && [...stateWords].some((part) => part.startsWith(word));
}

function looksLikeStreet(words: readonly Word[]): boolean {
  const roadAt = words.findIndex(({ text }) => ROAD_WORDS.has(text));
  return roadAt >= 0 && roadAt < words.length - 1;
}

/** Towns that are named in the road first ("Jalan Ampang" may well be in Ampang), then by size. */
function largestTowns(
  index: readonly IndexedPlace[],
  words: readonly Word[],
  text: string,
  most: number,
): Match[] {
  const typed = new Set(words.map((word) => word.text));
  const named = ({ names }: IndexedPlace): number =>
    Number(names.some((name) => name.every((word) => typed.has(word))));
  const street = text.trim().replace(/[\s,.;-]+$/, '');
  return index
    .toSorted((one, other) => named(other) - named(one) || other.place.weight - one.place.weight)
    .slice(0, most)
    .map(({ place }) => ({ place, street, postcode: null }));
}
