import { Hono } from 'hono';
import { cartRoutes } from './areas/cart/cart';
import { orderRoutes } from './areas/order/order';
import { shippingRoutes } from './areas/shipping/shipping';
import { userRoutes } from './areas/user/user';
import { answerError, answerUnknownPath } from './boundary/answers';
import { apiHeaders, notKept, sameOriginOnly } from './boundary/guards';
import type { AppDeps } from './deps';

export type { AppDeps, AppSettings } from './deps';

/** One function for each of the nine areas of spec §7; all paths are absolute. */
const areas: readonly ((deps: AppDeps) => Hono)[] = [
  userRoutes,
  cartRoutes,
  shippingRoutes,
  orderRoutes,
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
