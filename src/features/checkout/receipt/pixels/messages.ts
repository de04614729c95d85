import type { LetterSize } from '../lines/cut';
import type { Box } from '../lines/grey';

/** What the page asks of the thread that holds the pixels. */
export type Ask = { readonly id: number } & (
  | { readonly call: 'open'; readonly file: Blob }
  | { readonly call: 'cut'; readonly line: Box; readonly letters: LetterSize }
  | { readonly call: 'whole' }
  | { readonly call: 'close' }
);

/** What that thread answers, under the number of what was asked. */
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };
