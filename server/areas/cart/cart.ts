import { cartCalls } from '@kedai/contract/calls/cart';
import { type CartLineKey, linesOf } from '@kedai/contract/rules/cartData';
import { QUANTITY_MAX } from '@kedai/contract/rules/limits';
import { isSold } from '@kedai/contract/rules/product';
import { waitText } from '@kedai/contract/text/limitText';
import { Hono } from 'hono';
import { invalidRequest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { languageOf } from '../../boundary/language';
import { type CallLimit, callLimit } from '../../boundary/limits/callLimit';
import { customerRoute, type Precheck } from '../../boundary/route';
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
  message: `Your cart was changed very often. Please wait ${waitText(MINUTE_MS)} and try again.`,
};

/** The calls of the cart area (spec §7). */
export function cartRoutes(deps: AppDeps, catalogue: CachedCatalogue): Hono {
  const app = new Hono();
  const assertMayWrite = callLimit(deps, CART_WRITES);
  const limited = { precheck: ({ customer }) => assertMayWrite(customer.id) } satisfies {
    precheck: Precheck;
  };

  customerRoute(app, deps, { ...cartCalls.add, ...limited }, async ({ request, db, customer }) => {
    assertSold(await findProducts(db, [request.itemId]), request.itemId, request.feature);
    const [full] = await addLines(db, customer.id, [request]);
    if (full) {
      throw invalidRequest(
        `A cart holds at most ${QUANTITY_MAX} of one product; yours has ${full.present} of this one. Nothing was added.`,
      );
    }
    return { message: 'Added to cart.' };
  });

  customerRoute(
    app,
    deps,
    { ...cartCalls.update, ...limited },
    async ({ request, db, customer }) => {
      // A line whose product is gone can still be removed.
      if (request.quantity === 0) {
        await removeLine(db, customer.id, request);
        return { message: 'Removed from cart.' };
      }
      await assertSoldByCatalogue(db, catalogue, request);
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
    async ({ request, db, customer, c }) => {
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
    },
  );

  return app;
}
