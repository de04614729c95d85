import { sen } from '../../contract/money';
import { productFixture } from '../../testing/productFixture';
import {
  askedFor,
  type CollectionQuery,
  isPlainBrowsing,
  readCollectionQuery,
  withoutRepeats,
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

const nothing: CollectionQuery = { categories: [], types: [], sort: 'relevant', pages: 1 };

test.each<[string, Partial<CollectionQuery>, string[]]>([
  ['nothing', {}, ['kebaya', 'jeans', 'tee', 'polo']],
  ['a category', { categories: ['Men'] }, ['jeans', 'polo']],
  ['two categories', { categories: ['Men', 'Kids'] }, ['jeans', 'tee', 'polo']],
  ['a category and a type', { categories: ['Men'], types: ['Topwear'] }, ['polo']],
  ['what there is none of', { categories: ['Kids'], types: ['Winterwear'] }, []],
  ['the cheapest first', { sort: 'low-high' }, ['tee', 'polo', 'jeans', 'kebaya']],
  ['the dearest first', { sort: 'high-low' }, ['kebaya', 'jeans', 'tee', 'polo']],
])('asked for %s', (_, asked, expected) => {
  expect(askedFor(products, { ...nothing, ...asked }).map(({ id }) => id)).toEqual(expected);
});

test.each<[string, Partial<CollectionQuery>]>([
  ['', {}],
  ['category=Men&category=Kids&type=Topwear', { categories: ['Men', 'Kids'], types: ['Topwear'] }],
  ['sort=high-low&pages=3', { sort: 'high-low', pages: 3 }],
])('the URL "%s" is read and written back', (text, asked) => {
  const query = { ...nothing, ...asked };
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
])('what makes no sense in a URL counts as absent: %s', (text) => {
  expect(readCollectionQuery(new URLSearchParams(text))).toEqual(nothing);
});

test.each<[Partial<CollectionQuery>, boolean]>([
  [{}, true],
  [{ pages: 3 }, true],
  [{ sort: 'low-high' }, false],
  [{ types: ['Topwear'] }, false],
])('%j is plain browsing: %s', (asked, plain) => {
  expect(isPlainBrowsing({ ...nothing, ...asked })).toBe(plain);
});

test('a product that comes on two pages is shown once', () => {
  const [kebaya, jeans] = products;
  if (!kebaya || !jeans) throw new Error('The products are missing.');
  expect(withoutRepeats([kebaya, jeans, kebaya])).toEqual([kebaya, jeans]);
});
