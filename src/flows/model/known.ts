import { failureTexts } from '../../text/failures';
import type { KnownSentences } from './mask';

/** Sentences of failures that the shop itself says: they repeat nothing that was typed. */
export const knownSentences: KnownSentences = new Set(Object.values(failureTexts));
