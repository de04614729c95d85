export { useCart } from '../../store/cart';
export { CartNotices } from './CartNotices';
export { CartPage } from './CartPage';
