import { CartPage } from '../features/cart';
import { loginPath } from '../features/session';
import { paths } from '../paths';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** /cart */
export default function Cart() {
  return (
    <>
      <PageMeta {...pageText.cart} />
      <CartPage loginPath={loginPath(paths.cart)} />
    </>
  );
}
