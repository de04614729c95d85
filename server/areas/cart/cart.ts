import { Hono } from 'hono';
import type { AppDeps } from '../../deps';

/** The calls of the cart area (spec §7). */
export function cartRoutes(_deps: AppDeps): Hono {
  return new Hono();
}
