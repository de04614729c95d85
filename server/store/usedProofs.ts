import { lt } from 'drizzle-orm';
import type { Db } from './database/db';
import { insertNew } from './database/rows';
import { usedProofs } from './schema';

/** Stores the solution of a human check as used. @returns false when it was used before */
export const insertUsedProof = (db: Db, hash: string, usedAt: number): Promise<boolean> =>
  insertNew(db, usedProofs, { hash, usedAt });

/** Deletes the solutions that were used before a time, epoch ms. */
export async function deleteUsedProofs(db: Db, before: number): Promise<void> {
  await db.delete(usedProofs).where(lt(usedProofs.usedAt, before));
}
