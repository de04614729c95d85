import { Hono } from 'hono';
import { productCalls } from '../../../src/contract/product';
import { kept } from '../../boundary/kept';
import { type KeptRoute, keptRoute } from '../../boundary/keptRoute';
import { route } from '../../boundary/route';
import type { AppDeps } from '../../deps';
import { readCatalogue } from './catalogue';
import { createSearch } from './search';

/** The whole list, the same for everybody. */
export const productListRoute = (deps: AppDeps): KeptRoute =>
  keptRoute(deps, productCalls.list, async () => ({ products: await readCatalogue(deps.db) }));

/** The other call of the product area: pages of the list or of a search. */
export function productRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const keptCatalogue = kept({
    read: () => readCatalogue(deps.db),
    clock: deps.clock,
    freshMs: deps.settings.catalogueFreshMs ?? 0,
  });
  const search = createSearch();
  route(app, deps, productCalls.fetchProducts, async ({ request }) => {
    const catalogue = await keptCatalogue.get();
    const text = request.productName ?? '';
    const found = text === '' ? { products: catalogue, suggestions: [] } : search(catalogue, text);
    const start = (request.page - 1) * request.amount;
    return {
      products: found.products.slice(start, start + request.amount),
      totalProducts: found.products.length,
      suggestions: [...found.suggestions],
    };
  });
  return app;
}
