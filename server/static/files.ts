import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Encoding } from '../boundary/cache/encoding';

/** Metadata of a file of the build. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly etag: string;
}

/** Files up to this size are cached in memory; the build has few of them. */
const MAX_CACHED_BYTES = 256 * 1024;
const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/**
 * The file path under `root` of a URL path.
 * @returns null for a path that leaves the folder, names a hidden file, or cannot be decoded
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

/** Finds a file; folders and missing files are null. */
export async function findFile(file: string): Promise<FoundFile | null> {
  try {
    const stats = await stat(file);
    if (!stats.isFile()) return null;
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    return { path: file, size: stats.size, etag };
  } catch {
    return null;
  }
}

/** The precompressed form of a file, if the build wrote one. */
export function findPrecompressed(file: FoundFile, encoding: Encoding): Promise<FoundFile | null> {
  if (encoding === 'identity') return Promise.resolve(null);
  return findFile(`${file.path}${EXTENSIONS[encoding]}`);
}

/** Reads files and caches small ones. */
export class FileReader {
  readonly #cache = new Map<
    string,
    { readonly etag: string; readonly bytes: Uint8Array<ArrayBuffer> }
  >();

  /** The bytes of a small file, or a stream of a large one. */
  async read(file: FoundFile): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
    if (file.size > MAX_CACHED_BYTES) {
      const stream: NodeStream<Uint8Array> = Readable.toWeb(createReadStream(file.path));
      return stream as ReadableStream<Uint8Array>;
    }
    return this.bytes(file);
  }

  /** The bytes of a small file. */
  async bytes(file: FoundFile): Promise<Uint8Array<ArrayBuffer>> {
    const cached = this.#cache.get(file.path);
    if (cached?.etag === file.etag) return cached.bytes;
    const bytes = new Uint8Array(await readFile(file.path));
    this.#cache.set(file.path, { etag: file.etag, bytes });
    return bytes;
  }
}
