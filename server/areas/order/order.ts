import { orderCalls } from '@kedai/contract/calls/order';
import { pathInLanguage } from '@kedai/contract/protocol/languages';
import { CART_PAGE, ORDERS_PAGE } from '@kedai/contract/protocol/pagePaths';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { isStorable } from '@kedai/contract/rules/text';
import { Hono } from 'hono';
import { invalidRequest, notFound, unavailable } from '../../boundary/apiError';
import { publicOrigin } from '../../boundary/caller/origin';
import type { AppDeps } from '../../boundary/deps';
import { languageOf, namedLanguage } from '../../boundary/language';
import { type CallLimit, callLimit } from '../../boundary/limits/callLimit';
import { assertWithinLimits } from '../../boundary/limits/rateLimit';
import {
  customerRoute,
  customerStepsRoute,
  type Precheck,
  requireCustomer,
} from '../../boundary/route';
import { MINUTE_MS } from '../../ports/clock';
import { addLines, clearCart, lockCart } from '../../store/carts';
import type { Db } from '../../store/database/db';
import { cancelUnpaidOrders, listOpenPages } from '../../store/orders';
import { findCurrentReceipt } from '../../store/receipts';
import { lockCustomer } from '../../store/users';
import { cancelOrder } from './cancelOrder';
import { openPaymentPage } from './cardPayment';
import { alreadyPaid, cancelPendingCardOrders, expirePages } from './paymentPages';
import { checkOrder, placeOrder } from './placeOrder';
import { RECEIPT_PATH, readOrder, readOrders } from './readOrders';
import { receiptImages } from './receiptImages';
import { respondWithReceipt, storeReceipt } from './receipts';
import { stripeWebhook } from './stripeWebhook';
import { uploadCall } from './uploadCall';

const WINDOW_MS = 15 * MINUTE_MS;

/** How often a customer may try to place an order. */
const ORDER_TRIES: CallLimit = {
  kind: 'order-tries',
  times: 300,
  windowMs: WINDOW_MS,
  message: (text) => text.order.tooManyTries(WINDOW_MS),
};

/** How many orders a customer may place in a window. */
const ORDERS = { times: 60, windowMs: WINDOW_MS };

/** The calls of the order area (spec §7), and the receipt for its owner. */
export function orderRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const { files, cardPayments, settings } = deps;
  const reencode = receiptImages(deps.images);
  stripeWebhook(app, deps);
  const assertMayTry = callLimit(deps, ORDER_TRIES);
  const limited = { precheck: ({ customer }) => assertMayTry(customer.id) } satisfies {
    precheck: Precheck;
  };

  /**
   * Counts an order in its own transaction; a refused order rolls the count back.
   * @throws ApiError `too-many-requests`
   */
  async function countOrder(transaction: Db, now: number, userId: string): Promise<void> {
    if (settings.callLimits === false) return;
    await assertWithinLimits(
      transaction,
      now,
      [{ bucket: `orders:${userId}`, ...ORDERS }],
      (text) => text.order.tooMany(WINDOW_MS),
    );
  }

  /** With the setting on, an overdue order is cancelled at the latest when it is read. */
  async function cancelOverdue(db: Db, now: number, userId: string): Promise<void> {
    if (settings.paymentWindowCancels) {
      await cancelUnpaidOrders(db, now, { before: now - PAYMENT_WINDOW_MS, userId });
    }
  }

  customerStepsRoute(app, deps, { ...orderCalls.place, ...limited }, async (context) => {
    const { request, db, now, customer, c, text, runOnce } = context;
    const orderContext = {
      userId: customer.id,
      paymentMethod: 'tng',
      cookies: c.req.header('cookie'),
      now,
      language: namedLanguage(c) ?? customer.language,
    } as const;
    // A refused order closes no page: the earlier order may still be paid there. So it is checked first.
    const closeOpenPages = async () => {
      if (!cardPayments) return;
      const pages = await listOpenPages(db, customer.id);
      if (pages.length === 0) return;
      await db.transaction(async (transaction) => {
        await lockCustomer(transaction, customer.id);
        const cart = await lockCart(transaction, customer.id);
        await checkOrder(transaction, request, { ...orderContext, cart });
      });
      await expirePages(db, { payments: cardPayments, now }, pages);
    };
    const { orderId } = await runOnce(async (transaction) => {
      const cart = await clearCart(transaction, customer.id);
      const opened = cardPayments
        ? await cancelPendingCardOrders(transaction, now, customer.id)
        : [];
      if (opened.length > 0) throw alreadyPaid();
      const { orderId: id, notSold } = await placeOrder(transaction, request, {
        ...orderContext,
        cart,
      });
      await countOrder(transaction, now, customer.id);
      // Lines that are not sold stay in the cart until the shopper removes them.
      await addLines(transaction, customer.id, notSold);
      return { orderId: id };
    }, closeOpenPages);
    return { orderId, message: text.order.placed };
  });

  // The cart stays, because the shopper may return from the payment page without paying.
  customerStepsRoute(app, deps, { ...orderCalls.stripe, ...limited }, async (context) => {
    const { request, db, now, customer, c, text, runOnce, releaseKey } = context;
    if (!cardPayments) {
      throw unavailable((text) => text.order.noCardPayment);
    }
    const { orderId, amount, replaced } = await runOnce(async (transaction) => {
      const order = await placeOrder(transaction, request, {
        userId: customer.id,
        paymentMethod: 'stripe',
        cookies: c.req.header('cookie'),
        cart: await lockCart(transaction, customer.id),
        now,
        language: namedLanguage(c) ?? customer.language,
      });
      await countOrder(transaction, now, customer.id);
      const others = await cancelPendingCardOrders(transaction, now, customer.id, order.orderId);
      return { ...order, replaced: others };
    });
    const language = languageOf(c);
    const urlOf = (page: string) => `${publicOrigin(c)}${pathInLanguage(language, page)}`;
    const success_url = await openPaymentPage(
      { db, payments: cardPayments, now, replaced, releaseKey },
      {
        orderId,
        title: text.order.paymentTitle(orderId),
        language,
        amount,
        email: customer.email,
        successUrl: urlOf(ORDERS_PAGE),
        cancelUrl: urlOf(CART_PAGE),
      },
    );
    return { success_url };
  });

  customerRoute(app, deps, orderCalls.userorders, async ({ request, db, now, customer, c }) => {
    await cancelOverdue(db, now, customer.id);
    return readOrders(db, { userId: customer.id, language: languageOf(c) }, request);
  });

  customerRoute(app, deps, orderCalls.orderdetail, async ({ request, db, now, customer, c }) => {
    await cancelOverdue(db, now, customer.id);
    const reader = { userId: customer.id, language: languageOf(c) };
    const orderDetail = await readOrder(db, reader, request.orderId);
    if (!orderDetail) throw notFound((text) => text.order.notFound);
    return { orderDetail };
  });

  customerStepsRoute(app, deps, orderCalls.cancel, async (context) => {
    await cancelOverdue(context.db, context.now, context.customer.id);
    return cancelOrder(context, cardPayments);
  });

  customerStepsRoute(app, deps, uploadCall, async (context) => {
    const { request, db, now, customer, text, runOnce } = context;
    await cancelOverdue(db, now, customer.id);
    const upload = { ...request, userId: customer.id, now };
    await storeReceipt({ db, files, reencode, runOnce }, upload);
    return { message: text.receipt.uploaded };
  });

  app.get(`${RECEIPT_PATH}/:orderId`, async (c) => {
    const { id: userId } = await requireCustomer(c, deps, deps.clock.now());
    const orderId = c.req.param('orderId');
    if (!isStorable(orderId)) throw invalidRequest((text) => text.order.unstorableId);
    const receipt = await findCurrentReceipt(deps.db, { orderId, userId });
    return respondWithReceipt(c, files, receipt);
  });

  return app;
}
