import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { RECEIPT_MAX_BYTES } from '../../../src/contract/limits';
import { ORDER_STATUS, type PaymentMethod } from '../../../src/contract/orderStatus';
import { logger } from '../../logger';
import type { FileStore, StoredFile } from '../../ports/files';
import { fileTooLarge, notFound, Refusal } from '../../refusal';
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

/** What a receipt is kept with. */
interface ReceiptDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Runs once for the request's key, in a transaction. */
  readonly once: <Kept extends object>(run: (transaction: Db) => Promise<Kept>) => Promise<Kept>;
}

/**
 * Keeps the receipt of an order, in place of an earlier one. The file is written before the transaction, so that nobody
 * waits for the disk; when the transaction does not want it, it is removed again.
 * @throws Refusal `not-found`, `order-not-payable`, `not-an-image`, `file-too-large` or `receipt-already-used`
 */
export async function keepReceipt({ db, files, once }: ReceiptDeps, upload: Upload): Promise<void> {
  const { orderId, bytes } = upload;
  await findOwn(db, upload);
  const { mediaType, extension } = imageOf(bytes);
  const fileKey = `receipts/${orderId}/${randomUUID()}.${extension}`;
  await files.put(fileKey, { bytes, mediaType });
  // A repeated request does not run: its file is one too many.
  let superfluous: readonly string[] = [fileKey];
  try {
    await once(async (transaction) => {
      superfluous = await putInPlace(transaction, upload, { fileKey, mediaType });
      return {};
    });
  } catch (error) {
    superfluous = (await isKept(db, fileKey)) ? [] : [fileKey];
    throw error;
  } finally {
    await removeFiles(files, superfluous);
  }
}

/**
 * Writes down that a file is the order's receipt. The order is locked, so that it cannot be cancelled meanwhile.
 * @returns the files that it takes the place of
 */
async function putInPlace(
  transaction: Db,
  upload: Upload,
  { fileKey, mediaType }: { fileKey: string; mediaType: string },
): Promise<readonly string[]> {
  const { orderId, bytes, now } = upload;
  const order = await findOwn(transaction, upload);
  assertTakesReceipt(order);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const receipt = { contentHash, orderId, fileKey, mediaType, uploadedAt: now };
  const replaced = [
    ...(await fileOf(transaction, order.receiptHash)),
    ...(await claimReceipt(transaction, receipt)),
  ];
  await transaction
    .update(orders)
    .set({ receiptHash: contentHash, status: ORDER_STATUS.paymentSubmitted })
    .where(eq(orders.id, orderId));
  return [...new Set(replaced)];
}

/** The customer's order; in a transaction it is locked until the end of it. @throws Refusal `not-found` */
async function findOwn(db: Db, { orderId, userId }: Pick<Upload, 'orderId' | 'userId'>) {
  const [order] = await db
    .select({
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      receiptHash: orders.receiptHash,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update');
  if (!order) throw notFound('This order');
  return order;
}

async function fileOf(transaction: Db, contentHash: string | null): Promise<readonly string[]> {
  if (contentHash === null) return [];
  const found = await transaction
    .select({ fileKey: receipts.fileKey })
    .from(receipts)
    .where(eq(receipts.contentHash, contentHash));
  return found.map(({ fileKey }) => fileKey);
}

/** Whether the database refers to a file. */
async function isKept(db: Db, fileKey: string): Promise<boolean> {
  const found = await db
    .select({ fileKey: receipts.fileKey })
    .from(receipts)
    .where(eq(receipts.fileKey, fileKey));
  return found.length > 0;
}

/** A file that stays behind does no harm: the receipt was kept, or refused, all the same. */
async function removeFiles(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      logger.error('A receipt that nobody needs could not be removed.', error);
    });
  }
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

interface Payment {
  readonly status: string;
  readonly paymentMethod: string;
}

/** @throws Refusal `order-not-payable` with what to do instead */
function assertTakesReceipt(order: Payment): void {
  const sentence = noReceiptFor(order);
  if (sentence !== null) throw new Refusal(409, 'order-not-payable', sentence);
}

function noReceiptFor({ status, paymentMethod }: Payment): string | null {
  if (status === ORDER_STATUS.cancelled) {
    return 'This order was cancelled. If you have paid, please contact the seller.';
  }
  if (!PAYABLE.includes(status)) {
    return 'The payment of this order has been settled; no receipt is needed.';
  }
  // The payment service tells whether a card was charged; with a receipt the order would count as paid without that.
  if (paymentMethod === ('stripe' satisfies PaymentMethod)) {
    return 'This order is paid by card and takes no receipt. To pay by Touch n Go eWallet, place the order again; if you have sent the money already, please contact the seller.';
  }
  return null;
}

function imageOf(bytes: Uint8Array) {
  if (bytes.length > RECEIPT_MAX_BYTES) throw fileTooLarge();
  const type = imageTypeOf(bytes);
  if (type) return type;
  throw new Refusal(
    415,
    'not-an-image',
    'This file is not an image. Please upload a screenshot as JPEG or PNG.',
  );
}

/**
 * Makes a file this order's for good; the unique hash decides between two orders at once.
 * @returns where the same file lay when this order had it before
 */
async function claimReceipt(
  transaction: Db,
  receipt: typeof receipts.$inferInsert,
): Promise<readonly string[]> {
  const { contentHash, orderId, fileKey } = receipt;
  const claimed = await transaction
    .insert(receipts)
    .values(receipt)
    .onConflictDoNothing()
    .returning({ contentHash: receipts.contentHash });
  if (claimed.length > 0) return [];
  const earlier = await fileOf(transaction, contentHash);
  const own = await transaction
    .update(receipts)
    .set({ fileKey })
    .where(and(eq(receipts.contentHash, contentHash), eq(receipts.orderId, orderId)))
    .returning({ contentHash: receipts.contentHash });
  if (own.length > 0) return earlier;
  throw new Refusal(
    409,
    'receipt-already-used',
    'This receipt was already uploaded for another order. Please upload the receipt of this payment.',
  );
}
