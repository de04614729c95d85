import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

const MONTH_S = 30 * 24 * 60 * 60;

/** Keeps whole answers alone, the newest so many, and a month at most. */
export const keeping = (maxEntries: number): WorkboxPlugin[] => [
  { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
  // Its type allows what that of plugins does not: a callback that is undefined.
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MONTH_S,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin,
];
