import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { FileStore } from '../ports/files';
import type { Mailer } from '../ports/mail';
import type { Db } from '../store/database/db';
import { isMigrated } from '../store/database/migrationState';
import type { ReadinessCheck } from './readiness';

interface CheckedParts {
  readonly db: Db;
  readonly mailer: Mailer;
  /** The store of the receipts: the data folder or a bucket. */
  readonly files: FileStore;
  /** The folder of pending uploads; absolute. */
  readonly dataDir: string;
}

/** A receipt, its upload and the write-ahead log of the embedded database fit well into this, bytes. */
const MIN_FREE_BYTES = 256 * 1024 * 1024;

/** The check of a bucket requests a file that does not exist. Each request costs money, so the result is cached. */
const NO_FILE = 'readiness';
const FILES_FRESH_MS = 5000;

/** A check opens a connection to the mail server, so it is made less often, ms. */
const MAIL_FRESH_MS = 30_000;

/** What `/ready` checks. Without its mail server the shop still sells, so mail is optional. */
export const shopChecks = ({ db, mailer, files, dataDir }: CheckedParts) =>
  ({
    database: { findFault: () => isMigrated(db).then(() => null) },
    migrations: {
      findFault: async () => ((await isMigrated(db)) ? null : 'are older than this version'),
    },
    files: {
      freshMs: FILES_FRESH_MS,
      findFault: async () =>
        (await findFolderFault(dataDir)) ?? (await files.get(NO_FILE).then(() => null)),
    },
    mail: {
      isOptional: true,
      freshMs: MAIL_FRESH_MS,
      findFault: () => mailer.check().then(() => null),
    },
  }) satisfies Readonly<Record<string, ReadinessCheck>>;

async function findFolderFault(folder: string): Promise<string | null> {
  try {
    await access(folder, constants.W_OK);
  } catch {
    return 'cannot be written';
  }
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < MIN_FREE_BYTES ? 'the disk is nearly full' : null;
}
