import { productCalls } from '../contract/product';
import { ANSWER_WAIT_S } from './kept';
import { ANSWERS, isFailureMeant } from './plugins';
import { tellReach } from './reach';

interface Browsing {
  readonly productName: string | null;
  readonly page: number;
  readonly amount: number;
}

/** A page of plain browsing, cut from the product list that is kept, which has the same order. */
async function keptPage(request: Request): Promise<Response | undefined> {
  const { productName, page, amount } = (await request.json()) as Browsing;
  const kept = await caches.match(productCalls.list.path, { cacheName: ANSWERS });
  if (productName !== null || kept === undefined || (await isFailureMeant())) return undefined;
  const { products } = (await kept.json()) as { readonly products?: unknown };
  if (!Array.isArray(products)) return undefined;
  await tellReach(false);
  return Response.json({
    success: true,
    products: products.slice((page - 1) * amount, page * amount),
    totalProducts: products.length,
  });
}

/**
 * A page of browsing, of what is kept where the connection fails or takes too long. A search is the server's to answer.
 * @throws what the connection throws, where nothing can stand in
 */
export async function browsedPage(request: Request): Promise<Response> {
  const asked = request.clone();
  const answer = fetch(request);
  const tooLong = new Promise<undefined>((resolve) => {
    setTimeout(resolve, ANSWER_WAIT_S * 1000);
  });
  const inTime = await Promise.race([answer.catch(() => undefined), tooLong]);
  return inTime ?? (await keptPage(asked)) ?? answer;
}
