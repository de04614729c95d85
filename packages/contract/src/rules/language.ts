import * as v from 'valibot';
import { languageTags } from '../protocol/languages';
import { addition, nullAsAbsent } from './schemas';

/**
 * The language in which a request wants the texts of the catalogue, by its tag. Without it the texts are English, and the
 * response is what section 7 of the specification describes. Another value is refused.
 */
export const requestedLanguage = addition(v.optional(v.picklist(languageTags)));

/**
 * The tag of the language in which the name of an item is. Only in responses to requests that name a language: `en`
 * marks a name that has no translation. Absent: English. A description names its own if it differs from that of the name.
 */
export const nameLanguage = addition(nullAsAbsent(v.string()));
