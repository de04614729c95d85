import { Hono } from 'hono';
import type { AppDeps } from '../../boundary/deps';
import { counterSessionRoutes } from './session';

/** The calls of the counter, which only staff use. Not part of spec §7. */
export function counterRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  counterSessionRoutes(app, deps);
  return app;
}
