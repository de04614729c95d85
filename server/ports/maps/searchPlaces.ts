import { isLongEnough } from '@kedai/contract/rules/text';
import type { Place } from './places';
import { plainWords, type Word, wordsOf } from './words';

/** A place that matches the end of a text. */
export interface Match {
  readonly place: Place;
  /** The text before the place, unchanged; empty when the text is the place alone. */
  readonly street: string;
  /** The typed postcode, if it belongs to this place. */
  readonly postcode: string | null;
}

/** A place with its precomputed words. */
export interface IndexedPlace {
  readonly place: Place;
  /** The words of each name, the main name first. */
  readonly names: readonly (readonly string[])[];
  readonly stateWords: ReadonlySet<string>;
}

interface Scored extends Omit<Match, 'street'> {
  readonly score: number;
}

/** The score when only the state matches. */
const STATE_ALONE = 1;
/** Shorter texts match too many places. */
const MIN_CHARACTERS = 3;
/** The name of a road or an estate follows these words: "Jalan Ampang" is not the town of Ampang. */
const ROAD_WORDS = new Set(
  'jalan lorong persiaran lebuh lebuhraya lintang solok medan taman kampung bandar desa apartment kondominium menara wisma plaza'.split(
    ' ',
  ),
);
/** More words than a place with postcode, state and country has; the street precedes them. */
const MAX_PLACE_WORDS = 16;
/** Words that may appear in any address and select nothing. */
const IGNORED_WORDS = new Set(['malaysia', 'wilayah', 'persekutuan']);
const STATE_NAMES: Readonly<Record<string, string>> = {
  Malacca: 'Melaka',
  Penang: 'Pulau Pinang',
  'Negeri Sembilan': 'Negri N9',
};

/** Indexes places for the search. */
export function indexPlaces(places: readonly Place[]): IndexedPlace[] {
  return places.map((place) => ({
    place,
    names: [place.name, ...(place.otherNames ?? [])].flatMap(spellingsOf),
    stateWords: new Set(plainWords(`${place.state} ${STATE_NAMES[place.state] ?? ''}`)),
  }));
}

/**
 * Finds the places that a typed address may mean, best first. If the whole text is not a place, its end may be one ("12
 * Jalan Ampang, Kuala Lumpur"). A text that starts like a street without a place gets the largest towns.
 */
export function searchPlaces(index: readonly IndexedPlace[], text: string, limit: number): Match[] {
  const words = joinWords(index, wordsOf(text));
  if (!isLongEnough(text, MIN_CHARACTERS)) return [];
  const candidates = candidatesByStart(index, words);
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.text;
    if (before !== undefined && ROAD_WORDS.has(before)) continue;
    const matches = rankPlaces(candidates.get(at) ?? [], words.slice(at));
    if (matches.length === 0) continue;
    const street = text
      .slice(0, word.start)
      .replace(/[\s,.;-]+$/, '')
      .trim();
    return preferNamed(matches, street)
      .slice(0, limit)
      .map(({ place, postcode }) => ({ place, postcode, street }));
  }
  return looksLikeStreet(words) ? largestTowns(index, words, text, limit) : [];
}

/** A name as words, and as one word: `Johor Bahru`, `johorbahru`, `johorbaru`. */
function spellingsOf(name: string): readonly (readonly string[])[] {
  const words = plainWords(name);
  if (words.length === 1) return [words];
  return [words, [words.join('')], plainWords(name.replace(/[^\p{L}\p{N}]/gu, ''))];
}

/** Joins two typed words that are one in a name: `Putra Jaya`. */
function joinWords(index: readonly IndexedPlace[], words: readonly Word[]): readonly Word[] {
  const isName = (word: string) =>
    index.some(({ names: [main = []] }) => main.length === 1 && main[0] === word);
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (before && isName(before.text + word.text)) return [];
    const joined = next && word.text + next.text;
    return joined && isName(joined) ? [{ ...word, text: joined }] : [word];
  });
}

/**
 * The places that match all words from a start index on, by that index. It walks from the end: each further word only
 * narrows the candidates, so a long text costs no more than a short one.
 */
function candidatesByStart(
  index: readonly IndexedPlace[],
  words: readonly Word[],
): ReadonlyMap<number, readonly IndexedPlace[]> {
  const candidates = new Map<number, readonly IndexedPlace[]>();
  let remaining = index;
  for (let at = words.length - 1; at >= Math.max(0, words.length - MAX_PLACE_WORDS); at -= 1) {
    const word = words[at]?.text ?? '';
    if (!IGNORED_WORDS.has(word)) remaining = remaining.filter((entry) => matchesWord(entry, word));
    if (remaining.length === 0) break;
    candidates.set(at, remaining);
  }
  return candidates;
}

const isInName = ({ names }: IndexedPlace, word: string): boolean =>
  names.some((name) => name.some((part) => part.startsWith(word)));

/** Whether a word matches a place; `scoreOf` is 0 when one does not. */
const matchesWord = (entry: IndexedPlace, word: string): boolean =>
  isInName(entry, word) || postcodeScore(entry.place, word) > 0 || stateHas(entry.stateWords, word);

/** If the town was typed, drops other towns that match by state only. */
function preferNamed(matches: readonly Scored[], street: string): readonly Scored[] {
  const best = matches[0]?.score ?? 0;
  return street === '' || best <= STATE_ALONE
    ? matches
    : matches.filter(({ score }) => score > STATE_ALONE);
}

function rankPlaces(index: readonly IndexedPlace[], words: readonly Word[]): Scored[] {
  const typed = words.map(({ text }) => text).filter((word) => !IGNORED_WORDS.has(word));
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
 * How well typed words match a place; 0 if one does not. From best to worst: the full name, a prefix of the name, a
 * word in it, its main postcode, another postcode, its state alone.
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
  // If only the state matches, all words must: "new" must not list Negeri Sembilan.
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

/** The largest towns; towns in the name of the road come first ("Jalan Ampang" may well be in Ampang). */
function largestTowns(
  index: readonly IndexedPlace[],
  words: readonly Word[],
  text: string,
  limit: number,
): Match[] {
  const typed = new Set(words.map((word) => word.text));
  const named = ({ names }: IndexedPlace): number =>
    Number(names.some((name) => name.every((word) => typed.has(word))));
  const street = text.trim().replace(/[\s,.;-]+$/, '');
  return index
    .toSorted((one, other) => named(other) - named(one) || other.place.weight - one.place.weight)
    .slice(0, limit)
    .map(({ place }) => ({ place, street, postcode: null }));
}
