import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { productCalls } from '../contract/product';
import { browsedPage } from './browsedPage';
import { keeping } from './keeping';
import { offlinePage } from './offlinePage';
import { byPath, filesAlone, givenAlone, unlessMeant } from './plugins';
import { scope } from './scope';
import { isHashedFile, isPage, isPicture, isPublicAnswer } from './what';

/**
 * The shop's service worker: what was seen can be seen again without a connection. Kept is what is the same for everybody:
 * the program, pages, pictures and public lists; nothing of a person, no call that changes anything. There is no list of
 * files that would have to fit the pages: whatever a page of any release asked for is kept by its own name, so a new worker
 * takes over at once without breaking what is open.
 */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [byPath, ...keeping(40)],
});
const answers = new NetworkFirst({
  cacheName: 'answers',
  plugins: [givenAlone, unlessMeant, ...keeping(30)],
});

void scope.skipWaiting();
clientsClaim();
scope.addEventListener('activate', (event) => {
  // A page is asked for while the worker still starts.
  event.waitUntil(scope.registration.navigationPreload.enable());
});

registerRoute(
  isHashedFile,
  new CacheFirst({ cacheName: 'files', plugins: [filesAlone, ...keeping(160)] }),
);
registerRoute(
  isPicture,
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [filesAlone, ...keeping(200)] }),
);
registerRoute(isPublicAnswer, answers);
registerRoute(isPage, pages);
registerRoute(
  ({ url }) => url.pathname === productCalls.fetchProducts.path,
  ({ request }) => browsedPage(request),
  'POST',
);

setCatchHandler(async ({ request }: RouteHandlerCallbackOptions) => {
  if (request.mode !== 'navigate') return Response.error();
  // Any page of the shop becomes the one that its address names.
  return (await caches.match('/', { cacheName: 'pages' })) ?? offlinePage();
});
