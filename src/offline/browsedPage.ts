import { productCalls } from '../contract/product';
import { isFailureMeant } from './plugins';

interface Browsing {
  readonly productName: string | null;
  readonly page: number;
  readonly amount: number;
}

/**
 * A page of plain browsing; while there is no connection it is cut from the product list that is kept, which has the same
 * order. A search is the server's to answer.
 * @throws what the connection throws, where nothing can stand in
 */
export async function browsedPage(request: Request): Promise<Response> {
  const asked = request.clone();
  try {
    return await fetch(request);
  } catch (failure) {
    const { productName, page, amount } = (await asked.json()) as Browsing;
    const kept = await caches.match(productCalls.list.path, { cacheName: 'answers' });
    if (productName !== null || kept === undefined || (await isFailureMeant())) throw failure;
    const { products } = (await kept.json()) as { readonly products?: unknown };
    if (!Array.isArray(products)) throw failure;
    return Response.json({
      success: true,
      products: products.slice((page - 1) * amount, page * amount),
      totalProducts: products.length,
    });
  }
}
