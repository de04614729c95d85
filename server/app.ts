import { Hono } from 'hono';
import { cartRoutes } from './areas/cart/cart';
import { customRoutes } from './areas/custom/custom';
import { generalRoutes } from './areas/general/general';
import { newsRoutes } from './areas/news/news';
import { orderRoutes } from './areas/order/order';
import { outletRoutes } from './areas/outlet/outlet';
import { productListRoute, productRoutes } from './areas/product/product';
import { shippingRoutes } from './areas/shipping/shipping';
import { userRoutes } from './areas/user/user';
import type { CachedRoute } from './boundary/cachedRoute';
import { compress } from './boundary/compress';
import { handleError, handleNotFound } from './boundary/errorHandlers';
import { apiHeaders, closeUnread, noStore, sameOriginOnly } from './boundary/guards';
import { findOrigin } from './boundary/origin';
import type { AppDeps } from './deps';

/** A function for each area of spec §7 whose answers are made for the request; all paths are absolute. */
const areas: readonly ((deps: AppDeps) => Hono)[] = [
  userRoutes,
  productRoutes,
  cartRoutes,
  shippingRoutes,
  orderRoutes,
  newsRoutes,
  generalRoutes,
];

/** Answers that are the same for everybody and bring all their headers with them. */
const publicLists: readonly ((deps: AppDeps) => CachedRoute)[] = [
  productListRoute,
  customRoutes,
  outletRoutes,
];

/**
 * The shop's API, put together from its parts. It holds no state: everything is in `deps`. `shop.ts` puts it into the
 * site that is served; tests call its `fetch`.
 */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.onError(handleError);
  app.notFound(handleNotFound);
  // Before what is done with each request: these are asked for most, and need none of it. They are read only.
  for (const list of publicLists) {
    const { path, answer } = list(deps);
    app.get(path, (c) => answer.respond(c));
  }
  app.use(
    '/api/*',
    findOrigin(deps.settings),
    compress,
    closeUnread,
    apiHeaders,
    noStore,
    sameOriginOnly,
  );
  for (const area of areas) app.route('/', area(deps));
  return app;
}
