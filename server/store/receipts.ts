import { and, eq, or } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow, insertNew } from './database/rows';
import { orders, receipts } from './schema';

type ReceiptRow = typeof receipts.$inferSelect;

/** Identifies an order and its customer. */
interface OwnOrder {
  readonly orderId: string;
  readonly userId: string;
}

/** The current receipt of a customer's order, or null. */
export const findCurrentReceipt = (
  db: Db,
  { orderId, userId }: OwnOrder,
): Promise<Pick<ReceiptRow, 'fileKey' | 'mediaType' | 'orderId'> | null> =>
  firstRow(
    db
      .select({
        fileKey: receipts.fileKey,
        mediaType: receipts.mediaType,
        orderId: receipts.orderId,
      })
      .from(orders)
      .innerJoin(receipts, eq(receipts.contentHash, orders.receiptHash))
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId))),
  );

/** The receipt with this content, or null. */
export const findReceipt = (db: Db, contentHash: string): Promise<ReceiptRow | null> =>
  firstRow(db.select().from(receipts).where(eq(receipts.contentHash, contentHash)));

/** The current receipt file of each order, with the order's id. */
export async function listCurrentReceipts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ fileKey: receipts.fileKey, orderId: orders.id })
    .from(orders)
    .innerJoin(receipts, eq(receipts.contentHash, orders.receiptHash));
  return new Map(rows.map(({ fileKey, orderId }) => [fileKey, orderId]));
}

/** The files of all receipts, also of those that newer ones replaced. */
export async function listReceiptFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ fileKey: receipts.fileKey }).from(receipts);
  return new Set(rows.map(({ fileKey }) => fileKey));
}

/** Whether a receipt has this file. */
export async function isReceiptFile(db: Db, fileKey: string): Promise<boolean> {
  return (await db.$count(receipts, eq(receipts.fileKey, fileKey))) > 0;
}

/** A receipt of this version, with the hash of its picture. */
export type NewReceipt = ReceiptRow & { readonly pictureHash: string };

/**
 * Stores a receipt; the unique hashes decide between two concurrent ones.
 * @returns false when the file or its picture is known
 */
export const insertReceipt = (transaction: Transaction, receipt: NewReceipt): Promise<boolean> =>
  insertNew(transaction, receipts, receipt);

/** The receipts with the same uploaded file or the same picture. */
export async function findSameReceipts(
  transaction: Transaction,
  { contentHash, pictureHash }: NewReceipt,
): Promise<readonly ReceiptRow[]> {
  return transaction
    .select()
    .from(receipts)
    .where(or(eq(receipts.contentHash, contentHash), eq(receipts.pictureHash, pictureHash)));
}

/** Replaces the stored file of a receipt. */
export async function updateStoredFile(
  transaction: Transaction,
  contentHash: string,
  file: Pick<ReceiptRow, 'fileKey' | 'uploadedAt'> & { readonly pictureHash?: string },
): Promise<void> {
  await transaction.update(receipts).set(file).where(eq(receipts.contentHash, contentHash));
}
