import { existsSync, fsyncSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { logger } from '../../log/logger';
import { MINUTE_MS } from '../../ports/clock';
import { syncFolder, syncTree } from '../../ports/syncToDisk';

/**
 * PGlite starts PostgreSQL with `-F`, which turns syncing off; that flag is removed below. `wal_sync_method` is `fsync`
 * because PGlite's `fdatasync` does nothing. The write-ahead log stays small because PGlite has no process that removes
 * old segments.
 */
const DURABLE_PARAMETERS = [
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'wal_sync_method=fsync',
  'min_wal_size=32MB',
  'max_wal_size=128MB',
].flatMap((setting) => ['-c', setting]);

/**
 * How often a checkpoint writes the data files and shortens the write-ahead log. PGlite runs one only on close: the log
 * would grow with every order, and a start after a crash would replay all of it.
 */
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS;

/** An open embedded database. */
interface EmbeddedDatabase {
  readonly client: PGlite;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL in WebAssembly on a folder. A commit returns when it is on disk.
 * @param folder created with a new database if missing. The caller ensures that no other process uses it.
 */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  await finishReplacement(folder);
  if (isMissing(folder)) await createDatabase(folder);
  // PGlite would create a new database over the files.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw doesNotOpen(folder);
  const client = await openFolder(folder).catch((cause: unknown) => {
    throw doesNotOpen(folder, cause);
  });
  const timer = setInterval(() => {
    client.exec('checkpoint').catch((error: unknown) => {
      logger.error('The database could not write its checkpoint.', error);
    });
  }, CHECKPOINT_EVERY_MS);
  timer.unref();
  return {
    client,
    close: async () => {
      clearInterval(timer);
      await client.close();
    },
  };
}

const isMissing = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

const doesNotOpen = (folder: string, cause?: unknown) =>
  new Error(
    `The database in ${folder} does not open. If its files are damaged, restore a backup.`,
    {
      cause,
    },
  );

/**
 * Creates a database in a temporary folder and renames it when it is complete on disk. A killed start leaves no
 * half-made database.
 */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await openFolder(draft)).close();
  await syncTree(draft);
  renameSync(draft, folder);
  await syncFolder(dirname(folder));
}

/**
 * Replaces a database by another one on the same disk, which the caller has opened before. A process that is killed meanwhile
 * leaves the old database, or the next `openEmbeddedDatabase` finishes the replacement.
 */
export async function replaceEmbeddedDatabase(folder: string, replacement: string): Promise<void> {
  await finishReplacement(folder);
  await syncTree(replacement);
  renameSync(replacement, restoredOf(folder));
  await syncFolder(dirname(folder));
  await finishReplacement(folder);
}

/** Whether there is a database, perhaps one whose replacement was interrupted. */
export const hasEmbeddedDatabase = (folder: string): boolean =>
  !isMissing(folder) || existsSync(restoredOf(folder));

/** The complete database that replaces the one in `folder`. */
const restoredOf = (folder: string) => `${folder}.restored`;

async function finishReplacement(folder: string): Promise<void> {
  const restored = restoredOf(folder);
  const replaced = `${folder}.replaced`;
  if (existsSync(restored)) {
    if (existsSync(folder)) {
      rmSync(replaced, { recursive: true, force: true });
      renameSync(folder, replaced);
    }
    renameSync(restored, folder);
    await syncFolder(dirname(folder));
  }
  rmSync(replaced, { recursive: true, force: true });
}

async function openFolder(folder: string): Promise<PGlite> {
  const { PGlite: Embedded } = await import('@electric-sql/pglite');
  const { NodeFS: NodeFolder } = await import('@electric-sql/pglite/nodefs');

  class SyncingFolder extends NodeFolder {
    override async init(client: PGlite, options: EmscriptenOptions) {
      const preRun = [...(options.preRun ?? []), addSync];
      return super.init(client, { ...options, preRun, onAbort: endProcess });
    }
  }

  return Embedded.create({
    fs: new SyncingFolder(folder),
    startParams: [
      ...Embedded.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...DURABLE_PARAMETERS,
    ],
  });
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten that accesses the host's files; PGlite's types omit it. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

/** Emscripten's error number for an input/output error. */
const EIO = 29;

/**
 * Makes PostgreSQL's `fsync` effective. Emscripten's host files have no such operation, and a call would succeed
 * without it. A failure is returned: PGlite swallows thrown errors and reports a commit.
 */
function addSync(module: object): void {
  const files: NodeFileSystem = Reflect.get(module, 'NODEFS');
  files.stream_ops.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
      return 0;
    } catch (error) {
      logger.error('The database could not be written to the disk.', error);
      return EIO;
    }
  };
}

/**
 * Ends this process after PostgreSQL stopped, for example on a full or broken disk. PGlite would repeat the failed call
 * forever.
 */
function endProcess(): void {
  logger.error(
    'The embedded database stopped, because its disk is full or broken, or its files are damaged. This process ends. If it stops again at its next start, restore a backup.',
  );
  process.exit(1);
}
