import { Hono } from 'hono';
import { shippingCalls } from '../../../src/contract/order';
import { customerRoute } from '../../boundary/route';
import { toRinggitNumber } from '../../boundary/wire';
import type { AppDeps } from '../../deps';
import { shippingCost } from '../../store/shipping';

/** The call of the shipping area (spec §7). */
export function shippingRoutes(deps: AppDeps): Hono {
  const app = new Hono();

  customerRoute(app, deps, shippingCalls.calculateShipping, async ({ request, db }) => ({
    shippingCost: toRinggitNumber(await shippingCost(db, request.state)),
  }));

  return app;
}
