import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { inEnglish, invalidRequest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { readRawBody } from '../../boundary/request/request';
import { logger } from '../../log/logger';
import type { CardPageNotice } from '../../ports/cardPayments';
import { subtractLines } from '../../store/carts';
import type { Transaction } from '../../store/database/db';
import { closePage, findOrderCustomer, lockOrder, readOrderLines } from '../../store/orders';
import { lockCustomer } from '../../store/users';
import { changeOrder } from './changeOrder';

/** So many ignored notices are remembered, because a repeated one is logged once. */
const MAX_IGNORED = 1000;

/** The webhook of Stripe. Not a call of spec §7, because no browser makes it. */
export const STRIPE_WEBHOOK_PATH = '/api/order/stripe/webhook';

/**
 * Receives notices of the payment service. A notice may arrive several times and in any order; only its first arrival
 * has an effect. A notice of another page than the order's own has none, whatever order it names. Unrelated notices get a success, or Stripe would retry them for days.
 */
export function stripeWebhook(app: Hono, { db, clock, cardPayments }: AppDeps): void {
  if (!cardPayments) return;
  const ignored = new LRUCache<string, true>({ max: MAX_IGNORED });
  const report = (notice: CardPageNotice, differences: readonly string[]) => {
    const differs = differences.join(', ');
    const key = [notice.kind, notice.pageId, notice.orderId, differs].join(' ');
    if (ignored.has(key)) return;
    ignored.set(key, true);
    logger.warn(
      'A notice of the payment service was ignored, because it is not about the payment page of this order.',
      undefined,
      { order: notice.orderId, notice: notice.kind, differs },
    );
  };
  app.post(STRIPE_WEBHOOK_PATH, async (c) => {
    const body = await readRawBody(c);
    const signature = c.req.header('stripe-signature');
    const notice = cardPayments.readNotice(body, signature, clock.now());
    switch (notice.kind) {
      case 'forged':
        throw invalidRequest(
          inEnglish('This notice is not signed by the payment service, or it is too old.'),
        );
      case 'paid':
      case 'expired': {
        const settling = (transaction: Transaction) => settle(transaction, notice, clock.now());
        const differences = await db.transaction(settling);
        if (differences.length > 0) report(notice, differences);
        break;
      }
      case 'other':
        break;
    }
    return c.json({ success: true });
  });
}

/**
 * Settles the order of a notice, if it is about the page that the shop opened for this order.
 * @returns what differs from that page; nothing when it was settled, or names no order
 */
async function settle(
  transaction: Transaction,
  notice: CardPageNotice,
  now: number,
): Promise<readonly string[]> {
  const order = await lockNoticed(transaction, notice.orderId);
  if (!order) return [];
  const differences = differencesOf(notice, order);
  if (differences.length > 0) return differences;
  // A repeated notice must not undo what the shop did since, such as cancel the order.
  if (order.paidAt !== null) return [];
  await (notice.kind === 'paid'
    ? settlePaid(transaction, order, now)
    : cancelUnpaid(transaction, order, now));
  return [];
}

/** What a notice says that the order's own page does not. */
function differencesOf({ pageId, amount, differences }: CardPageNotice, order: Order): string[] {
  const own = order.paymentPageId ?? order.openPageId;
  return [
    ...(pageId === own ? [] : ['page']),
    ...(amount === order.productSen + order.shippingSen ? [] : ['amount']),
    ...differences,
  ];
}

/**
 * Marks an order as paid and removes its items from the cart. A payment after a cancellation counts too. An order that
 * the shop has moved on keeps its status, but its page no longer blocks other orders.
 */
async function settlePaid(transaction: Transaction, order: Order, now: number): Promise<void> {
  const change = { act: 'pay-by-card', by: 'shop', at: now } as const;
  const page = { openPageId: null, paidAt: now };
  if (!(await changeOrder(transaction, order, change, page))) {
    if (order.openPageId === null) return;
    await closePage(transaction, order.id, now);
  }
  await subtractLines(transaction, order.userId, await readOrderLines(transaction, order.id));
}

/**
 * Cancels an order whose page can no longer be paid. An order that the shop has moved on keeps its status, and so does one
 * whose page the shop itself has closed: it may have been reopened since.
 */
async function cancelUnpaid(transaction: Transaction, order: Order, now: number): Promise<void> {
  if (order.openPageId === null) return;
  const change = { act: 'cancel', by: 'shop', at: now } as const;
  if (await changeOrder(transaction, order, change, { openPageId: null })) return;
  await closePage(transaction, order.id, null);
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Finds an order. Locks its customer and then the order until the end of the transaction. */
async function lockNoticed(transaction: Transaction, orderId: string): Promise<Order | null> {
  const userId = await findOrderCustomer(transaction, orderId);
  if (userId === null) return null;
  await lockCustomer(transaction, userId);
  return lockOrder(transaction, userId, orderId);
}
