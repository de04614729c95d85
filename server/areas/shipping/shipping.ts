import { shippingCalls } from '@kedai/contract/calls/order';
import type { Sen } from '@kedai/contract/rules/money';
import { shorten } from '@kedai/contract/rules/text';
import { Hono } from 'hono';
import { ApiError } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { toRinggitNumber } from '../../boundary/request/wire';
import { customerRoute } from '../../boundary/route';
import type { Db } from '../../store/database/db';
import { findShippingCost } from '../../store/shippingRates';

/** The call of the shipping area (spec §7). */
export function shippingRoutes(deps: AppDeps): Hono {
  const app = new Hono();

  customerRoute(app, deps, shippingCalls.calculateShipping, async ({ request, db }) => ({
    shippingCost: toRinggitNumber(await shippingCost(db, request.state)),
  }));

  return app;
}

/**
 * The shipping fee of a state.
 * @throws ApiError `unknown-state`
 */
export async function shippingCost(db: Db, state: string): Promise<Sen> {
  const cost = await findShippingCost(db, state);
  if (cost !== null) return cost;
  throw new ApiError(400, 'unknown-state', ({ address }) =>
    address.unknownState(shorten(state, 40)),
  );
}
