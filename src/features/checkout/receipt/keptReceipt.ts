interface KeptReceipt {
  readonly orderId: string;
  readonly file: File;
}

let kept: KeptReceipt | null = null;

/**
 * The picture that was chosen for an order and not handed in yet. It lives as long as the document does: a sign-in in
 * between, when the session was over, does not lose it. Never written anywhere.
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
