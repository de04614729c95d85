import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Encoding } from '../boundary/encoding';

/** A file of the build, found but not read. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly etag: string;
}

/** Files up to this size are kept in memory; the build has few, and their sum is bounded by it. */
const KEPT_BYTES = 256 * 1024;
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * The path under `root` that a URL's path means.
 * @returns null for one that leaves the folder, names a hidden file, or is no path at all
 */
export function pathUnder(root: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(decoded)) return null;
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return null;
  return path.join(root, ...segments);
}

/** Looks for a file; folders and whatever is not there are null. */
export async function findFile(file: string): Promise<FoundFile | null> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return null;
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    return { path: file, size: found.size, etag };
  } catch {
    return null;
  }
}

/** The form of a file that was packed at build time, if it lies beside it. */
export function findPrecompressed(file: FoundFile, encoding: Encoding): Promise<FoundFile | null> {
  if (encoding === 'identity') return Promise.resolve(null);
  return findFile(`${file.path}${ENDINGS[encoding]}`);
}

/** Reads files; small ones once. */
export class FileReader {
  readonly #kept = new Map<
    string,
    { readonly etag: string; readonly bytes: Uint8Array<ArrayBuffer> }
  >();

  /** The bytes of a small file, or a stream of a large one. */
  async read(file: FoundFile): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
    if (file.size > KEPT_BYTES) {
      const stream: NodeStream<Uint8Array> = Readable.toWeb(createReadStream(file.path));
      return stream as ReadableStream<Uint8Array>;
    }
    return this.bytes(file);
  }

  /** The bytes of a file that is known to be small. */
  async bytes(file: FoundFile): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(file.path);
    if (kept?.etag === file.etag) return kept.bytes;
    const bytes = new Uint8Array(await readFile(file.path));
    this.#kept.set(file.path, { etag: file.etag, bytes });
    return bytes;
  }
}
