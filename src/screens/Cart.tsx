import { CartPage } from '../features/cart/CartPage';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

export default screenOf(pageText.cart, CartPage);
