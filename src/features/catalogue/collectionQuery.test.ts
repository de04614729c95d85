import { sen } from '@kedai/contract/rules/money';
import { productFixture } from '@kedai/contract/testing/productFixture';
import { removeDuplicates } from '../../state/useLoadedPages';
import {
  type CollectionQuery,
  filterAndSortProducts,
  findRelatedProducts,
  isUnfiltered,
  readCollectionQuery,
  writeCollectionQuery,
} from './collectionQuery';

const product = (id: string, price: number, category: string, subCategory: string) =>
  productFixture({ id, price: sen(price), category, subCategory });

const products = [
  product('kebaya', 25900, 'Women', 'Topwear'),
  product('jeans', 18900, 'Men', 'Bottomwear'),
  product('tee', 4900, 'Kids', 'Topwear'),
  product('polo', 4900, 'Men', 'Topwear'),
];

const defaults: CollectionQuery = { categories: [], types: [], sort: 'relevant', pages: 1 };

test.each<[string, Partial<CollectionQuery>, string[]]>([
  ['no filter', {}, ['kebaya', 'jeans', 'tee', 'polo']],
  ['a category', { categories: ['Men'] }, ['jeans', 'polo']],
  ['two categories', { categories: ['Men', 'Kids'] }, ['jeans', 'tee', 'polo']],
  ['a category and a type', { categories: ['Men'], types: ['Topwear'] }, ['polo']],
  ['filters that match nothing', { categories: ['Kids'], types: ['Winterwear'] }, []],
  ['low to high', { sort: 'low-high' }, ['tee', 'polo', 'jeans', 'kebaya']],
  ['high to low', { sort: 'high-low' }, ['kebaya', 'jeans', 'tee', 'polo']],
])('filters and sorts by %s', (_, changes, expected) => {
  expect(filterAndSortProducts(products, { ...defaults, ...changes }).map(({ id }) => id)).toEqual(
    expected,
  );
});

test.each<[string, Partial<CollectionQuery>]>([
  ['', {}],
  ['category=Men&category=Kids&type=Topwear', { categories: ['Men', 'Kids'], types: ['Topwear'] }],
  ['sort=high-low&pages=3', { sort: 'high-low', pages: 3 }],
])('reads the URL "%s" and writes it back', (text, changes) => {
  const query = { ...defaults, ...changes };
  expect(readCollectionQuery(new URLSearchParams(text))).toEqual(query);
  expect(writeCollectionQuery(query).toString()).toBe(text);
});

test.each([
  ['sort=cheap'],
  ['pages=0'],
  ['pages=-2'],
  ['pages=1.5'],
  ['pages=many'],
  ['category='],
])('ignores the invalid URL parameter %s', (text) => {
  expect(readCollectionQuery(new URLSearchParams(text))).toEqual(defaults);
});

test.each<[Partial<CollectionQuery>, boolean]>([
  [{}, true],
  [{ pages: 3 }, true],
  [{ sort: 'low-high' }, false],
  [{ types: ['Topwear'] }, false],
])('%j is unfiltered: %s', (changes, expected) => {
  expect(isUnfiltered({ ...defaults, ...changes })).toBe(expected);
});

test('a product that is on two pages is shown once', () => {
  const [kebaya, jeans] = products;
  if (!kebaya || !jeans) throw new Error('The products are missing.');
  expect(removeDuplicates([kebaya, jeans, kebaya])).toEqual([kebaya, jeans]);
});

test('related are at most 5 products of the same category and type, in the order of the product list', () => {
  const shown = product('shown', 100, 'Men', 'Topwear');
  const all = [
    product('a', 100, 'Men', 'Topwear'),
    product('women', 100, 'Women', 'Topwear'),
    shown,
    product('trousers', 100, 'Men', 'Bottomwear'),
    ...['b', 'c', 'd', 'e', 'f'].map((id) => product(id, 100, 'Men', 'Topwear')),
  ];
  expect(findRelatedProducts(shown, all).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
