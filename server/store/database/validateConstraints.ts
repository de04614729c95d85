import { and, eq, sql } from 'drizzle-orm';
import { logger } from '../../log/logger';
import { isCheckViolation } from './databaseFaults';
import type { Db } from './db';

/**
 * Validates the checks that a migration added as NOT VALID, which applies them to new rows only. Rows that violate a
 * check stay, and the log names their table. Every start tries again.
 */
export async function validateConstraints(db: Db): Promise<void> {
  for (const { table, name } of await findUnvalidated(db)) {
    try {
      await db.execute(
        sql`alter table ${sql.identifier(table)} validate constraint ${sql.identifier(name)}`,
      );
    } catch (error) {
      if (!isCheckViolation(error)) throw error;
      logger.error(
        `The table ${table} has rows that violate the constraint ${name}. The shop is open; please correct them.`,
      );
    }
  }
}

const findUnvalidated = (db: Db) =>
  db
    .select({ table: sql<string>`conrelid::regclass::text`, name: sql<string>`conname` })
    .from(sql`pg_constraint`)
    .where(and(eq(sql`contype`, 'c'), eq(sql`convalidated`, false)));
