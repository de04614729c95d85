import { Hono } from 'hono';
import { cartRoutes } from './areas/cart/cart';
import { customRoutes } from './areas/custom/custom';
import { generalRoutes } from './areas/general/general';
import { newsRoutes } from './areas/news/news';
import { orderRoutes } from './areas/order/order';
import { outletRoutes } from './areas/outlet/outlet';
import { productRoutes } from './areas/product/product';
import { shippingRoutes } from './areas/shipping/shipping';
import { userRoutes } from './areas/user/user';
import { answerError, answerUnknownPath } from './boundary/answers';
import { apiHeaders, notKept, sameOriginOnly } from './boundary/guards';
import type { AppDeps } from './deps';

export type { AppDeps, AppSettings } from './deps';

/** One function for each of the nine areas of spec §7; all paths are absolute. */
const areas: readonly ((deps: AppDeps) => Hono)[] = [
  userRoutes,
  productRoutes,
  cartRoutes,
  shippingRoutes,
  orderRoutes,
  customRoutes,
  newsRoutes,
  outletRoutes,
  generalRoutes,
];

/**
 * The shop's API, put together from its parts. It holds no state: everything is in `deps`. `main.ts` serves it, tests
 * call it as `fetch`.
 */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.onError(answerError);
  app.notFound(answerUnknownPath);
  app.use('/api/*', apiHeaders, notKept, sameOriginOnly);
  for (const area of areas) app.route('/', area(deps));
  return app;
}
