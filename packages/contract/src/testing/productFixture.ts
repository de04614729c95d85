import { sen } from '../rules/money';
import type { Product } from '../rules/product';

/** A product of the API. A test passes only the fields that matter to it. */
export const productFixture = (fields: Pick<Product, 'id'> & Partial<Product>): Product => ({
  name: fields.id,
  price: sen(1000),
  image: [],
  description: '',
  features: [],
  category: '',
  subCategory: '',
  bestseller: false,
  ...fields,
});
