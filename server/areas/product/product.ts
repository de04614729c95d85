import { productCalls } from '@kedai/contract/calls/product';
import { languageOfTag } from '@kedai/contract/protocol/languages';
import { Hono } from 'hono';
import { type CachedRoute, cachedRoute } from '../../boundary/cache/cachedRoute';
import { clientAddress, IN_PROCESS } from '../../boundary/caller/clientAddress';
import type { AppDeps } from '../../boundary/deps';
import { type CallLimit, callLimit } from '../../boundary/limits/callLimit';
import { route } from '../../boundary/route';
import { MINUTE_MS } from '../../ports/clock';
import { listProducts, readCatalogueVersion } from '../../store/products';
import { type CachedCatalogue, productInLanguage } from './catalogue';

/**
 * How often one network address may search or page through the products. The page of one shopper sends two requests a
 * second at most. One address may be a whole office.
 */
const SEARCHES: CallLimit = {
  kind: 'search',
  times: 1200,
  windowMs: MINUTE_MS,
  batch: 20,
  message: ({ product }) => product.tooManySearches(MINUTE_MS),
};

/** The full product list, the same for everybody. */
export const productListRoute = (deps: AppDeps): CachedRoute =>
  cachedRoute(deps, productCalls.list, {
    read: () => listProducts(deps.db),
    bodyOf: (rows, language) => ({
      products: rows.map((row) => productInLanguage(row, language)),
    }),
    readVersion: () => readCatalogueVersion(deps.db),
  });

/** The other call of the product area: pages of the list or of a search. */
export function productRoutes(deps: AppDeps, catalogue: CachedCatalogue): Hono {
  const app = new Hono();
  const assertMaySearch = callLimit(deps, SEARCHES);
  route(app, deps, productCalls.fetchProducts, async ({ request, c }) => {
    const address = clientAddress(c, deps.settings.trustProxy);
    // The server's own calls render pages, whose results are cached.
    if (address !== IN_PROCESS) await assertMaySearch(address);
    const language = languageOfTag(request.language) ?? 'en';
    const { products, index } = await (await catalogue.get()).inLanguage(language);
    const text = request.productName ?? '';
    const result = text === '' ? { products, suggestions: [] } : index.search(text);
    const start = (request.page - 1) * request.amount;
    return {
      products: result.products.slice(start, start + request.amount),
      totalProducts: result.products.length,
      suggestions: [...result.suggestions],
    };
  });
  return app;
}
