import { type Language, languages } from '@kedai/contract/protocol/languages';
import { language } from '../language';

/** The field that requests the catalogue in the language of the page. An English page sends what section 7 describes. */
export const languageField = language === 'en' ? undefined : { language: languages[language].tag };

/** The address of a GET call of the catalogue, in a language. */
export const catalogueAddress = (address: string, id: Language = language): string =>
  id === 'en'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}language=${languages[id].tag}`;
