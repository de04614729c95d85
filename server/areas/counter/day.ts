import { counterDayCalls as calls } from '@kedai/contract/calls/counterDay';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Hono } from 'hono';
import type { AppDeps } from '../../boundary/deps';
import { staffRoute } from '../../boundary/route';
import {
  type CounterOrderRow,
  listQueue,
  readChanges,
  searchOrders,
} from '../../store/counterOrders';
import type { StaffMember } from '../../store/staff';
import { toCounterOrder } from './counterOrder';
import { lateBefore } from './mails';

const toPage = (
  { orders, count }: { readonly orders: readonly CounterOrderRow[]; readonly count: number },
  { role }: StaffMember,
) => ({ orders: orders.map((row) => toCounterOrder(row, role)), count });

/** What staff look at all day. */
export function counterDayRoutes(app: Hono, deps: AppDeps): void {
  staffRoute(app, deps, calls.changes, async ({ db, now }) => {
    const { lastEvent, sumOfEvents, mailStamp, ...shown } = await readChanges(db, lateBefore(now));
    const { waitingReceipts, open, failedMails } = shown;
    const stamps = [lastEvent, sumOfEvents, waitingReceipts, open, failedMails, mailStamp];
    return { version: stamps.join('-'), ...shown };
  });

  staffRoute(app, deps, calls.queue, async ({ request: { page = '0' }, db, now, staff }) =>
    toPage(await listQueue(db, Number(page), now - PAYMENT_WINDOW_MS), staff),
  );

  staffRoute(app, deps, calls.searchOrders, async ({ request, db, staff }) => {
    const { text = '', page = '0' } = request;
    return toPage(await searchOrders(db, text, Number(page)), staff);
  });
}
