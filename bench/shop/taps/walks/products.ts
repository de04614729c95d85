import { blouse } from '../../../../e2e/shopper/catalogue';
import type { Walk } from '../tapper';

/** The collection, a product and the cart. */
export const walkProducts: Walk = async ({ page, open, tap, button }) => {
  await open('/collection');
  const category = page.getByText('Women', { exact: true }).first();
  await tap('filters opened', button('Filters'));
  await tap('filter ticked', category);
  await tap('filter unticked', category);
  await tap('filters closed', button('Filters'));
  await tap('Load More', button('Load More'));
  await open(`/product/${blouse.id}`);
  await tap('added without a size', button('ADD TO CART'));
  await tap('size chosen', page.getByText('M', { exact: true }).first());
  await tap('one more of the product', button('One more'));
  await tap('another picture', button('Show picture 2'));
  await tap('added to cart', button('ADD TO CART'));
  await open('/cart');
  await tap('one more in the cart', button('One more'));
  await tap('one less in the cart', button('One less'));
  await tap('last line removed', button('Remove'));
};
