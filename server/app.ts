import { Hono } from 'hono';
import { cartRoutes } from './areas/cart/cart';
import { counterRoutes } from './areas/counter/counter';
import { customRoutes } from './areas/custom/custom';
import { generalRoutes } from './areas/general/general';
import { newsRoutes } from './areas/news/news';
import { orderRoutes } from './areas/order/order';
import { outletRoutes } from './areas/outlet/outlet';
import { type CachedCatalogue, cacheCatalogue } from './areas/product/catalogue';
import { productListRoute, productRoutes } from './areas/product/product';
import { shippingRoutes } from './areas/shipping/shipping';
import { slotRoutes } from './areas/slots/slots';
import { userRoutes } from './areas/user/user';
import type { CachedRoute } from './boundary/cache/cachedRoute';
import { compress } from './boundary/cache/compress';
import { rememberCaller } from './boundary/caller/caller';
import { resolveOrigin } from './boundary/caller/origin';
import type { AppDeps } from './boundary/deps';
import { handleError, handleNotFound } from './boundary/errorHandlers';
import { apiHeaders, drainUnreadBody, sameOriginOnly } from './boundary/guards';
import { rememberRoute } from './boundary/requestRoute';
import { securityLog } from './boundary/securityLog';

/** The routes of each area with responses per request; all paths are absolute. */
const areas: readonly ((deps: AppDeps, catalogue: CachedCatalogue) => Hono)[] = [
  userRoutes,
  productRoutes,
  cartRoutes,
  shippingRoutes,
  orderRoutes,
  newsRoutes,
  generalRoutes,
  slotRoutes,
  counterRoutes,
];

/** Cached responses that are the same for everybody and set all their headers. */
const publicLists: readonly ((deps: AppDeps) => CachedRoute)[] = [
  productListRoute,
  customRoutes,
  outletRoutes,
];

/**
 * Assembles the shop's API. The app itself is stateless: all state is in `deps`. `shop.ts` mounts it into the served
 * site; tests call its `fetch`.
 */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.onError(handleError);
  app.notFound(handleNotFound);
  app.use(rememberRoute);
  // Registered before the other middleware: these read-only routes get most requests and need none of it.
  for (const list of publicLists) {
    const { path, respond } = list(deps);
    app.get(path, respond);
  }
  app.use(
    '/api/*',
    resolveOrigin(deps.settings),
    compress,
    drainUnreadBody,
    rememberCaller(deps.settings),
    securityLog(deps),
    apiHeaders,
    sameOriginOnly(deps.settings),
  );
  const catalogue = cacheCatalogue(deps);
  for (const area of areas) app.route('/', area(deps, catalogue));
  return app;
}
