import { PASSWORD_MIN_CHARACTERS } from '@kedai/contract/limits';
import { countCharacters } from '@kedai/contract/text';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidRequest } from '../../apiError';
import type { AppSettings } from '../../appSettings';

/** The passwords of known breaches, in lower case: those that are long enough for this shop. */
const COMMON = new Set(
  dictionary['passwords-common'].filter(
    (password) => countCharacters(password) >= PASSWORD_MIN_CHARACTERS,
  ),
);

/** A shorter word says nothing about a password. */
const MIN_WORD_CHARACTERS = 4;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Refuses a new password that attackers try first: a common one, or nothing but a word about the shop or the customer
 * with digits and signs, such as `Kedai2026!`.
 * @param about e-mail and name of the customer
 * @throws ApiError with advice
 */
export function assertNotGuessable(
  password: string,
  { shopName }: Pick<AppSettings, 'shopName'>,
  ...about: readonly string[]
): void {
  const plain = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(plain)) {
    throw invalidRequest('This password is among the most common ones. Please choose another.');
  }
  const texts = ['kedai', shopName, ...about];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(lettersOf);
  if (words.some((word) => word.length >= MIN_WORD_CHARACTERS && word === lettersOf(plain))) {
    throw invalidRequest(
      'This password is easy to guess: it is a name of the shop or your own. Please choose another.',
    );
  }
}
