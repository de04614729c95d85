import { languages } from '@kedai/contract/protocol/languages';

const tag =
  process.env.LANGUAGE === 'ms' || process.env.LANGUAGE === 'zh'
    ? languages[process.env.LANGUAGE].tag
    : undefined;

/** What the API says about the languages of an item. Without `language` its texts are English. */
interface CatalogueItem {
  readonly language?: string | undefined;
  readonly descriptionLanguage?: string | undefined;
}

const mark = (language: string | undefined) => (language === tag ? undefined : 'en');

/**
 * The `lang` attribute of a name of the catalogue: marks English on a page of another language, for screen readers, fonts and
 * browsers that translate. English builds have no such function, so webpack leaves out the calls.
 */
export const langOf = tag && ((item: CatalogueItem) => mark(item.language));

/** The same for the description of an item. */
export const langOfDescription =
  tag && ((item: CatalogueItem) => mark(item.descriptionLanguage ?? item.language));
