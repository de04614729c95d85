import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ORDER_STATUS, type PaymentMethod } from '../../../src/contract/orderStatus';
import { ApiError, notFound } from '../../apiError';
import type { ReceivedFile } from '../../boundary/uploads';
import { logger } from '../../logger';
import type { FileStore } from '../../ports/files';
import type { StoredImage } from '../../ports/images';
import type { Db } from '../../store/database';
import { orders, receipts } from '../../store/schema';

/** An uploaded receipt. */
export interface Upload {
  readonly orderId: string;
  readonly userId: string;
  readonly image: ReceivedFile;
  /** epoch ms */
  readonly now: number;
}

const PAYABLE: readonly string[] = [ORDER_STATUS.placed, ORDER_STATUS.paymentSubmitted];

/** The dependencies of `storeReceipt`. */
interface ReceiptDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Makes an uploaded image safe to store. */
  readonly reencode: (path: string) => Promise<StoredImage>;
  /** Runs once per idempotency key, in a transaction; `prepare` runs before it, unless the request is a retry. */
  readonly runOnce: <Result extends object>(
    run: (transaction: Db) => Promise<Result>,
    prepare: () => Promise<void>,
  ) => Promise<Result>;
}

/** A stored file without a reference in the database yet. */
type NewFile = Pick<StoredImage, 'mediaType'> & { readonly fileKey: string };

/**
 * Stores the receipt of an order and replaces an earlier one. The image is decoded and its file written before the
 * transaction, so nothing in the database waits for them. If the transaction does not use the file, the file is
 * removed.
 * @throws ApiError `not-found`, `order-not-payable`, `not-an-image`, `file-too-large`, `receipt-already-used` or
 * `unavailable`
 */
export async function storeReceipt(deps: ReceiptDeps, upload: Upload): Promise<void> {
  const { db, files, runOnce } = deps;
  const order = await findOwn(db, upload);
  let file: NewFile | null = null;
  let unusedFiles: readonly string[] = [];
  try {
    await runOnce(
      async (transaction) => {
        if (file === null) throw new Error('The file of a receipt is stored before its row.');
        unusedFiles = await setReceipt(transaction, upload, file);
        return {};
      },
      async () => {
        assertTakesReceipt(order);
        const { bytes, mediaType, extension } = await deps.reencode(upload.image.path);
        file = { fileKey: `receipts/${upload.orderId}/${randomUUID()}.${extension}`, mediaType };
        // Of two concurrent requests only one runs; the other file is unused.
        unusedFiles = [file.fileKey];
        await files.put(file.fileKey, bytes);
      },
    );
  } catch (error) {
    // If the database does not answer, the file stays; the sweep removes it later.
    unusedFiles = [];
    unusedFiles = await withoutReference(db, file).catch(() => []);
    throw error;
  } finally {
    await removeFiles(files, unusedFiles);
  }
}

/**
 * Makes a file the order's receipt. Locks the order, so it cannot be cancelled meanwhile.
 * @returns the replaced files
 */
async function setReceipt(
  transaction: Db,
  { orderId, image, now, userId }: Upload,
  { fileKey, mediaType }: NewFile,
): Promise<readonly string[]> {
  const order = await findOwn(transaction, { orderId, userId });
  assertTakesReceipt(order);
  const contentHash = image.hash.copy().digest('hex');
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

/** The customer's order, locked until the end of the transaction. @throws ApiError `not-found` */
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
  const rows = await transaction
    .select({ fileKey: receipts.fileKey })
    .from(receipts)
    .where(eq(receipts.contentHash, contentHash));
  return rows.map(({ fileKey }) => fileKey);
}

/** The file, unless the database references it: a transaction whose response was lost may have been committed. */
async function withoutReference(db: Db, file: NewFile | null): Promise<readonly string[]> {
  if (file === null) return [];
  const { fileKey } = file;
  const named = await db
    .select({ fileKey: receipts.fileKey })
    .from(receipts)
    .where(eq(receipts.fileKey, fileKey));
  return named.length > 0 ? [] : [fileKey];
}

/** A leftover file does no harm, so a failure is only logged. */
async function removeFiles(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      logger.error('An unused receipt file could not be removed.', error);
    });
  }
}

/** The current receipt of an order, for its owner. @throws ApiError `not-found` */
export async function readReceipt(
  db: Db,
  files: FileStore,
  { orderId, userId }: Pick<Upload, 'orderId' | 'userId'>,
): Promise<{ readonly file: Blob; readonly mediaType: string }> {
  const [receipt] = await db
    .select({ fileKey: receipts.fileKey, mediaType: receipts.mediaType })
    .from(orders)
    .innerJoin(receipts, eq(receipts.contentHash, orders.receiptHash))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  const file = receipt ? await files.get(receipt.fileKey) : null;
  if (!receipt || !file) throw notFound('This receipt');
  return { file, mediaType: receipt.mediaType };
}

interface Payment {
  readonly status: string;
  readonly paymentMethod: string;
}

/** @throws ApiError `order-not-payable` with an alternative */
function assertTakesReceipt(order: Payment): void {
  const message = refusalReason(order);
  if (message !== null) throw new ApiError(409, 'order-not-payable', message);
}

function refusalReason({ status, paymentMethod }: Payment): string | null {
  if (status === ORDER_STATUS.cancelled) {
    return 'This order was cancelled. If you have paid, please contact the seller.';
  }
  if (!PAYABLE.includes(status)) {
    return 'The payment of this order has been settled; no receipt is needed.';
  }
  // The payment service reports whether a card was charged; a receipt would mark the order as paid without that.
  if (paymentMethod === ('stripe' satisfies PaymentMethod)) {
    return 'This order is paid by card and takes no receipt. To pay by Touch n Go eWallet, place the order again; if you have sent the money already, please contact the seller.';
  }
  return null;
}

/**
 * Claims a file for this order; the unique hash decides between two concurrent orders.
 * @returns the earlier file keys when this order already had the same file
 */
async function claimReceipt(
  transaction: Db,
  receipt: typeof receipts.$inferInsert,
): Promise<readonly string[]> {
  const { contentHash, orderId, fileKey } = receipt;
  const inserted = await transaction
    .insert(receipts)
    .values(receipt)
    .onConflictDoNothing()
    .returning({ contentHash: receipts.contentHash });
  if (inserted.length > 0) return [];
  const earlier = await fileOf(transaction, contentHash);
  const claimed = await transaction
    .update(receipts)
    .set({ fileKey })
    .where(and(eq(receipts.contentHash, contentHash), eq(receipts.orderId, orderId)))
    .returning({ contentHash: receipts.contentHash });
  if (claimed.length > 0) return earlier;
  throw new ApiError(
    409,
    'receipt-already-used',
    'This receipt was already uploaded for another order. Please upload the receipt of this payment.',
  );
}
