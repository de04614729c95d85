import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { RECEIPT_MAX_BYTES } from '../../../src/contract/limits';
import { ORDER_STATUS } from '../../../src/contract/orderStatus';
import { notFound, Refusal } from '../../boundary/errors';
import type { FileStore, StoredFile } from '../../ports/files';
import type { Db } from '../../store/database';
import { orders, receipts } from '../../store/schema';
import { imageTypeOf } from './imageType';

/** A receipt as it was uploaded. */
export interface Upload {
  readonly orderId: string;
  readonly userId: string;
  readonly bytes: Uint8Array;
  /** epoch ms */
  readonly now: number;
}

const PAYABLE: readonly string[] = [ORDER_STATUS.placed, ORDER_STATUS.paymentSubmitted];

/**
 * Keeps the receipt of an order, in place of an earlier one. To be called in a transaction; the order is locked, so that it
 * cannot be cancelled meanwhile.
 * @throws Refusal `not-found`, `order-not-payable`, `not-an-image`, `file-too-large` or `receipt-already-used`
 */
export async function keepReceipt(transaction: Db, files: FileStore, upload: Upload) {
  const { orderId, userId, bytes, now } = upload;
  const [order] = await transaction
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update');
  if (!order) throw notFound('This order');
  assertPayable(order.status);
  const { mediaType, extension } = imageOf(bytes);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const fileKey = `receipts/${orderId}/${contentHash}.${extension}`;
  await claimReceipt(transaction, { contentHash, orderId, fileKey, mediaType, uploadedAt: now });
  // Last before the end: when it fails nothing is kept; when the end fails a file lies there that nobody refers to.
  await files.put(fileKey, { bytes, mediaType });
  await transaction
    .update(orders)
    .set({ receiptHash: contentHash, status: ORDER_STATUS.paymentSubmitted })
    .where(eq(orders.id, orderId));
}

/** The receipt that counts for an order, for its owner. @throws Refusal `not-found` */
export async function readReceipt(
  db: Db,
  files: FileStore,
  { orderId, userId }: Pick<Upload, 'orderId' | 'userId'>,
): Promise<StoredFile> {
  const [receipt] = await db
    .select({ fileKey: receipts.fileKey })
    .from(orders)
    .innerJoin(receipts, eq(receipts.contentHash, orders.receiptHash))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  const file = receipt ? await files.get(receipt.fileKey) : null;
  if (!file) throw notFound('This receipt');
  return file;
}

function assertPayable(status: string): void {
  if (PAYABLE.includes(status)) return;
  throw new Refusal(
    409,
    'order-not-payable',
    status === ORDER_STATUS.cancelled
      ? 'This order was cancelled. If you have paid, please contact the seller.'
      : 'The payment of this order has been settled; no receipt is needed.',
  );
}

function imageOf(bytes: Uint8Array) {
  if (bytes.length > RECEIPT_MAX_BYTES) {
    const megabytes = RECEIPT_MAX_BYTES / 1024 / 1024;
    throw new Refusal(
      413,
      'file-too-large',
      `The file is too large. Choose one of at most ${megabytes} MB.`,
    );
  }
  const type = imageTypeOf(bytes);
  if (type) return type;
  throw new Refusal(
    415,
    'not-an-image',
    'This file is not an image. Please upload a screenshot as JPEG or PNG.',
  );
}

/** Makes a file this order's for good; the unique hash decides between two orders at once. */
async function claimReceipt(transaction: Db, receipt: typeof receipts.$inferInsert) {
  const claimed = await transaction
    .insert(receipts)
    .values(receipt)
    .onConflictDoNothing()
    .returning({ contentHash: receipts.contentHash });
  if (claimed.length > 0) return;
  const [earlier] = await transaction
    .select({ orderId: receipts.orderId })
    .from(receipts)
    .where(eq(receipts.contentHash, receipt.contentHash));
  if (earlier?.orderId === receipt.orderId) return;
  throw new Refusal(
    409,
    'receipt-already-used',
    'This receipt was already uploaded for another order. Please upload the receipt of this payment.',
  );
}
