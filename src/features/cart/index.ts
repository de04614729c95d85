export { useCart } from '../../store/cart';
export { CartPage } from './CartPage';
