/**
 * A message between the service worker and pages: whether the shop can be reached. The worker notifies pages with it. A page
 * sends what it believes: the worker corrects a wrong `true`, and probes the shop again after a `false`.
 */
export interface ShopReach {
  readonly isShopReached: boolean;
}

/** Reads a message; undefined when it is about something else. */
export function readShopReach(message: unknown): boolean | undefined {
  const { isShopReached } = (message ?? {}) as Partial<ShopReach>;
  return typeof isShopReached === 'boolean' ? isShopReached : undefined;
}
