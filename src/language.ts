import {
  type Language,
  languageIds,
  languages,
  pathInLanguage,
} from '@kedai/contract/protocol/languages';

const inlined = process.env.LANGUAGE;

/** The language of this build, which inlines it. Tests and Node know English only. */
export const language: Language = inlined === 'ms' || inlined === 'zh' ? inlined : 'en';

/** The header of calls that names the language of the page, in which the server writes its messages. */
export const languageHeader = { 'Accept-Language': languages[language].tag };

/** The beginning of the URLs of this build, for routers. With the slash, so that home is at `/ms/`. */
export const basename = pathInLanguage(language, '/');

/** The languages in which the shop is built. */
export const shopLanguages: readonly Language[] = languageIds.filter(
  (each) => process.env.LANGUAGES?.includes(each) ?? true,
);
