import type { FileKind } from '@kedai/contract/rules/fileKind';
import type { Size } from '@kedai/contract/rules/receiptImage';

/** An image for storage. */
export interface StoredImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The file extension, without the dot. */
  readonly extension: string;
}

/** Why a file cannot be used: not a decodable image, damaged, too many or too few pixels, or too costly to decode. */
export type ImageProblem =
  | { readonly reason: 'other-kind'; readonly kind: FileKind }
  | { readonly reason: 'damaged' | 'too-slow' }
  | { readonly reason: 'too-large' | 'too-small'; readonly size: Size };

/** Thrown for a file that cannot be used. */
export class UnusableImage extends Error {
  constructor(readonly problem: ImageProblem) {
    super(`An image cannot be used: ${problem.reason}.`);
  }
}

/** Makes uploaded images safe to store and to show, and converts the shop's own pictures. */
export interface Images {
  /**
   * Decodes an image and encodes its pixels again, upright, in sRGB and without metadata. Nothing else in the file (a
   * location, a script, an archive) survives. Decoding one image may take 100 MB of memory and 3 s.
   * @param path absolute
   * @throws UnusableImage
   */
  reencode(path: string): Promise<StoredImage>;
  /**
   * Encodes one of the shop's own pictures as a JPEG of exactly this size, in px. The whole picture is visible.
   * @param path absolute
   * @throws UnusableImage
   */
  preview(path: string, size: Size): Promise<Uint8Array<ArrayBuffer>>;
  /** Draws lines of text as a picture, the second one large: an example of a receipt. */
  drawText(lines: readonly string[]): Promise<StoredImage>;
}
