import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../syncToDisk';
import type { FileStore, ListedFile } from './files';

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

/**
 * Keeps private files in a folder that only its owner may enter. A file is there whole or not at all: it is written beside
 * its place and then renamed. File and folders are synced to the disk before `put` ends.
 */
export function diskFiles(root: string): FileStore {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`"${key}" is not a key of a file.`);
    return path.join(root, key);
  };
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      const draft = `${place}.${randomUUID()}.new`;
      await mkdir(path.dirname(place), { recursive: true, mode: OWNER_ONLY.folder });
      try {
        await writeFile(draft, bytes, { mode: OWNER_ONLY.file, flush: true });
        await rename(draft, place);
      } catch (error) {
        // Half a file keeps a full disk full.
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolders(path.dirname(place), path.dirname(root));
    },
    get: async (key) => {
      const place = placeOf(key);
      try {
        await stat(place);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      return openAsBlob(place);
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    list: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        (error) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      const files: ListedFile[] = [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const place = path.join(entry.parentPath, entry.name);
        const key = path.relative(root, place).split(path.sep).join('/');
        const found = await stat(place).catch(() => null);
        if (found !== null && KEY.test(key)) files.push({ key, changedAt: found.mtimeMs });
      }
      return files;
    },
  };
}

/**
 * Writes the entries of a folder to the disk, and those of the folders above it up to `last`: a renamed file, and a new
 * folder, survive a power cut only after that.
 */
async function syncFolders(folder: string, last: string): Promise<void> {
  await syncFolder(folder);
  if (folder !== last) await syncFolders(path.dirname(folder), last);
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
