import { counterDayCalls as calls } from '@kedai/contract/calls/counterDay';
import type { Hono } from 'hono';
import type { AppDeps } from '../../boundary/deps';
import { type StaffContext, staffRoute } from '../../boundary/route';
import {
  type CounterOrderRow,
  listQueue,
  readChanges,
  searchOrders,
} from '../../store/counterOrders';
import { withOverBy } from '../slots/places';
import { toCounterOrder } from './counterOrder';
import { lateBefore } from './mails';

const toPage = async (
  { orders, count }: { readonly orders: readonly CounterOrderRow[]; readonly count: number },
  { db, now, staff }: Pick<StaffContext<unknown>, 'db' | 'now' | 'staff'>,
) => {
  const listed = orders.map((row) => toCounterOrder(row, staff.role));
  return { orders: await withOverBy(db, now, listed), count };
};

/** What staff look at all day. */
export function counterDayRoutes(app: Hono, deps: AppDeps): void {
  staffRoute(app, deps, calls.changes, async ({ db, now }) => {
    const { lastEvent, sumOfEvents, mailStamp, lastLogEntry, ...shown } = await readChanges(
      db,
      lateBefore(now),
    );
    const { waitingReceipts, open, failedMails } = shown;
    const stamps = [
      lastEvent,
      sumOfEvents,
      waitingReceipts,
      open,
      failedMails,
      mailStamp,
      lastLogEntry,
    ];
    return { version: stamps.join('-'), ...shown };
  });

  staffRoute(app, deps, calls.queue, async (context) => {
    const { request, db, now } = context;
    const { page = '0' } = request;
    return toPage(await listQueue(db, Number(page), now), context);
  });

  staffRoute(app, deps, calls.searchOrders, async (context) => {
    const { request, db } = context;
    const { text = '', page = '0' } = request;
    return toPage(await searchOrders(db, text, Number(page)), context);
  });
}
