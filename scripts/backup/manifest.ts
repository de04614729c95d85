import * as v from 'valibot';
import { newestMigration } from '../../server/store/database/migrationState';
import { BackupProblem } from './programs';

/** The database in a backup: a dump of PostgreSQL, or the files of the embedded one. */
export const DUMP = 'database.dump';
export const EMBEDDED = 'postgres';
export const RECEIPTS = 'receipts';

/** Backups of the format 1 had no checksums. */
const FORMAT = 2;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Segments of letters, digits, `-`, `_` and `.`, of which none begins with a dot. */
const path = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/));

const manifestSchema = v.strictObject({
  format: v.literal(FORMAT),
  /** When the newest migration of the shop's version was made, epoch ms. */
  newestMigration: count,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['postgres', 'embedded']),
  /** Null: the database was filled by hand. */
  shop: v.nullable(v.string()),
  counts: v.strictObject({ products: count, orders: count, accounts: count, receipts: count }),
  /** How many receipts of orders have no file with content in the backup. */
  missingReceipts: count,
  /** The bucket of the receipts, which the backup does not have. */
  bucket: v.optional(v.string()),
  folders: v.array(path),
  files: v.array(
    v.strictObject({ path, size: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  ),
});

/** What a backup has: it describes each file, and nothing else may be in the backup. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The facts of a manifest that are not about files. */
export type BackupFacts = Pick<
  Manifest,
  'database' | 'shop' | 'counts' | 'missingReceipts' | 'bucket'
>;

/** Describes the contents of a backup of this version. */
export const createManifest = (
  facts: BackupFacts,
  contents: Pick<Manifest, 'folders' | 'files'>,
): Manifest => ({
  format: FORMAT,
  newestMigration: newestMigration(),
  createdAt: new Date().toISOString(),
  ...facts,
  ...contents,
});

/**
 * Reads a manifest.
 * @param backup names the backup in messages
 * @throws BackupProblem when it is of another version, or does not describe a backup
 */
export function readManifest(text: string, backup: string): Manifest {
  const json = parseJson(text);
  const { format } = v.parse(v.fallback(v.object({ format: v.number() }), { format: 0 }), json);
  if (format > FORMAT) throw newer(backup);
  const result = v.safeParse(manifestSchema, json);
  if (!result.success || !isPossible(result.output)) {
    throw new BackupProblem(`The manifest of ${backup} does not describe a backup of the shop.`);
  }
  if (result.output.newestMigration > newestMigration()) throw newer(backup);
  return result.output;
}

const newer = (backup: string) =>
  new BackupProblem(`${backup} was made by a newer version of the shop. Install that version.`);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the paths are those of a backup: no path twice, each in a folder of the backup, and one database. */
function isPossible({ database, folders, files }: Manifest): boolean {
  const paths = [...folders, ...files.map((file) => file.path)];
  const known = new Set(folders);
  const parents = paths
    .filter((one) => one.includes('/'))
    .map((one) => one.replace(/\/[^/]*$/, ''));
  const roots = database === 'postgres' ? [DUMP, RECEIPTS] : [EMBEDDED, RECEIPTS];
  return (
    new Set(paths).size === paths.length &&
    parents.every((parent) => known.has(parent)) &&
    paths.every((one) => roots.includes(one.replace(/\/.*$/, ''))) &&
    (database === 'postgres' ? files.some((file) => file.path === DUMP) : known.has(EMBEDDED)) &&
    known.has(DUMP) === false &&
    !files.some((file) => file.path === RECEIPTS || file.path === EMBEDDED)
  );
}
