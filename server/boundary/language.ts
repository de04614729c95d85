import {
  type Language,
  languageIds,
  languageOfTag,
  languages,
} from '@kedai/contract/protocol/languages';
import type { Context } from 'hono';
import { type ServerText, serverTexts } from '../text/serverText';

/**
 * The language that a request names: its `Accept-Language` is exactly one tag of the shop, as the storefront sends it. The
 * list of a browser says what a person reads, not which page they are on, so it names none.
 */
export const namedLanguage = (c: Context): Language | undefined =>
  languageOfTag(c.req.header('accept-language'));

const COUNTER = '/api/counter/';

/** The language of a stored value. None is English, and so is one that a later version has stored. */
export const storedLanguage = (value: string | null | undefined): Language =>
  languageIds.find((language) => language === value) ?? 'en';

/** The language of a mail to an account: of the request that causes it, else the one that the account used last. */
export const mailLanguage = (
  c: Context,
  account: { readonly language: Language | null } | null,
): Language => namedLanguage(c) ?? storedLanguage(account?.language);

/** Whether a call is made behind the counter, which is in English. */
export const isOfCounter = (path: string): boolean => path.startsWith(COUNTER);

/** The language of the messages in the answer to a request. */
export const languageOf = (c: Context): Language =>
  isOfCounter(c.req.path) ? 'en' : (namedLanguage(c) ?? 'en');

/** What the server says to the sender of a request. */
export const textOf = (c: Context): ServerText => serverTexts[languageOf(c)];

/** The headers of an answer with a message. English needs no name. */
export const languageHeaders = (language: Language): Readonly<Record<string, string>> =>
  language === 'en' ? {} : { 'content-language': languages[language].tag };

/** Names the language of an answer with a message. */
export function nameLanguage(c: Context): void {
  for (const [name, value] of Object.entries(languageHeaders(languageOf(c)))) c.header(name, value);
}
