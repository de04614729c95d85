import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How hard each encoding tries, on its own scale: fewer bytes for more time. */
export interface CompressionLevels {
  /** Brotli's quality, 0 to 11. */
  readonly br: number;
  /** The level of gzip, 1 to 9. */
  readonly gzip: number;
}

/** For an answer that is made for one request: packed once and read once. */
export const FAST: CompressionLevels = { br: 4, gzip: 6 };

/** For a small answer that is kept: its bytes are waited for by every new visitor, its packing by one. */
const BEST: CompressionLevels = {
  br: constants.BROTLI_MAX_QUALITY,
  gzip: constants.Z_BEST_COMPRESSION,
};

/**
 * For a large answer that is kept. Everybody waits while it is packed, and the best takes 2 to 4 s for each MB. This takes about
 * 15 ms, for a fifth to a third more bytes; one quality less saves half of that, and costs another fifth of bytes.
 */
const MODERATE: CompressionLevels = { br: 5, gzip: 6 };

/** Up to here the best takes a tenth of a second or two; the lists of the shops as they are seeded have a third of it. */
const SMALL_BYTES = 64 * 1024;

/** How hard to try for an answer of so many bytes that is packed once and read many times. */
export const compressionLevelsForCache = (bytes: number): CompressionLevels =>
  bytes <= SMALL_BYTES ? BEST : MODERATE;

/** Packs bytes, on a thread of zlib. */
export function compressBytes(
  plain: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: CompressionLevels,
): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain, { level: effort.gzip });
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
}
