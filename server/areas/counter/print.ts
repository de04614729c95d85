import { counterDayCalls as calls, PRINTED_MAX } from '@kedai/contract/calls/counterDay';
import type { Hono } from 'hono';
import { inEnglish, invalidRequest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { staffRoute } from '../../boundary/route';
import { listOrders } from '../../store/counterOrders';
import { withOverBy } from '../slots/places';
import { toCounterOrder } from './counterOrder';

/** The orders on paper. */
export function counterPrintRoutes(app: Hono, deps: AppDeps): void {
  const { registeredName, registrationNumber } = deps.settings.company;

  staffRoute(app, deps, calls.ordersToPrint, async ({ request, db, staff, now }) => {
    const ids = request.ids.split(',');
    if (ids.length > PRINTED_MAX) {
      throw invalidRequest(inEnglish(`At most ${PRINTED_MAX} orders can be printed at once.`));
    }
    const rows = await listOrders(db, ids);
    const orders = rows.map((row) => toCounterOrder(row, staff.role));
    return {
      orders: await withOverBy(db, now, orders),
      company: { registeredName, registrationNumber },
    };
  });
}
