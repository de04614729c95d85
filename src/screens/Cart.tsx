import { CartPage } from '../features/cart';

/** /cart */
export default function Cart() {
  return <CartPage />;
}
