import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertFileKey, type FileStore, isFileKey, type ListedFile } from './files';
import { syncFolder } from './syncToDisk';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

/**
 * Stores private files in a folder that only its owner may enter. Writes are atomic: a file is written as a draft and
 * then renamed. File and folders are synced to disk before `put` ends.
 */
export function diskFiles(root: string): FileStore {
  const pathOf = (key: string): string => {
    assertFileKey(key);
    return path.join(root, key);
  };
  return {
    put: async (key, bytes) => {
      const filePath = pathOf(key);
      const draft = `${filePath}.${randomUUID()}.new`;
      await mkdir(path.dirname(filePath), { recursive: true, mode: OWNER_ONLY.folder });
      try {
        await writeFile(draft, bytes, { mode: OWNER_ONLY.file, flush: true });
        await rename(draft, filePath);
      } catch (error) {
        // A leftover draft would keep a full disk full.
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolders(path.dirname(filePath), path.dirname(root));
    },
    get: async (key) => {
      const filePath = pathOf(key);
      try {
        await stat(filePath);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      return openAsBlob(filePath);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
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
        const filePath = path.join(entry.parentPath, entry.name);
        const key = path.relative(root, filePath).split(path.sep).join('/');
        const stats = await stat(filePath).catch(() => null);
        if (stats !== null && isFileKey(key)) files.push({ key, changedAt: stats.mtimeMs });
      }
      return files;
    },
  };
}

/** Syncs a folder and its parents up to `last`. A renamed file or a new folder survives a power cut only after that. */
async function syncFolders(folder: string, last: string): Promise<void> {
  await syncFolder(folder);
  if (folder !== last) await syncFolders(path.dirname(folder), last);
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
