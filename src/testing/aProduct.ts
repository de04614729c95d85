import { sen } from '../contract/money';
import type { Product } from '../contract/product';

/** A product as the shop answers it, of which a test says what matters to it. */
export const aProduct = (of: Pick<Product, 'id'> & Partial<Product>): Product => ({
  name: of.id,
  price: sen(1000),
  image: [],
  description: '',
  features: [],
  category: '',
  subCategory: '',
  bestseller: false,
  ...of,
});
