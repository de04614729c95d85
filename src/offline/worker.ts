import { productCalls } from '@kedai/contract/calls/product';
import {
  type Language,
  languageOfPath,
  languages,
  pathInLanguage,
} from '@kedai/contract/protocol/languages';
import { clientsClaim, type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { offlineText as ms } from '../text/ms/offline';
import { offlineText as en } from '../text/offline';
import { offlineText as zh } from '../text/zh/offline';
import { cacheRules } from './cacheRules';
import { productPageOrCached } from './productPage';
import { notifyShopReach, respondToReachMessages } from './reach';
import { scope } from './scope';

/**
 * The service worker: pages, pictures and public lists that were seen open again without a connection. It caches only what is
 * the same for every visitor. It has no precache list: files of any release are cached by their hashed names, so a new worker
 * may take over at once without breaking open pages.
 */
void scope.skipWaiting();
clientsClaim();
scope.addEventListener('activate', (event) => {
  // The browser requests the page while the worker starts.
  event.waitUntil(scope.registration.navigationPreload.enable());
});

respondToReachMessages();

const MONTH_S = 30 * 24 * 60 * 60;
const strategies = { CacheFirst, NetworkFirst, StaleWhileRevalidate };

for (const { matches, strategy, cacheName, plugins, maxEntries, networkTimeoutS } of cacheRules) {
  const expiration = { maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true };
  const options = {
    cacheName,
    // Workbox types this plugin's callbacks as possibly undefined, which its own plugin type does not allow.
    plugins: [...plugins, new ExpirationPlugin(expiration) as WorkboxPlugin],
    ...(networkTimeoutS && { networkTimeoutSeconds: networkTimeoutS }),
  };
  registerRoute(matches, new strategies[strategy](options));
}
registerRoute(
  ({ url }) => url.pathname === productCalls.fetchProducts.path,
  ({ request }) => productPageOrCached(request),
  'POST',
);

/** The languages share the worker, so it has this text in all of them. */
const offlineTexts = { en, ms, zh };

/** The page for a navigation that neither the network nor the cache can answer. It needs no other file. */
function offlinePage(language: Language): Response {
  const { title, text, retry } = offlineTexts[language];
  const html = `<!doctype html><html lang="${languages[language].tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><body style="max-width: 32rem; margin: 20vh auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 503, headers });
}

setCatchHandler(async ({ request }: RouteHandlerCallbackOptions) => {
  if (request.mode !== 'navigate') return Response.error();
  await notifyShopReach(false);
  const language = languageOfPath(new URL(request.url).pathname);
  // Home's document renders whichever route of its language the address names.
  const home = await caches.match(pathInLanguage(language, '/'), { cacheName: 'pages' });
  return home ?? offlinePage(language);
});
