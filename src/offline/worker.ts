import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { productCalls } from '../contract/product';
import { cacheRules } from './cacheRules';
import { createStrategy } from './createStrategy';
import { offlinePage } from './offlinePage';
import { productPageOrCached } from './productPage';
import { answerReachMessages, notifyShopReach } from './reach';
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

answerReachMessages();

for (const rule of cacheRules) registerRoute(rule.matches, createStrategy(rule));
registerRoute(
  ({ url }) => url.pathname === productCalls.fetchProducts.path,
  ({ request }) => productPageOrCached(request),
  'POST',
);

setCatchHandler(async ({ request }: RouteHandlerCallbackOptions) => {
  if (request.mode !== 'navigate') return Response.error();
  await notifyShopReach(false);
  // Home's document renders whichever route its address names.
  return (await caches.match('/', { cacheName: 'pages' })) ?? offlinePage();
});
