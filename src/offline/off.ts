import { scope } from './scope';

/**
 * Stands in place of the service worker where it is switched off (`OFFLINE=off` at build): takes away what an earlier one
 * kept, and itself. Browsers look for a new worker at every visit, so it reaches all who have the old one.
 */
void scope.skipWaiting();
scope.addEventListener('activate', (event) => {
  const clear = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await scope.registration.unregister();
  };
  event.waitUntil(clear());
});
