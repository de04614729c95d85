import { asc } from 'drizzle-orm';
import { Hono } from 'hono';
import { type OutletOnWire, outletCalls } from '../../../src/contract/outlet';
import { KeptAnswer } from '../../boundary/keptAnswer';
import type { AppDeps } from '../../deps';
import type { Db } from '../../store/database';
import { outlets } from '../../store/schema';

/** The call of the outlet area: all outlets in the shop's order. */
export function outletRoutes(deps: AppDeps): Hono {
  const list = new KeptAnswer({
    read: async () => ({ outlets: await readOutlets(deps.db) }),
    clock: deps.clock,
    freshMs: deps.settings.catalogueFreshMs ?? 0,
  });
  return new Hono().get(outletCalls.outletList.path, (http) => list.answer(http));
}

async function readOutlets(db: Db): Promise<OutletOnWire[]> {
  const rows = await db.select().from(outlets).orderBy(asc(outlets.position), asc(outlets.id));
  return rows.map(({ position: _position, ...outlet }) => outlet);
}
