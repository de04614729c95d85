import { failureText } from '../../text/failures';
import type { KnownSentences } from './mask';

/** The shop's own error messages. They never repeat what a shopper typed, so they need no mask. */
export const knownSentences: KnownSentences = new Set(Object.values(failureText));
