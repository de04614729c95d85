import { eq, inArray } from 'drizzle-orm';
import { logger } from '../../logger';
import { MINUTE_MS } from '../../ports/clock';
import type { FileStore } from '../../ports/files';
import type { Db } from '../../store/database';
import { orders, receipts } from '../../store/schema';

/** A younger file may belong to an upload that has not ended yet. */
export const SWEPT_AFTER_MS = 60 * MINUTE_MS;
/** `receipts/<order>/<file>` */
const RECEIPT_KEY = /^receipts\/([^/]+)\/[^/]+$/;
/** So many orders without their file are named in one line of the log. */
const NAMED_ORDERS = 20;

/**
 * Removes receipts that no order names: drafts of a crash, replaced ones that could not be removed. Writes to the log which
 * orders name a receipt that is not there. May run in several processes at once.
 *
 * A file whose order is unknown stays: it belongs to another database, such as one of which this is an old backup.
 * @param now epoch ms
 */
export async function sweepReceipts(db: Db, files: FileStore, now: number): Promise<void> {
  // Files first: a receipt that comes meanwhile is in neither list, or in that of the database alone.
  const listed = await files.list();
  const named = await namedReceipts(db);
  const old = listed.filter(({ changedAt }) => changedAt < now - SWEPT_AFTER_MS);
  const unnamed = old.map(({ key }) => key).filter((key) => !named.has(key));
  const known = await knownOrders(db, unnamed);
  for (const key of unnamed) {
    if (known.has(orderOf(key))) await files.remove(key);
  }
  await reportMissing(files, named, new Set(listed.map(({ key }) => key)));
}

const orderOf = (key: string): string => RECEIPT_KEY.exec(key)?.[1] ?? '';

/** The file of each receipt that counts, with its order. */
async function namedReceipts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ key: receipts.fileKey, orderId: orders.id })
    .from(orders)
    .innerJoin(receipts, eq(receipts.contentHash, orders.receiptHash));
  return new Map(rows.map(({ key, orderId }) => [key, orderId]));
}

async function knownOrders(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(keys.map(orderOf))];
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids));
  return new Set(rows.map(({ id }) => id));
}

async function reportMissing(
  files: FileStore,
  named: ReadonlyMap<string, string>,
  listed: ReadonlySet<string>,
): Promise<void> {
  const missing: string[] = [];
  for (const [key, orderId] of named) {
    if (!listed.has(key) && (await files.get(key)) === null) missing.push(orderId);
  }
  if (missing.length === 0) return;
  logger.error('Orders name a receipt whose file is missing.', undefined, {
    count: missing.length,
    orders: missing.slice(0, NAMED_ORDERS).join(', '),
  });
}
