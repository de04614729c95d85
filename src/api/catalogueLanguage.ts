import { type Language, languages } from '@kedai/contract/protocol/languages';
import { language } from '../language';

/** The field that requests the catalogue in the language of the page. An English build has none, and sends what section 7 describes. */
export const languageField =
  process.env.LANGUAGE === 'ms' || process.env.LANGUAGE === 'zh'
    ? { language: languages[process.env.LANGUAGE].tag }
    : undefined;

/** The address of a GET call of the catalogue, in a language. */
export const catalogueAddress = (address: string, id: Language = language): string =>
  id === 'en'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}language=${languages[id].tag}`;
