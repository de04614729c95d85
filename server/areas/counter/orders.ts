import { counterOrderCalls as calls } from '@kedai/contract/calls/counterOrders';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { isStorable } from '@kedai/contract/rules/text';
import type { Hono } from 'hono';
import { inEnglish, invalidRequest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { hashOf, readKey } from '../../boundary/idempotency';
import { requireStaff, type StaffContext, staffRoute } from '../../boundary/route';
import { countWaiting, listWaiting } from '../../store/counterOrders';
import { findReceipt } from '../../store/receipts';
import { respondWithReceipt } from '../order/receipts';
import { withOverBy } from '../slots/places';
import { actOnOrder, addNote, type StaffAct } from './actOnOrder';
import { COUNTER_RECEIPT_PATH, readCounterOrder, toCounterOrder } from './counterOrder';

/** How many receipts that wait are listed. */
const LISTED = 50;

/** Who acts with a request. Another call with the same key is another request. */
const staffAct = ({ c, staff, now, request }: StaffContext<unknown>): StaffAct => ({
  staff,
  now,
  key: readKey(c.req.header(IDEMPOTENCY_HEADER)) ?? null,
  requestHash: hashOf([c.req.path, request]),
});

/** The order of a request, for the response. */
async function readOrder({ request, db, staff, now }: StaffContext<{ readonly orderId: string }>) {
  const order = await readCounterOrder(db, request.orderId, { staff, now });
  const [shown = order] = await withOverBy(db, now, [order]);
  return { order: shown };
}

/** What staff do with orders. */
export function counterOrderRoutes(app: Hono, deps: AppDeps): void {
  const { files, cardPayments } = deps;

  staffRoute(app, deps, calls.waitingReceipts, async ({ db, staff, now }) => {
    const rows = await listWaiting(db, LISTED);
    return {
      orders: await withOverBy(
        db,
        now,
        rows.map((row) => toCounterOrder(row, staff.role)),
      ),
      waiting: rows.length < LISTED ? rows.length : await countWaiting(db),
    };
  });

  staffRoute(app, deps, calls.counterOrder, readOrder);

  staffRoute(app, deps, calls.act, async (context) => {
    const { request, db } = context;
    await actOnOrder(db, cardPayments, request, staffAct(context));
    return readOrder(context);
  });

  staffRoute(app, deps, calls.addNote, async (context) => {
    const { request, db } = context;
    await addNote(db, request, staffAct(context));
    return readOrder(context);
  });

  app.get(`${COUNTER_RECEIPT_PATH}/:contentHash`, async (c) => {
    await requireStaff(c, deps, deps.clock.now());
    const contentHash = c.req.param('contentHash');
    if (!isStorable(contentHash))
      throw invalidRequest(inEnglish('The receipt is not named as it should be.'));
    return respondWithReceipt(c, files, await findReceipt(deps.db, contentHash));
  });
}
