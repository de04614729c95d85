import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { currentRequest } from '../log/requestContext';

/**
 * Stores the pattern of the route that answered, for the request log and the metrics. After `next`, the current route is the
 * last one that ran.
 */
export const rememberRoute: MiddlewareHandler = async (c, next) => {
  await next();
  const context = currentRequest();
  if (context) context.route = routePath(c);
};
