import { type Language, languageIds, readLanguages } from '@kedai/contract/protocol/languages';

const inlined = process.env.LANGUAGE;

/** The language of this build, which inlines it. Tests and Node know English only. */
export const language: Language = inlined === 'ms' || inlined === 'zh' ? inlined : 'en';

/** The languages in which the shop is built. */
export const shopLanguages: readonly Language[] =
  process.env.LANGUAGES === undefined ? languageIds : readLanguages(process.env.LANGUAGES);
