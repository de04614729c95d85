import { CartPage } from '../features/cart';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** /cart */
export default function Cart() {
  return (
    <>
      <PageMeta {...pageText.cart} />
      <CartPage />
    </>
  );
}
