import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './db';

/** The folder of the migrations. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Drizzle's record of the applied migrations. */
const applied = sql`drizzle.__drizzle_migrations`;

/**
 * Whether the database has all migrations of this version. It may have more: a newer process may have migrated it.
 * @throws when the database does not respond
 */
export async function isMigrated(db: Db): Promise<boolean> {
  const [newest] = await db.select({ madeAt: sql<string | null>`max(created_at)` }).from(applied);
  return Number(newest?.madeAt ?? 0) >= newestMigration();
}

let newestMadeAt: number | undefined;

/** When the newest migration of this version was made, epoch ms. The files do not change while the process runs. */
export function newestMigration(): number {
  newestMadeAt ??= readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return newestMadeAt;
}
