import { logger } from '../../log/logger';
import { MINUTE_MS } from '../../ports/clock';
import type { FileStore } from '../../ports/files';
import type { Db } from '../../store/database/db';
import { findOrderIds } from '../../store/orders';
import { listCurrentReceipts, listReceiptFiles } from '../../store/receipts';

/** A younger file may belong to a running upload. */
export const SWEEP_AFTER_MS = 60 * MINUTE_MS;
/** `receipts/<order>/<file>` */
const RECEIPT_KEY = /^receipts\/([^/]+)\/[^/]+$/;
/** At most this many orders without their file are named in one line of the log. */
const NAMED_ORDERS = 20;

/**
 * Removes unreferenced receipt files: drafts of a crash, and replaced files that could not be removed. Logs orders
 * whose receipt is missing. May run in several processes at once.
 *
 * A file of an unknown order stays: it belongs to another database, for example when this one is an old backup.
 * @param now epoch ms
 */
export async function sweepReceipts(db: Db, files: FileStore, now: number): Promise<void> {
  // Lists the files first: a receipt that arrives during the sweep is in neither list, or only in the database's.
  const listed = await files.list();
  const named = await listReceiptFiles(db);
  const old = listed.filter(({ changedAt }) => changedAt < now - SWEEP_AFTER_MS);
  const unnamed = old.map(({ key }) => key).filter((key) => !named.has(key));
  const known = await findOrderIds(db, unnamed.map(orderOf));
  for (const key of unnamed) {
    if (known.has(orderOf(key))) await files.remove(key);
  }
  await reportMissing(db, files, new Set(listed.map(({ key }) => key)));
}

const orderOf = (key: string): string => RECEIPT_KEY.exec(key)?.[1] ?? '';

async function reportMissing(db: Db, files: FileStore, listed: ReadonlySet<string>): Promise<void> {
  const missing: string[] = [];
  // Earlier versions removed the files of replaced receipts, so only current ones are looked for.
  for (const [key, orderId] of await listCurrentReceipts(db)) {
    if (!listed.has(key) && (await files.get(key)) === null) missing.push(orderId);
  }
  if (missing.length === 0) return;
  logger.error('Orders name a receipt whose file is missing.', undefined, {
    count: missing.length,
    orders: missing.slice(0, NAMED_ORDERS).join(', '),
  });
}
