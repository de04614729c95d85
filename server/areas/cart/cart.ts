import { Hono } from 'hono';
import { cartCalls } from '../../../src/contract/cart';
import { type CartLineKey, linesOf } from '../../../src/contract/cartData';
import { isSold } from '../../../src/contract/product';
import { type CallLimit, callLimit } from '../../boundary/callLimit';
import { customerRoute, type Precheck } from '../../boundary/route';
import type { AppDeps } from '../../deps';
import { MINUTE_MS } from '../../ports/clock';
import { addLine, addLines, readCart, removeLine, setLine } from '../../store/carts';
import { assertSold, findProducts } from '../../store/catalogue';

/** How often a customer may change the cart. Tapping as fast as possible in two tabs stays below. */
const CART_WRITES: CallLimit = {
  kind: 'cart',
  times: 600,
  windowMs: MINUTE_MS,
  batch: 20,
  message: 'Your cart was changed very often. Please wait a minute and try again.',
};

/** The calls of the cart area (spec §7). */
export function cartRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const assertMayWrite = callLimit(deps, CART_WRITES);
  const limited = { precheck: ({ customer }) => assertMayWrite(customer.id) } satisfies {
    precheck: Precheck;
  };

  customerRoute(app, deps, { ...cartCalls.add, ...limited }, async ({ request, db, customer }) => {
    assertSold(await findProducts(db, [request.itemId]), request.itemId, request.feature);
    await addLine(db, customer.id, request);
    return { message: 'Added to cart.' };
  });

  customerRoute(
    app,
    deps,
    { ...cartCalls.update, ...limited },
    async ({ request, db, customer }) => {
      const { itemId, feature, quantity } = request;
      // A line whose product is gone can still be removed.
      if (quantity === 0) {
        await removeLine(db, customer.id, request);
        return { message: 'Removed from cart.' };
      }
      assertSold(await findProducts(db, [itemId]), itemId, feature);
      await setLine(db, customer.id, request);
      return { message: 'Cart updated.' };
    },
  );

  customerRoute(app, deps, cartCalls.get, async ({ db, customer }) => ({
    cartData: await readCart(db, customer.id),
  }));

  // A guest's cart may be old: lines that are no longer sold are left out and named, the rest arrives.
  customerRoute(
    app,
    deps,
    { ...cartCalls.cartMerge, ...limited },
    async ({ request, db, customer }) => {
      const lines = linesOf(request.cartData);
      const productsById = await findProducts(
        db,
        lines.map(({ itemId }) => itemId),
      );
      const isLineSold = ({ itemId, feature }: CartLineKey) =>
        isSold(productsById.get(itemId), feature);
      const surplus = await addLines(db, customer.id, lines.filter(isLineSold));
      const leftOut = [
        ...lines
          .filter((line) => !isLineSold(line))
          .map((line) => ({ ...line, reason: 'not-sold' as const })),
        ...surplus.map((line) => ({ ...line, reason: 'too-many' as const })),
      ].map(({ itemId, ...line }) => ({ ...line, name: productsById.get(itemId)?.name }));
      return leftOut.length === 0 ? {} : { leftOut };
    },
  );

  return app;
}
