import { Hono } from 'hono';
import type { AppDeps } from '../../deps';

/** The calls of the shipping area (spec §7). */
export function shippingRoutes(_deps: AppDeps): Hono {
  return new Hono();
}
