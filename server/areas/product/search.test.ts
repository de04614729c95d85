import type { ProductOnWire } from '../../../src/contract/product';
import { createSearch, type Search } from './search';

const product = (id: string, name: string, description: string): ProductOnWire => ({
  id,
  name,
  price: 10,
  image: [],
  description,
  features: [],
  category: 'Women',
  subCategory: 'Topwear',
  bestseller: false,
});

const ids = (search: Search, products: readonly ProductOnWire[], text: string) =>
  search(products, text).products.map(({ id }) => id);

/** Products with different words, in new strings each time, as a database returns them. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    product(`p-${index}`, `Linen Skirt ${index}`, `Cut with care and sewn to last ${index} years.`),
  );

describe('a search in a list', () => {
  test('ranks a match in the name first and one in the description last', () => {
    const described = { ...product('c', 'Skirt', 'Goes with a top.'), subCategory: 'Bottomwear' };
    const list = [described, product('b', 'Shirt', 'Linen.'), product('a', 'Knitted Top', 'Wool.')];
    expect(ids(createSearch(), list, 'top')).toEqual(['a', 'b', 'c']);
  });

  test('ranks a name that begins with the typed text before one that contains it', () => {
    const list = [product('later', 'Scarf of Batik', ''), product('begins', 'Batik Scarf', '')];
    expect(ids(createSearch(), list, 'batik')).toEqual(['begins', 'later']);
  });

  test.each([
    ['力蛋糕', ['cake']],
    ['巧克力 蛋糕', ['cake']],
    ['巧克力蛋糕', ['cake']],
    ['蛋糕', ['cake']],
    ['糕蛋', []],
    ['ชาเย็น', ['tea']],
    ['パン', ['bread']],
    ['ﾊﾟﾝ', ['bread']],
    ['ハン', []],
    ['ケーキ', ['bread']],
    ['ＣＲÈＭＥ', ['creme']],
    ['reme', []],
  ])('%s finds %j', (text, expected) => {
    const list = [
      product('cake', '巧克力蛋糕', ''),
      product('tea', 'น้ำชาเย็น', ''),
      product('bread', 'メロンパンとケーキ', ''),
      product('creme', 'Crème brûlée', ''),
    ];
    expect(ids(createSearch(), list, text)).toEqual(expected);
  });

  test('finds nothing without a letter or digit', () => {
    expect(createSearch()(many(3), '?!')).toEqual({ products: [], suggestions: [] });
  });

  test('searches the words of the current list, not of an earlier one', () => {
    const search = createSearch();
    const shirt = product('shirt', 'Linen Shirt', 'Keeps cool.');
    const tote = product('tote', 'Market Tote', 'Carries much.');
    expect(ids(search, [shirt, tote], 'linen')).toEqual(['shirt']);
    const renamed = { ...shirt, name: 'Songket Shirt' };
    expect(ids(search, [renamed, tote], 'linen')).toEqual([]);
    expect(ids(search, [tote, renamed], 'songket')).toEqual(['shirt']);
    expect(ids(search, [{ ...tote, description: 'Of linen.' }], 'linen')).toEqual(['tote']);
    expect(ids(search, [shirt, tote], 'linen')).toEqual(['shirt']);
  });

  test('returns products of the current list, not equal ones of an earlier list', () => {
    const search = createSearch();
    const shirt = product('shirt', 'Linen Shirt', 'Keeps cool.');
    search([shirt], 'linen');
    expect(search([{ ...shirt, price: 5 }], 'linen').products).toMatchObject([{ price: 5 }]);
  });

  test.each([
    ['in the same list', (list: readonly ProductOnWire[]) => list],
    ['in a list that was read again', (list: readonly ProductOnWire[]) => many(list.length)],
  ])('%s splits no text a second time', (_, next) => {
    const list = many(20);
    const search = createSearch();
    const split = jest.spyOn(String.prototype, 'normalize');
    search(list, 'linen 7');
    expect(split.mock.calls.length).toBeGreaterThan(list.length);
    split.mockClear();
    expect(ids(search, next(list), 'linen 7')).toEqual(['p-7']);
    // Only the typed text is split.
    expect(split).toHaveBeenCalledTimes(1);
    split.mockRestore();
  });
});
