import { Hono } from 'hono';
import type { AppDeps } from '../../deps';

/** The calls of the order area (spec §7). */
export function orderRoutes(_deps: AppDeps): Hono {
  return new Hono();
}
