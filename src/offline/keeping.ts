import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import type { Kept } from './kept';

const MONTH_S = 30 * 24 * 60 * 60;

/** Keeps the newest so many, and a month at most. */
const expiring = (maxEntries: number): WorkboxPlugin =>
  // Its type allows what that of plugins does not: a callback that is undefined.
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MONTH_S,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** What keeps it so. */
export function keeping({ name, from, amount, wait, plugins }: Kept): Strategy {
  const options = { cacheName: name, plugins: [...plugins, expiring(amount)] };
  switch (from) {
    case 'cache':
      return new CacheFirst(options);
    case 'both':
      return new StaleWhileRevalidate(options);
    case 'network':
      return new NetworkFirst({ ...options, ...(wait && { networkTimeoutSeconds: wait }) });
  }
}
