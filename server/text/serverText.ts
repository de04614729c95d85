import type { Language } from '@kedai/contract/protocol/languages';
import type { Translated } from '@kedai/contract/text/translated';
import { allText } from './all';
import { allText as malay } from './ms/all';
import { allText as chinese } from './zh/all';

/** What the server says to shoppers, in one language. */
export type ServerText = Translated<typeof allText> & { readonly language: Language };

/** A sentence in the language of its reader. */
export type Message = (text: ServerText) => string;

export const serverTexts: Readonly<Record<Language, ServerText>> = {
  en: { language: 'en', ...allText },
  ms: { language: 'ms', ...malay },
  zh: { language: 'zh', ...chinese },
};
