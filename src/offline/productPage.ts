import { productCalls } from '@kedai/contract/calls/product';
import type { InferOutput } from 'valibot';
import { API_TIMEOUT_S } from './cacheRules';
import { API_CACHE, isFailureLabOn } from './plugins';
import { notifyShopReach } from './reach';

type ProductPageRequest = InferOutput<typeof productCalls.fetchProducts.request>;

/** A page of the collection from the cached product list of its language, which has the same order. A search cannot be answered from it. */
async function cachedProductPage(request: Request): Promise<Response | undefined> {
  const { productName, page, amount, language } = (await request.json()) as ProductPageRequest;
  const list = productCalls.list.path + (language === undefined ? '' : `?language=${language}`);
  const cached = await caches.match(list, { cacheName: API_CACHE });
  if (productName !== null || cached === undefined || (await isFailureLabOn())) return undefined;
  const { products } = (await cached.json()) as { readonly products?: unknown };
  if (!Array.isArray(products)) return undefined;
  await notifyShopReach(false);
  return Response.json({
    success: true,
    products: products.slice((page - 1) * amount, page * amount),
    totalProducts: products.length,
  });
}

/**
 * A page of the collection from the network, or from the cache when the network fails or exceeds `API_TIMEOUT_S`. The cache
 * strategies of Workbox do not apply, since this call is a POST.
 * @throws the network's error when the cache has no response
 */
export async function productPageOrCached(request: Request): Promise<Response> {
  const copy = request.clone();
  const fromNetwork = fetch(request);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, API_TIMEOUT_S * 1000);
  });
  const inTime = await Promise.race([fromNetwork.catch(() => undefined), timeout]);
  return inTime ?? (await cachedProductPage(copy)) ?? fromNetwork;
}
