import type { counterOrderCalls } from '@kedai/contract/calls/counterOrders';
import type { Staff } from '@kedai/contract/calls/counterSession';
import { sen } from '@kedai/contract/rules/money';
import { actsOf } from '@kedai/order-life';
import { notFound } from '../../boundary/apiError';
import { toRinggitNumber } from '../../boundary/request/wire';
import type { ResponseBody } from '../../boundary/route';
import { type CounterOrderRow, findCounterOrder } from '../../store/counterOrders';
import type { Db } from '../../store/database/db';
import type { OrderEventRow } from '../../store/orderEvents';
import type { StaffMember } from '../../store/staff';
import { lifeOf } from '../order/changeOrder';
import { toOrderFields } from '../order/readOrders';
import { undoUntil } from './undo';

/** The path of a receipt's picture, for staff: the hash of its file follows. */
export const COUNTER_RECEIPT_PATH = '/api/counter/receipt';

type OrderDetail = ResponseBody<(typeof counterOrderCalls)['counterOrder']['response']>['order'];

const toReceipt = ({
  contentHash,
  uploadedAt,
}: {
  readonly contentHash: string;
  readonly uploadedAt: number;
}) => ({ picture: `${COUNTER_RECEIPT_PATH}/${contentHash}`, uploadedAt });

/** An order on the wire, for staff. */
export const toCounterOrder = (row: CounterOrderRow, role: Staff['role']) => ({
  ...toOrderFields(row),
  customer: row.customer,
  receipt: row.receipt && toReceipt(row.receipt),
  acts: actsOf(lifeOf(row), role),
  isExample: row.isExample,
});

const toEvent = ({ refund, ...event }: OrderEventRow) => ({
  at: event.at,
  act: event.act,
  by: { kind: event.byKind, name: event.byName },
  status: event.toStatus,
  reason: event.reason,
  text: event.text,
  reference: event.reference,
  refund: refund && {
    amount: toRinggitNumber(sen(refund.amountSen)),
    how: refund.how,
    isGiven: refund.isGiven,
  },
});

/** An order with its history on the wire, for staff. @throws ApiError `not-found` */
export async function readCounterOrder(
  db: Db,
  orderId: string,
  by: { readonly staff: StaffMember; readonly now: number },
): Promise<OrderDetail> {
  const order = await findCounterOrder(db, orderId);
  if (!order) throw notFound((text) => text.order.notFound);
  return {
    ...toCounterOrder(order, by.staff.role),
    events: order.events.map(toEvent),
    earlierReceipts: order.earlierReceipts.map(toReceipt),
    undoUntil: undoUntil(order.events, by),
  };
}
