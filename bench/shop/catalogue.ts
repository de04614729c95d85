import * as v from 'valibot';
import { createSearch } from '../../server/areas/product/search';
import { type CartData, EMPTY_CART, withQuantity } from '../../src/contract/cartData';
import { type ProductOnWire, productCalls } from '../../src/contract/product';
import { cartAmount, cartLines } from '../../src/contract/totals';
import { filterAndSortProducts } from '../../src/features/catalogue/collectionQuery';
import { median } from '../lib/statistics';

/** What a product list of some size costs, ms. */
export interface CatalogueCost {
  readonly products: number;
  readonly megabytes: number;
  readonly parse: number;
  readonly normalise: number;
  readonly filterAndSort: number;
  /** The server's search in a list that it has not seen, whose words it splits. */
  readonly firstSearch: number;
  /** In the same list again. */
  readonly search: number;
  readonly cartTotals: number;
}

interface ListAnswer {
  readonly products: readonly ProductOnWire[];
}

/** The answer of `GET /api/product/list` with so many products. */
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

/** @returns the result and how long it took, ms: the median of five */
function timed<Result>(work: () => Result): readonly [Result, number] {
  const times: number[] = [];
  let result = work();
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    result = work();
    times.push(performance.now() - start);
  }
  return [result, median(times)];
}

/** Found in a third of the list. */
const TYPED = 'men top';

/** Reads a list as the storefront does, then asks of it what pages ask, and searches it as the server does. */
export function costOf(count: number): CatalogueCost {
  const text = productListJson(count);
  const [answer, parse] = timed(() => JSON.parse(text) as ListAnswer);
  const [{ products }, normalise] = timed(() => v.parse(productCalls.list.response, answer));
  const [, filterAndSort] = timed(() =>
    filterAndSortProducts(products, { categories: ['Men'], types: [], sort: 'low-high', pages: 1 }),
  );
  const [, firstSearch] = timed(() => createSearch()(answer.products, TYPED));
  const searchAgain = createSearch();
  const [, search] = timed(() => searchAgain(answer.products, TYPED));
  let cart: CartData = EMPTY_CART;
  for (const { id } of products.slice(-20)) {
    cart = withQuantity(cart, { itemId: id, feature: 'M' }, 2);
  }
  const [, cartTotals] = timed(() => cartAmount(cartLines(cart, products)));
  const megabytes = text.length / 1024 / 1024;
  return {
    products: count,
    megabytes,
    parse,
    normalise,
    filterAndSort,
    firstSearch,
    search,
    cartTotals,
  };
}
