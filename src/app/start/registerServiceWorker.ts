import { whenIdle } from '../../ui/whenIdle';

/** The page has been given it just now: it lies in the browser's own cache. The shop is not asked a second time. */
const cacheEntry = (url: string): [string, RequestInit] => [
  url,
  url.startsWith(`${location.origin}/api/`)
    ? { cache: 'only-if-cached', mode: 'same-origin' }
    : { cache: 'force-cache' },
];

/**
 * Lets what is seen be seen again without a connection, once the page has all that it needs itself. What this page has
 * loaded before the service worker was there is handed to it; it keeps what is anybody's (`src/offline`).
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // Not everywhere: it needs a secure origin, and browsers may forbid it.
  if (serviceWorker === undefined || process.env.OFFLINE === 'off') return;
  const register = async () => {
    const isNew = serviceWorker.controller === null;
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urlsToCache = [...new Set([`${location.origin}/`, location.href, ...loaded])].map(
      cacheEntry,
    );
    if (isNew) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  const registerWhenIdle = () => void register().catch(() => undefined);
  addEventListener('load', () => whenIdle(registerWhenIdle), { once: true });
}
