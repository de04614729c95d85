import { asc } from 'drizzle-orm';
import type { Db } from './database/db';
import { outlets } from './schema';

/** All outlets in the shop's order. */
export async function listOutlets(db: Db): Promise<(typeof outlets.$inferSelect)[]> {
  return db.select().from(outlets).orderBy(asc(outlets.position), asc(outlets.id));
}
