import { type Language, languages } from '@kedai/contract/protocol/languages';
import { language } from '../language';

/** The address of a GET call of the catalogue, in a language. */
export const catalogueAddress = (address: string, id: Language = language): string =>
  id === 'en'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}language=${languages[id].tag}`;
