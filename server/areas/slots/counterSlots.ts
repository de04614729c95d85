import { counterSlotCalls as calls } from '@kedai/contract/calls/counterSlots';
import { SLOTS } from '@kedai/contract/rules/slots';
import type { Hono } from 'hono';
import type { AppDeps } from '../../boundary/deps';
import { staffRoute } from '../../boundary/route';
import { listInSlots } from '../../store/counterOrders';
import { toCounterOrder } from '../counter/counterOrder';
import { withOverBy } from './places';
import {
  addClosure,
  readSlotRules,
  removeClosure,
  saveSlotRules,
  toRulesResponse,
} from './slotRules';

/** When the shop takes orders, for staff. */
export function counterSlotRoutes(app: Hono, deps: AppDeps): void {
  staffRoute(app, deps, calls.slotRules, async ({ db }) =>
    toRulesResponse(await readSlotRules(db)),
  );

  staffRoute(app, deps, calls.saveSlotRules, async ({ db, request, ...by }) =>
    toRulesResponse(await saveSlotRules(db, request, by)),
  );

  staffRoute(app, deps, calls.addClosure, async ({ db, request, ...by }) =>
    toRulesResponse(await addClosure(db, request, by)),
  );

  staffRoute(app, deps, calls.removeClosure, async ({ db, request, ...by }) =>
    toRulesResponse(await removeClosure(db, request, by)),
  );

  staffRoute(app, deps, calls.ordersInSlots, async ({ db, request, now, staff }) => {
    const hours = request.hours?.split(',').map(Number);
    const labels =
      hours && SLOTS.filter(({ startHour }) => hours.includes(startHour)).map(({ label }) => label);
    const rows = await listInSlots(db, request, labels);
    const orders = rows.map((row) => toCounterOrder(row, staff.role));
    return { orders: await withOverBy(db, now, orders) };
  });
}
