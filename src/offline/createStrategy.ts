import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import type { CacheRule } from './cacheRules';

const MONTH_S = 30 * 24 * 60 * 60;

const expireAfter = (maxEntries: number): WorkboxPlugin =>
  // Workbox types this plugin's callbacks as possibly undefined, which its own plugin type does not allow.
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MONTH_S,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** Creates the Workbox strategy of a cache rule. Entries expire after a month. */
export function createStrategy(rule: CacheRule): Strategy {
  const { cacheName, maxEntries, networkTimeoutS } = rule;
  const options = { cacheName, plugins: [...rule.plugins, expireAfter(maxEntries)] };
  switch (rule.strategy) {
    case 'cacheFirst':
      return new CacheFirst(options);
    case 'staleWhileRevalidate':
      return new StaleWhileRevalidate(options);
    case 'networkFirst':
      return new NetworkFirst({
        ...options,
        ...(networkTimeoutS && { networkTimeoutSeconds: networkTimeoutS }),
      });
  }
}
