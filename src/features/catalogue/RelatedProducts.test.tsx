import { sen } from '../../contract/money';
import type { Product } from '../../contract/product';
import { relatedTo } from './RelatedProducts';

const product = (id: string, category = 'Men', subCategory = 'Topwear'): Product => ({
  id,
  name: id,
  price: sen(1000),
  image: [],
  description: '',
  features: [],
  category,
  subCategory,
  bestseller: false,
});

test('there are at most 5 related products, of the same category and type, in the order of the shop', () => {
  const shown = product('shown');
  const all = [
    product('a'),
    product('women', 'Women'),
    shown,
    product('trousers', 'Men', 'Bottomwear'),
    ...['b', 'c', 'd', 'e', 'f'].map((id) => product(id)),
  ];
  expect(relatedTo(shown, all).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
