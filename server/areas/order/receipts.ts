import { hash, randomUUID } from 'node:crypto';
import { isPaidByCard, ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { statusAfter } from '@kedai/order-life';
import type { Context } from 'hono';
import { ApiError, notFound } from '../../boundary/apiError';
import type { ReceivedFile } from '../../boundary/request/uploads';
import { logger } from '../../log/logger';
import type { FileStore } from '../../ports/files';
import type { StoredImage } from '../../ports/images';
import type { Db, Transaction } from '../../store/database/db';
import { findOrder, lockOrder, type OrderRow } from '../../store/orders';
import {
  findSameReceipts,
  insertReceipt,
  isReceiptFile,
  type NewReceipt,
  updateStoredFile,
} from '../../store/receipts';
import { changeOrder, lifeOf } from './changeOrder';
import type { StoreReencoded } from './receiptImages';

/** An uploaded receipt. */
export interface Upload {
  readonly orderId: string;
  readonly userId: string;
  readonly image: ReceivedFile;
  /** epoch ms */
  readonly now: number;
}

/** The dependencies of `storeReceipt`. */
interface ReceiptDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Makes an uploaded image safe to store. */
  readonly reencode: StoreReencoded;
  /** Runs once per idempotency key, in a transaction; `prepare` runs before it, unless the request is a retry. */
  readonly runOnce: <Result extends object>(
    run: (transaction: Transaction) => Promise<Result>,
    prepare: () => Promise<void>,
  ) => Promise<Result>;
}

/** A stored file without a reference in the database yet. */
type NewFile = Pick<StoredImage, 'mediaType'> & {
  readonly fileKey: string;
  /** sha256 of the stored picture. */
  readonly pictureHash: string;
};

/**
 * Stores the receipt of an order. An earlier one stays in its history. The image is decoded and its file written before the
 * transaction, so nothing in the database waits for them. If the transaction does not use the file, the file is
 * removed.
 * @throws ApiError `not-found`, `order-not-payable`, `not-an-image`, `file-too-large`, `receipt-already-used` or
 * `unavailable`
 */
export async function storeReceipt(deps: ReceiptDeps, upload: Upload): Promise<void> {
  const { db, files, runOnce } = deps;
  const order = assertFound(await findOrder(db, upload.userId, upload.orderId));
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
        await deps.reencode(upload.image.path, async ({ bytes, mediaType, extension }) => {
          const fileKey = `receipts/${upload.orderId}/${randomUUID()}.${extension}`;
          file = { fileKey, mediaType, pictureHash: hash('sha256', bytes) };
          // Of two concurrent requests only one runs; the other file is unused.
          unusedFiles = [fileKey];
          await files.put(fileKey, bytes);
        });
      },
    );
  } catch (error) {
    // If the database does not respond, the file stays; the sweep removes it later.
    unusedFiles = [];
    unusedFiles = await withoutReference(db, file).catch(() => []);
    throw error;
  } finally {
    await removeFiles(files, unusedFiles);
  }
}

/**
 * Makes a file the order's receipt. Locks the order, so it cannot be cancelled meanwhile.
 * @returns the file that it replaces, when this order had the same picture before
 */
async function setReceipt(
  transaction: Transaction,
  { orderId, image, now, userId }: Upload,
  file: NewFile,
): Promise<readonly string[]> {
  const order = assertFound(await lockOrder(transaction, userId, orderId));
  assertTakesReceipt(order);
  const contentHash = image.hash.copy().digest('hex');
  const receipt = { contentHash, orderId, ...file, uploadedAt: now };
  const { contentHash: receiptHash, replacedFile } = await claimReceipt(transaction, receipt);
  const change = { act: 'send-receipt', by: 'customer', at: now } as const;
  await changeOrder(transaction, order, change, { receiptHash });
  return replacedFile === null ? [] : [replacedFile];
}

/** @throws ApiError `not-found` */
function assertFound<Order>(order: Order | null): Order {
  if (order === null) throw notFound((text) => text.order.notFound);
  return order;
}

/** The file, unless the database references it: a transaction whose response was lost may have been committed. */
async function withoutReference(db: Db, file: NewFile | null): Promise<readonly string[]> {
  if (file === null) return [];
  return (await isReceiptFile(db, file.fileKey)) ? [] : [file.fileKey];
}

/** A leftover file does no harm, so a failure is only logged. */
async function removeFiles(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await files.remove(key).catch((error: unknown) => {
      logger.error('An unused receipt file could not be removed.', error);
    });
  }
}

/** Responds with the picture of a receipt. @throws ApiError `not-found` */
export async function respondWithReceipt(
  c: Context,
  files: FileStore,
  receipt: Pick<NewReceipt, 'fileKey' | 'mediaType' | 'orderId'> | null,
): Promise<Response> {
  const file = receipt ? await files.get(receipt.fileKey) : null;
  if (!receipt || !file) throw notFound((text) => text.receipt.notFound);
  return c.body(file.stream(), 200, {
    'content-type': receipt.mediaType,
    'content-length': String(file.size),
    'content-disposition': `inline; filename="receipt-${receipt.orderId}"`,
    'cache-control': 'private, no-store',
  });
}

/** @throws ApiError `order-not-payable` with an alternative */
function assertTakesReceipt(order: OrderRow): void {
  if (statusAfter(lifeOf(order), { act: 'send-receipt', by: 'customer' }) !== null) return;
  throw new ApiError(409, 'order-not-payable', (text) => text.receipt[refusalReason(order)]);
}

function refusalReason({ status, paymentMethod }: OrderRow) {
  if (status === ORDER_STATUS.cancelled) return 'orderCancelled';
  // The payment service reports whether a card was charged; a receipt would mark the order as paid without that.
  const isByCard = status === ORDER_STATUS.placed && isPaidByCard(paymentMethod);
  return isByCard ? 'orderByCard' : 'orderSettled';
}

/**
 * Claims a file and its picture for this order; the database decides between two concurrent orders. A file with another
 * byte at its end, or with other metadata, shows the same payment.
 * @returns the hash of the order's receipt, and its earlier file when this order already had the same file or picture
 */
async function claimReceipt(
  transaction: Transaction,
  receipt: NewReceipt,
): Promise<{ readonly contentHash: string; readonly replacedFile: string | null }> {
  const { contentHash } = receipt;
  if (await insertReceipt(transaction, receipt)) return { contentHash, replacedFile: null };
  const known = await findSameReceipts(transaction, receipt);
  const [own] = known;
  if (own === undefined || known.some(({ orderId }) => orderId !== receipt.orderId)) {
    throw new ApiError(409, 'receipt-already-used', (text) => text.receipt.used);
  }
  const { fileKey, pictureHash, uploadedAt } = receipt;
  // Its picture has no hash yet, or one of an earlier encoder.
  const isOnly = known.length === 1;
  await updateStoredFile(transaction, own.contentHash, {
    fileKey,
    uploadedAt,
    ...(isOnly && { pictureHash }),
  });
  return { contentHash: own.contentHash, replacedFile: own.fileKey };
}
