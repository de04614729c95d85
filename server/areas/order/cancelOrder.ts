import type { OrderOnWire } from '@kedai/contract/calls/order';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { ApiError, notFound } from '../../boundary/apiError';
import { languageOf } from '../../boundary/language';
import type { CustomerStepsContext } from '../../boundary/route';
import type { CardPayments } from '../../ports/cardPayments';
import { findOrder, lockOrder, type OrderRow } from '../../store/orders';
import { canCancel, changeOrder } from './changeOrder';
import { closeOpenPage } from './paymentPages';
import { readOrder } from './readOrders';

/**
 * Cancels an order for its customer. Its payment page is closed first, so a cancelled order cannot be paid.
 * @throws ApiError `not-found`, `act-not-possible` or `unavailable`
 */
export async function cancelOrder(
  { request, db, now, customer, c, runOnce }: CustomerStepsContext<{ readonly orderId: string }>,
  cardPayments: CardPayments | undefined,
): Promise<{ orderDetail: OrderOnWire }> {
  const { orderId } = request;
  const closePage = async () => {
    const order = assertCancellable(await findOrder(db, customer.id, orderId));
    await closeOpenPage(cardPayments, order.openPageId);
  };
  return runOnce(async (transaction) => {
    const order = assertCancellable(await lockOrder(transaction, customer.id, orderId));
    const change = { act: 'cancel', by: 'customer', at: now } as const;
    await changeOrder(transaction, order, change, { openPageId: null });
    const reader = { userId: customer.id, language: languageOf(c) };
    const orderDetail = await readOrder(transaction, reader, orderId);
    if (!orderDetail) throw new Error('A cancelled order is gone.');
    return { orderDetail };
  }, closePage);
}

function assertCancellable<Order extends OrderRow>(order: Order | null): Order {
  if (!order) throw notFound((text) => text.order.notFound);
  if (canCancel(order)) return order;
  throw new ApiError(409, 'act-not-possible', (text) => text.order[refusalReason(order)]);
}

function refusalReason({ status, receiptHash }: OrderRow) {
  if (status === ORDER_STATUS.cancelled) return 'cancelled';
  return receiptHash === null ? 'notCancellable' : 'notCancellableAfterReceipt';
}
