import { basename } from '../../language';

/**
 * Registers the service worker when the page has loaded, so that visited pages work offline. A new service worker gets the
 * URLs that this page loaded before it was active. It caches those that are not personal (`src/offline`).
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // Service workers need a secure origin, and browsers may forbid them.
  if (serviceWorker === undefined || process.env.OFFLINE === 'off') return;
  const register = async () => {
    const isNew = serviceWorker.controller === null;
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urlsToCache = [...new Set([location.origin + basename, location.href, ...loaded])];
    if (isNew) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  addEventListener('load', () => void register().catch(() => undefined), { once: true });
}
