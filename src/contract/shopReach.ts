/**
 * Whether the shop is reached. The service worker tells it to pages; a page that says it to the worker asks: one that
 * believes so hears if it is not so, for one that does not the worker tries again.
 */
export interface ShopReach {
  readonly isShopReached: boolean;
}

/** Reads a message that may be about something else. */
export function readShopReach(message: unknown): boolean | undefined {
  const { isShopReached } = (message ?? {}) as Partial<ShopReach>;
  return typeof isShopReached === 'boolean' ? isShopReached : undefined;
}
