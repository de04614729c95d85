import { productCalls } from '@kedai/contract/calls/product';
import { type CartData, EMPTY_CART, withQuantity } from '@kedai/contract/rules/cartData';
import type { ProductOnWire } from '@kedai/contract/rules/product';
import { cartAmount, cartLines } from '@kedai/contract/rules/totals';
import * as v from 'valibot';
import { SearchIndex } from '../../server/areas/product/search';
import { filterAndSortProducts } from '../../src/features/catalogue/collectionQuery';
import { median } from '../lib/statistics';

/** The costs of a product list of one size, ms. */
export interface CatalogueCost {
  readonly products: number;
  readonly megabytes: number;
  readonly parse: number;
  readonly normalise: number;
  readonly filterAndSort: number;
  /** The server's index of the list. */
  readonly searchIndex: number;
  readonly search: number;
  readonly cartTotals: number;
}

interface ListResponse {
  readonly products: readonly ProductOnWire[];
}

/** The response of `GET /api/product/list` with `count` products. */
export const productListJson = (count: number): string =>
  JSON.stringify({
    success: true,
    products: Array.from({ length: count }, (_, index) => ({
      id: `product-${index}`,
      name: `Product ${index}`,
      price: 10 + (index % 90) + 0.5,
      image: [`/pictures/product-${index}-1.webp`],
      description: 'A thing of cloth, cut with care and sewn to last.',
      features: ['S', 'M', 'L'],
      category: ['Men', 'Women', 'Kids'][index % 3],
      subCategory: ['Topwear', 'Bottomwear', 'Winterwear'][index % 3],
      bestseller: index % 7 === 0,
    })),
  });

/** @returns the result and the median duration of five runs, ms */
async function measure<Result>(
  task: () => Result | Promise<Result>,
): Promise<readonly [Result, number]> {
  const times: number[] = [];
  let result = await task();
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    result = await task();
    times.push(performance.now() - start);
  }
  return [result, median(times)];
}

/** Matches a third of the list. */
const QUERY = 'men top';

/** Parses and filters a list as the storefront does, and searches it as the server does. */
export async function costOf(count: number): Promise<CatalogueCost> {
  const text = productListJson(count);
  const [response, parse] = await measure(() => JSON.parse(text) as ListResponse);
  const [{ products }, normalise] = await measure(() =>
    v.parse(productCalls.list.response, response),
  );
  const [, filterAndSort] = await measure(() =>
    filterAndSortProducts(products, { categories: ['Men'], types: [], sort: 'low-high', pages: 1 }),
  );
  const [index, searchIndex] = await measure(() => SearchIndex.build(response.products));
  const [, search] = await measure(() => index.search(QUERY));
  let cart: CartData = EMPTY_CART;
  for (const { id } of products.slice(-20)) {
    cart = withQuantity(cart, { itemId: id, feature: 'M' }, 2);
  }
  const [, cartTotals] = await measure(() => cartAmount(cartLines(cart, products)));
  const megabytes = text.length / 1024 / 1024;
  return {
    products: count,
    megabytes,
    parse,
    normalise,
    filterAndSort,
    searchIndex,
    search,
    cartTotals,
  };
}
