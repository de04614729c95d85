import { Hono } from 'hono';
import type { AppDeps } from '../../deps';

/** The calls of the user area (spec §7). */
export function userRoutes(_deps: AppDeps): Hono {
  return new Hono();
}
