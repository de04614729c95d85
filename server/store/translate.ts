import {
  type Language,
  type LanguageTag,
  languageIds,
  languages,
  type Translations,
} from '@kedai/contract/protocol/languages';
import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Texts in a language, each in English where it has no translation. The first one is the name, and the second one its
 * description; `descriptionLanguage` is only there if it differs from the name's. English texts have neither.
 * @param translations as the shop typed them into the database
 */
export function translate<Field extends string>(
  texts: Readonly<Record<Field, string>>,
  translations: Translations<NoInfer<Field>>,
  language: Language,
): Readonly<Record<Field, string>> &
  Partial<Record<'language' | 'descriptionLanguage', LanguageTag>> {
  if (language === 'en') return texts;
  const typed = translations as Readonly<
    Record<string, Readonly<Record<string, unknown>> | null>
  > | null;
  const own = typed?.[language];
  const translated = Object.entries(texts).map(([field]) => {
    const text = own?.[field];
    return [field, typeof text === 'string' && text.trim() !== '' ? text : null] as const;
  });
  const [ofName, ofDescription] = translated.map(
    ([, text]) => languages[text === null ? 'en' : language].tag,
  );
  return {
    ...texts,
    ...Object.fromEntries(translated.filter(([, text]) => text !== null)),
    ...(ofName && { language: ofName }),
    ...(ofDescription && ofDescription !== ofName && { descriptionLanguage: ofDescription }),
  };
}

/** The languages beside English in which a shop has named an item. */
export interface ItemLanguages {
  readonly translated: readonly string[];
}

/**
 * The languages whose translation has a text. The texts stay in the database: those of a large catalogue are megabytes.
 * @param column the translations of a table
 * @param field of a translation, such as `name`
 */
export function languagesWith(column: Column, field: string): SQL<readonly string[]> {
  const each = languageIds.map(
    (id) => sql`case when ${column} -> ${id}::text ->> ${field}::text ~ '\\S' then ${id}::text end`,
  );
  return sql`array_remove(array[${sql.join(each, sql`, `)}], null)`;
}
