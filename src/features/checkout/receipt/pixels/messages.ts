import type { LetterSize } from '../lines/crop';
import type { Box } from '../lines/greyImage';

/** A request from the page to the pixel worker. */
export type PixelsRequest = { readonly id: number } & (
  | { readonly call: 'open'; readonly file: Blob }
  | { readonly call: 'crop'; readonly line: Box; readonly letters: LetterSize }
  | { readonly call: 'whole' }
  | { readonly call: 'close' }
);

/** The worker's response, with the id of the request. */
export type PixelsResponse =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
