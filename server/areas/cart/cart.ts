import { cartCalls } from '@kedai/contract/calls/cart';
import { type CartLineKey, linesOf } from '@kedai/contract/rules/cartData';
import { QUANTITY_MAX } from '@kedai/contract/rules/limits';
import { isSold } from '@kedai/contract/rules/product';
import { Hono } from 'hono';
import { invalidRequest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { languageOf } from '../../boundary/language';
import { type CallLimit, callLimit } from '../../boundary/limits/callLimit';
import { customerRoute, customerStepsRoute, type Precheck } from '../../boundary/route';
import { MINUTE_MS } from '../../ports/clock';
import { addLines, readCart, removeLine, setLine } from '../../store/carts';
import { findProducts, type ProductRow } from '../../store/products';
import { translate } from '../../store/translate';
import type { CachedCatalogue } from '../product/catalogue';
import { assertSold, assertSoldByCatalogue } from '../product/sold';

/** How often a customer may change the cart. Tapping as fast as possible in two tabs stays below. */
const CART_WRITES: CallLimit = {
  kind: 'cart',
  times: 600,
  windowMs: MINUTE_MS,
  batch: 20,
  message: ({ cart }) => cart.tooManyChanges(MINUTE_MS),
};

/** The calls of the cart area (spec §7). */
export function cartRoutes(deps: AppDeps, catalogue: CachedCatalogue): Hono {
  const app = new Hono();
  const assertMayWrite = callLimit(deps, CART_WRITES);
  const limited = { precheck: ({ customer }) => assertMayWrite(customer.id) } satisfies {
    precheck: Precheck;
  };

  customerStepsRoute(app, deps, { ...cartCalls.add, ...limited }, async (context) => {
    const { request, customer, text } = context;
    await context.runOnce(async (db) => {
      assertSold(await findProducts(db, [request.itemId]), request.itemId, request.feature);
      const [full] = await addLines(db, customer.id, [request]);
      if (full) throw invalidRequest(({ cart }) => cart.full(QUANTITY_MAX, full.present));
      return {};
    });
    return { message: text.cart.added };
  });

  customerRoute(app, deps, { ...cartCalls.update, ...limited }, async (context) => {
    const { request, db, customer, text } = context;
    // A line whose product is gone can still be removed.
    if (request.quantity === 0) {
      await removeLine(db, customer.id, request);
      return { message: text.cart.removed };
    }
    await assertSoldByCatalogue(db, catalogue, request);
    await setLine(db, customer.id, request);
    return { message: text.cart.updated };
  });

  customerRoute(app, deps, cartCalls.get, async ({ db, customer }) => ({
    cartData: await readCart(db, customer.id),
  }));

  // A guest's cart may be old: lines that are no longer sold are left out and named, the rest arrives.
  customerStepsRoute(app, deps, { ...cartCalls.cartMerge, ...limited }, async (context) => {
    const { request, customer, c } = context;
    return context.runOnce(async (db) => {
      const lines = linesOf(request.cartData);
      const productsById = await findProducts(
        db,
        lines.map(({ itemId }) => itemId),
      );
      const isLineSold = ({ itemId, feature }: CartLineKey) =>
        isSold(productsById.get(itemId), feature);
      const nameOf = (product: ProductRow | undefined) =>
        product && translate({ name: product.name }, product.translations, languageOf(c)).name;
      const full = await addLines(db, customer.id, lines.filter(isLineSold));
      for (const line of full) {
        await setLine(db, customer.id, { ...line, quantity: QUANTITY_MAX });
      }
      const leftOut = [
        ...lines
          .filter((line) => !isLineSold(line))
          .map((line) => ({ ...line, reason: 'not-sold' as const })),
        ...full.map(({ present, quantity, ...line }) => ({
          ...line,
          quantity: present + quantity - QUANTITY_MAX,
          reason: 'too-many' as const,
        })),
      ].map((line) => ({ ...line, name: nameOf(productsById.get(line.itemId)) }));
      return leftOut.length === 0 ? {} : { leftOut };
    });
  });

  return app;
}
