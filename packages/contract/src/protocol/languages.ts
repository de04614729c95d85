/** The languages of the storefront. English is at the specification's URLs, each other one below its prefix. */
export const languages = {
  en: { prefix: '', tag: 'en', ownName: 'English' },
  ms: { prefix: '/ms', tag: 'ms', ownName: 'Bahasa Melayu' },
  zh: { prefix: '/zh', tag: 'zh-Hans', ownName: '中文' },
} as const satisfies Readonly<
  Record<
    string,
    {
      /** The beginning of its paths. */
      readonly prefix: string;
      /** The language tag, for `lang` and `hreflang`. */
      readonly tag: string;
      /** Its name in itself. */
      readonly ownName: string;
    }
  >
>;

export type Language = keyof typeof languages;

export const languageIds = Object.keys(languages) as readonly Language[];

/** A language by its tag, as calls name it. */
export type LanguageTag = (typeof languages)[Language]['tag'];

export const languageTags: readonly LanguageTag[] = languageIds.map((id) => languages[id].tag);

/** The language with a tag; undefined for any other text. */
export const languageOfTag = (tag: string | undefined): Language | undefined =>
  languageIds.find((language) => languages[language].tag === tag);

/** Reads a list such as `en,ms`, in the order of the table; unknown names are left out. */
export const readLanguages = (list: string): readonly Language[] => {
  const names = list.split(',').map((name) => name.trim());
  return languageIds.filter((language) => names.includes(language));
};

/** The language of a path of the site, by its prefix. */
export const languageOfPath = (pathname: string): Language =>
  languageIds.find((language) => languages[language].prefix === `/${pathname.split('/')[1]}`) ??
  'en';

/** The path in a language of a page, given by its path in English. Home is `/ms/`, with the slash. */
export const pathInLanguage = (language: Language, path: string): string =>
  languages[language].prefix + path;

/** The path in English of a page, given by its path in any language. */
export const pathInEnglish = (pathname: string): string =>
  pathname.slice(languages[languageOfPath(pathname)].prefix.length) || '/';

/** The texts that a shop has translated, by language; a missing one is shown in English. */
export type Translations<Field extends string> = {
  readonly [Other in Exclude<Language, 'en'>]?: { readonly [Name in Field]?: string };
};
