import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { logger } from '../logger';
import { MINUTE_MS } from '../ports/clock';
import { syncFolder, syncTree } from '../syncToDisk';

/**
 * PGlite starts PostgreSQL with `-F`, which turns syncing off; that flag is taken out. `wal_sync_method` is `fsync` because
 * PGlite's `fdatasync` does nothing. The write-ahead log is kept small: PGlite has no process that would remove old parts.
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
 * How often the data files are written and the write-ahead log is shortened. A PostgreSQL server does so by itself. PGlite
 * only does it when it closes: the log would grow with every order, and a start after a crash would read all of it.
 */
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS;

/** An open embedded database. */
interface EmbeddedDatabase {
  readonly client: PGlite;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL in WebAssembly on a folder. A commit returns when the disk has it.
 * @param folder made with a new database in it when it does not exist. The caller makes sure that no other process uses it.
 */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  if (!existsSync(folder)) await createDatabase(folder);
  const client = await openFolder(folder);
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

/**
 * Makes a database beside its place and moves it there when the disk has all of it. A start that is killed leaves no
 * half-made database behind.
 */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await openFolder(draft)).close();
  await syncTree(draft);
  renameSync(draft, folder);
  await syncFolder(dirname(folder));
}

async function openFolder(folder: string): Promise<PGlite> {
  const { PGlite: Embedded } = await import('@electric-sql/pglite');
  const { NodeFS: FolderOfNode } = await import('@electric-sql/pglite/nodefs');

  class SyncingFolder extends FolderOfNode {
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

/** The part of Emscripten that reaches this machine's files; PGlite's types leave it out. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

/** Emscripten's number of an input/output error. */
const EIO = 29;

/**
 * Gives PostgreSQL's `fsync` an effect. Emscripten's files on this machine have no such operation, and a call succeeds
 * without it. A failure is returned: PGlite swallows errors that are thrown here and reports a commit.
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
 * Ends this process after PostgreSQL gave up, for example when the disk is full or broken. PGlite would otherwise repeat the
 * failed call without end. The next start recovers from the write-ahead log.
 */
function endProcess(): void {
  logger.error(
    'The embedded database stopped, because its disk is full or broken. The shop ends; everything it confirmed is kept.',
  );
  process.exit(1);
}
