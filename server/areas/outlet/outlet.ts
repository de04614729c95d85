import { type OutletOnWire, outletCalls } from '@kedai/contract/calls/outlet';
import { type CachedRoute, cachedRoute } from '../../boundary/cache/cachedRoute';
import type { AppDeps } from '../../boundary/deps';
import type { Db } from '../../store/database/db';
import { listOutlets } from '../../store/outlets';

/** The call of the outlet area: all outlets in the shop's order. */
export const outletRoutes = (deps: AppDeps): CachedRoute =>
  cachedRoute(deps, outletCalls.outletList, async () => ({ outlets: await readOutlets(deps.db) }));

async function readOutlets(db: Db): Promise<OutletOnWire[]> {
  return (await listOutlets(db)).map(({ position: _, translations: __, ...outlet }) => outlet);
}
