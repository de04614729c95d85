import { scope } from './scope';

/**
 * Replaces the service worker in a build with `OFFLINE=off`. It deletes the caches of the earlier worker and unregisters
 * itself. Browsers check for a new worker at every visit, so it reaches every browser that has the earlier one.
 */
void scope.skipWaiting();
scope.addEventListener('activate', (event) => {
  const uninstall = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await scope.registration.unregister();
  };
  event.waitUntil(uninstall());
});
