import type { KnownSentences } from '../flows/model/mask';
import { failureTexts } from '../text/failures';

/** Sentences of failures that the shop itself says: they repeat nothing that was typed. */
export const knownSentences: KnownSentences = new Set(Object.values(failureTexts));
