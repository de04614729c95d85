import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { invalidRequest } from '../../boundary/apiError';
import type { ApiSettings } from '../../boundary/apiSettings';
import type { ServerText } from '../../text/serverText';

/** The passwords of known breaches, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** A shorter word says nothing about a password. */
const MIN_WORD_CHARACTERS = 3;
/** So many characters in a row make a sequence, and so many neighbours on a keyboard. */
const MIN_SEQUENCE = 3;
const MIN_KEYBOARD_RUN = 4;
/** So many parts must be left when each name, sequence and date counts as one character. */
const MIN_PARTS = 5;

const easyToGuess = (why: keyof ServerText['account']['guessable']) =>
  invalidRequest(({ account }) => account.guessable[why]);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Refuses a new password that attackers try first: a common one, one that repeats or follows a pattern, or a word about
 * the shop or the customer with little around it, such as `Kedai2026!`.
 * @param about e-mail and name of the customer
 * @throws ApiError with advice
 */
export function assertNotGuessable(
  password: string,
  { shopName }: Pick<ApiSettings, 'shopName'>,
  ...about: readonly string[]
): void {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if (COMMON.has(plain)) {
    throw easyToGuess('common');
  }
  const texts = ['kedai', shopName, ...about].map((text) => text.normalize('NFKC').toLowerCase());
  const names = texts
    .flatMap((text) => [text, lettersOf(text), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= MIN_WORD_CHARACTERS);
  if (names.includes(lettersOf(plain)) || countParts(plain, names) < MIN_PARTS) {
    throw easyToGuess(countParts(plain, []) < MIN_PARTS ? 'pattern' : 'name');
  }
  const core = withoutSubstitutes(plain).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (COMMON.has(core) && countParts(withoutSubstitutes(plain), [core]) < MIN_PARTS) {
    throw easyToGuess('nearlyCommon');
  }
}

/** Characters that people write in place of letters. */
const SUBSTITUTES = new Map(
  Object.entries({ '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's' }),
);

/** `p@ssw0rd` as `password`. */
const withoutSubstitutes = (text: string): string =>
  text.replace(/(?<=\p{L})[@430$5](?=\p{L})/gu, (character) => SUBSTITUTES.get(character) ?? '');

/** A day, with or without separators, or a year. */
const DATE =
  /^(?:\d{1,2}([-/. ]?)\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d(?:([-/. ]?)\d{1,2}\2\d{1,2})?)/;

/** The number of parts of a password: names, sequences, dates, and all other characters. */
function countParts(text: string, names: readonly string[]): number {
  const [, repeated] = /^(.+?)\1+$/u.exec(text) ?? [];
  let rest = repeated ?? text;
  let parts = 0;
  while (rest !== '') {
    const characters = [...rest];
    const [first = ''] = characters;
    const lengths = [
      first.length,
      ...names.filter((name) => rest.startsWith(name)).map((name) => name.length),
      lengthOfSequence(characters),
      lengthOfKeyboardRun(characters),
      DATE.exec(rest)?.[0].length ?? 0,
    ];
    rest = rest.slice(Math.max(...lengths));
    parts += 1;
  }
  return parts;
}

/** The length of what the text begins with when its code points stay equal, rise or fall by one; 0 if that is short. */
function lengthOfSequence(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  if (Math.abs(step) > 1) return 0;
  const end = codes.findIndex((code, index) => code !== first + index * step);
  const length = end === -1 ? codes.length : end;
  return length < MIN_SEQUENCE ? 0 : characters.slice(0, length).join('').length;
}

/** The same for characters that are neighbours on a keyboard. */
function lengthOfKeyboardRun(characters: readonly string[]): number {
  const end = characters.findIndex(
    (character, index) => index > 0 && !isNeighbour(characters[index - 1] ?? '', character),
  );
  const length = end === -1 ? characters.length : end;
  return length < MIN_KEYBOARD_RUN ? 0 : length;
}

const keyboard: Readonly<Record<string, readonly (string | null)[] | undefined>> =
  adjacencyGraphs.qwerty;
const isNeighbour = (one: string, other: string): boolean =>
  keyboard[one]?.some((key) => key?.includes(other)) ?? false;
