interface PendingReceipt {
  readonly orderId: string;
  readonly file: File;
}

let pending: PendingReceipt | null = null;

/**
 * The picture chosen for an order and not uploaded yet. It survives navigation within the document and is cleared with the
 * customer's session. It is never persisted.
 */
export const pendingReceipt = {
  get: (orderId: string): File | null => (pending?.orderId === orderId ? pending.file : null),
  set(orderId: string, file: File): void {
    pending = { orderId, file };
  },
  clear(): void {
    pending = null;
  },
  /** Clears the picture after the upload for this order; a picture for another order stays. */
  clearUploaded(orderId: string): void {
    if (pending?.orderId === orderId) pending = null;
  },
};
