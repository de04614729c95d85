import { type Language, languageIds, languages } from '@kedai/contract/protocol/languages';
import type { Context } from 'hono';

/**
 * The language that a request names: its `Accept-Language` is exactly one tag of the shop, as the storefront sends it. The
 * list of a browser says what a person reads, not which page they are on, so it names none.
 */
export function namedLanguage(c: Context): Language | undefined {
  const header = c.req.header('accept-language');
  return languageIds.find((language) => languages[language].tag === header);
}

const COUNTER = '/api/counter/';

/** The language of the messages in the answer to a request. The counter is in English. */
export const languageOf = (c: Context): Language =>
  c.req.path.startsWith(COUNTER) ? 'en' : (namedLanguage(c) ?? 'en');
