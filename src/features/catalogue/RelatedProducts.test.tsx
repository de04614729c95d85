import { screen } from '@testing-library/react';
import { productFixture } from '../../testing/productFixture';
import { renderApp } from '../../testing/renderApp';
import { findRelatedProducts, RelatedProducts } from './RelatedProducts';

const product = (id: string, category = 'Men', subCategory = 'Topwear') =>
  productFixture({
    id,
    category,
    subCategory,
    image: [`https://cdn.example/${id}-1.jpg`, `https://cdn.example/${id}-2.jpg`],
  });

test('returns at most 5 products of the same category and type, in the order of the product list', () => {
  const shown = product('shown');
  const all = [
    product('a'),
    product('women', 'Women'),
    shown,
    product('trousers', 'Men', 'Bottomwear'),
    ...['b', 'c', 'd', 'e', 'f'].map((id) => product(id)),
  ];
  expect(findRelatedProducts(shown, all).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a card shows the first picture of its product', () => {
  renderApp(<RelatedProducts product={product('shown')} all={[product('shirt')]} />, {
    skipStart: true,
  });
  const pictures = screen.getByRole('link', { name: /shirt/ }).querySelectorAll('img');
  expect([...pictures].map(({ src }) => src)).toEqual(['https://cdn.example/shirt-1.jpg']);
});
