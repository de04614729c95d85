import type { FileKind } from '../../src/contract/fileKind';
import type { Size } from '../../src/contract/receiptImage';

/** An image as it is stored. */
export interface StoredImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Of a file name, without the dot. */
  readonly extension: string;
}

/** Why a file cannot be used: it is no image that can be decoded, it is damaged, or it has too many or too few pixels. */
export type ImageProblem =
  | { readonly is: 'other-kind'; readonly kind: FileKind }
  | { readonly is: 'damaged' }
  | { readonly is: 'too-large' | 'too-small'; readonly size: Size };

/** Thrown for a file that cannot be used. */
export class UnusableImage extends Error {
  constructor(readonly problem: ImageProblem) {
    super(`An image cannot be used: ${problem.is}.`);
  }
}

/** Makes uploaded images safe to store and to show. */
export interface Images {
  /**
   * Decodes an image and encodes its pixels again, upright, in sRGB and without metadata. Whatever else the file holds (a
   * place, a script, an archive) is not in the result. One image may take 150 MB of memory while it is decoded.
   * @param path absolute
   * @throws UnusableImage
   */
  reencode(path: string): Promise<StoredImage>;
}
