import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Effort of each encoding on its own scale: fewer bytes for more time. */
export interface CompressionLevels {
  /** Brotli's quality, 0 to 11. */
  readonly br: number;
  /** The level of gzip, 1 to 9. */
  readonly gzip: number;
}

/** For a response that is built for one request. */
export const FAST: CompressionLevels = { br: 4, gzip: 6 };

/** For a small cached response: it is compressed once, and every new visitor waits for its bytes. */
const BEST: CompressionLevels = {
  br: constants.BROTLI_MAX_QUALITY,
  gzip: constants.Z_BEST_COMPRESSION,
};

/**
 * For a large cached response. All callers wait while it is compressed, and the best level takes 2 to 4 s per MB. This
 * level takes about 15 ms, for a fifth to a third more bytes. One level less saves half of that time and costs another
 * fifth of bytes.
 */
const MODERATE: CompressionLevels = { br: 5, gzip: 6 };

/** Up to this size the best level takes 0.1 to 0.2 s. The lists of the seeded shops have a third of it. */
const SMALL_BYTES = 64 * 1024;

/** The levels for a response of this size that is compressed once and read many times. */
export const compressionLevelsForCache = (bytes: number): CompressionLevels =>
  bytes <= SMALL_BYTES ? BEST : MODERATE;

/** Compresses bytes on a zlib thread. */
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

/** A body in one encoding, with the headers of its response. */
interface Form {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type Forms = Readonly<Record<Encoding, Form>>;

/** A body in each encoding. @param headers of all of them */
export async function encodeForms(
  plain: Buffer,
  effort: CompressionLevels,
  headers: Form['headers'],
): Promise<Forms> {
  const [br, gz] = await Promise.all([
    compressBytes(plain, 'br', effort),
    compressBytes(plain, 'gzip', effort),
  ]);
  const form = (bytes: Buffer, encoding?: string): Form => ({
    headers: {
      ...headers,
      'content-length': String(bytes.byteLength),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
    body: new Uint8Array(bytes),
  });
  return { identity: form(plain), br: form(br, 'br'), gzip: form(gz, 'gzip') };
}

/** A weak tag: the same response exists in three encodings. */
export const weakEtagOf = (plain: Buffer): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
