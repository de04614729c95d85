import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './files';

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

/**
 * Keeps private files in a folder that only its owner may enter. A file is there whole or not at all: it is written beside
 * its place and then moved. Its media type lies beside it, so that the file itself can be opened as it is.
 */
export function diskFiles(root: string): FileStore {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`"${key}" is not a key of a file.`);
    return path.join(root, key);
  };
  const typeOf = (place: string): string => `${place}.type`;
  return {
    put: async (key, { bytes, mediaType }) => {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: OWNER_ONLY.folder });
      // The type first: a file without one would be there, but unreadable.
      await writeWhole(typeOf(place), mediaType);
      await writeWhole(place, bytes);
    },
    get: async (key) => {
      const place = placeOf(key);
      try {
        const [bytes, mediaType] = await Promise.all([
          readFile(place),
          readFile(typeOf(place), 'utf8'),
        ]);
        return { bytes, mediaType };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => {
      const place = placeOf(key);
      await rm(place, { force: true });
      await rm(typeOf(place), { force: true });
    },
  };
}

async function writeWhole(place: string, content: Uint8Array | string): Promise<void> {
  const draft = `${place}.${randomUUID()}.new`;
  await writeFile(draft, content, { mode: OWNER_ONLY.file, flush: true });
  await rename(draft, place);
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
