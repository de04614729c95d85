import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { newestMigration } from '../../server/store/migrationState';
import { syncFolder } from '../../server/syncToDisk';
import { BackupProblem, run } from './programs';

const MANIFEST = 'backup.json';

const manifestSchema = v.object({
  format: v.literal(1),
  database: v.picklist(['postgres', 'embedded']),
  createdAt: v.string(),
  /** When the newest migration of the shop's version was made, epoch ms. */
  newestMigration: v.number(),
});

/** Describes a backup. */
type Manifest = v.InferOutput<typeof manifestSchema>;

/** A file or folder of an archive. */
export interface Entry {
  readonly folder: string;
  readonly name: string;
}

/** Drafts of receipts that are being written. */
const DRAFTS = '*.new';

/**
 * Packs entries into a tar file that only its owner may read. The file is complete on disk when it gets its name.
 * @param workFolder for temporary files; empty
 */
export async function packArchive(
  file: string,
  database: Manifest['database'],
  entries: readonly Entry[],
  workFolder: string,
): Promise<void> {
  const manifest: Manifest = {
    format: 1,
    database,
    createdAt: new Date().toISOString(),
    newestMigration: newestMigration(),
  };
  writeFileSync(path.join(workFolder, MANIFEST), JSON.stringify(manifest));
  const found = entries.filter(({ folder, name }) => existsSync(path.join(folder, name)));
  const draft = `${file}.new`;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(draft, { force: true });
  writeFileSync(draft, '', { mode: 0o600 });
  chmodSync(draft, 0o600);
  const names = [{ folder: workFolder, name: MANIFEST }, ...found].flatMap(({ folder, name }) => [
    '-C',
    folder,
    name,
  ]);
  await run('tar', ['-cf', draft, `--exclude=${DRAFTS}`, ...names]);
  syncFile(draft);
  renameSync(draft, file);
  await syncFolder(path.dirname(file));
}

function syncFile(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}

/** Unpacks an archive into an empty folder. @throws BackupProblem when this version cannot read it */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  await run('tar', ['-xf', file, '-C', folder]);
  const manifest = readManifest(path.join(folder, MANIFEST));
  if (manifest === null) throw new BackupProblem(`${file} is not a backup of the shop.`);
  if (manifest.newestMigration > newestMigration()) {
    throw new BackupProblem(
      `${file} was made by a newer version of the shop. Install that version.`,
    );
  }
  return manifest;
}

function readManifest(file: string): Manifest | null {
  if (!existsSync(file)) return null;
  const result = v.safeParse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return result.success ? result.output : null;
}
