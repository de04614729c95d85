import * as v from 'valibot';
import type { RequiredText } from '../text/fields/required';
import { TEXT_MAX_CHARACTERS } from './limits';

/** Blanks of every width, tabs and line breaks. */
const BLANK = /[\p{Z}\t-\r\x85\u2800]/gu;

/**
 * Characters that nobody sees and no word needs: controls, lone surrogates, direction marks, zero-width characters, soft
 * hyphens, byte order marks. Joiners, variation selectors and tags are left to the next pattern.
 */
const INVISIBLE =
  /(?![\p{Join_C}\p{VS}\u{E0020}-\u{E007F}])[\p{Cc}\p{Cs}\p{NChar}\p{DI}\uFFF9-\uFFFC]/gu;

/** Scripts that write joiners inside words: Arabic (Jawi, Persian, Urdu), Syriac, the Indic ones, Khmer, Mongolian, Burmese. */
const JOINING =
  '(?!\\p{VS})[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Mong}]';

/**
 * A joiner, variation selector or tag. Its neighbours are never variation selectors: those of Mongolian count as Mongolian,
 * and would keep another one beside them after they have been removed themselves. Captured where it shapes an emoji or a
 * word, bare where it only hides.
 */
const JOINER = new RegExp(
  `(${[
    '(?<=\\p{ExtPict}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=\\p{ExtPict})',
    `(?<=${JOINING})\\p{Join_C}(?=\\p{Join_C}*${JOINING})`,
    '(?<=(?!\\p{VS})[\\p{ExtPict}\\p{sc=Han}\\p{sc=Mong}\\p{sc=Mymr}])\\p{VS}',
    '(?<=[\\d#*])\\uFE0F(?=\\u20E3)',
    '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  ].join('|')})|[\\p{Join_C}\\p{VS}\\u{E0020}-\\u{E007F}]`,
  'gu',
);

/**
 * Normalises text for storage and comparison: NFC, without invisible characters, with single spaces between words and none
 * around them. Idempotent.
 *
 * @example cleanText('\u202AAna\u00A0 Tan\u200B ') // 'Ana Tan'
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(BLANK, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINER, '$1')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim();
  // What is removed may let two characters become one, beside which a joiner counts differently.
  return clean === text ? clean : cleanText(clean);
}

/** A letter, digit, sign or emoji, except the note without a head, which is blank. Combining marks alone are invisible. */
const VISIBLE = /(?!\u{1D159})[\p{L}\p{N}\p{P}\p{S}]/u;

export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Whether PostgreSQL can store a text: it has no U+0000 and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

// Firefox has it from version 125.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

/** The graphemes of a text; code points in browsers without `Intl.Segmenter`. */
const charactersOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

export const countCharacters = (text: string): number => charactersOf(text).length;

/** Cuts a longer text after this many characters, and marks that with an ellipsis. */
export function shorten(text: string, most: number): string {
  const characters = charactersOf(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** Two characters of these scripts can be a word. */
const TWO_ARE_A_WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2}/u;

/** Whether a text is long enough for a search: `least` characters, or two of a script that writes words with two. */
export function isLongEnough(text: string, least: number): boolean {
  const clean = cleanText(text);
  return TWO_ARE_A_WORD.test(clean) || countCharacters(clean) >= least;
}

/** The longest emoji that people use, a family with skin tones, takes about as many UTF-16 units. */
const UNITS_PER_CHARACTER = 16;

/** Whether a text has at most `most` graphemes, and not too many combining marks. */
export const hasAtMost = (text: string, most: number): boolean =>
  text.length <= most ||
  (text.length <= most * UNITS_PER_CHARACTER && countCharacters(text) <= most);

/**
 * The digits of every script (Arabic ٣, Thai ๓, full-width ３) as 0 to 9; all else stays. Unicode places the ten digits of a
 * script in a row of 16, from its first place or its seventh.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const row = code - (code % 16);
    return String(code - row - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? 0 : 6));
  });
}

/** Typed text, cleaned before validation. */
export const cleanedText = (message?: string) => v.pipe(v.string(message), v.transform(cleanText));

export const maxCharacters = (most: number, message: string) =>
  v.check((text: string) => hasAtMost(text, most), message);

/** A text with a visible character. */
export const requiredText = ({ missing, tooLong }: RequiredText) =>
  v.pipe(
    cleanedText(missing),
    v.check(isVisible, missing),
    maxCharacters(TEXT_MAX_CHARACTERS, tooLong),
  );

/** A text that is never changed, such as an id. Refused if it cannot be stored. */
export const storableText = v.pipe(v.string(), v.check(isStorable));
