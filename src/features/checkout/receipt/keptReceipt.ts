interface KeptReceipt {
  readonly orderId: string;
  readonly file: File;
}

let kept: KeptReceipt | null = null;

/**
 * The picture that was chosen for an order and not handed in yet. It outlives a look at another page, and goes with the
 * session of its customer. Never written anywhere.
 */
export const keptReceipt = {
  of: (orderId: string): File | null => (kept?.orderId === orderId ? kept.file : null),
  keep(orderId: string, file: File): void {
    kept = { orderId, file };
  },
  forget(): void {
    kept = null;
  },
  /** The shop has the receipt of this order: what was chosen for it is forgotten, but not what was for another. */
  handedIn(orderId: string): void {
    if (kept?.orderId === orderId) kept = null;
  },
};
