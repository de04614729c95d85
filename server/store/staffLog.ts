import { desc, inArray } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow } from './database/rows';
import { staffLog } from './schema';

type StaffLogRow = typeof staffLog.$inferSelect;

/** Stores what staff changed, in the transaction of the change. */
export async function insertLogEntry(
  transaction: Transaction,
  entry: typeof staffLog.$inferInsert,
): Promise<void> {
  await transaction.insert(staffLog).values(entry);
}

/** The last entry of these kinds, or null. */
export const findLastEntry = (db: Db, kinds: readonly string[]): Promise<StaffLogRow | null> =>
  firstRow(
    db
      .select()
      .from(staffLog)
      .where(inArray(staffLog.what, [...kinds]))
      .orderBy(desc(staffLog.id))
      .limit(1),
  );
