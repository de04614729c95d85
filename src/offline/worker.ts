import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { productCalls } from '../contract/product';
import { browsedPage } from './browsedPage';
import { keeping } from './keeping';
import { kept } from './kept';
import { offlinePage } from './offlinePage';
import { answerPages, tellReach } from './reach';
import { scope } from './scope';

/**
 * The shop's service worker: what was seen can be seen again without a connection. Kept is what is the same for everybody:
 * the program, pages, pictures and public lists; nothing of a person, no call that changes anything. There is no list of
 * files that would have to fit the pages: whatever a page of any release asked for is kept by its own name, so a new worker
 * takes over at once without breaking what is open.
 */
void scope.skipWaiting();
clientsClaim();
scope.addEventListener('activate', (event) => {
  // A page is asked for while the worker still starts.
  event.waitUntil(scope.registration.navigationPreload.enable());
});

answerPages();

for (const one of kept) registerRoute(one.is, keeping(one));
registerRoute(
  ({ url }) => url.pathname === productCalls.fetchProducts.path,
  ({ request }) => browsedPage(request),
  'POST',
);

setCatchHandler(async ({ request }: RouteHandlerCallbackOptions) => {
  if (request.mode !== 'navigate') return Response.error();
  await tellReach(false);
  // Any page of the shop becomes the one that its address names.
  return (await caches.match('/', { cacheName: 'pages' })) ?? offlinePage();
});
