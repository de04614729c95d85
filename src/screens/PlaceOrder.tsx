import { PlaceOrder } from '../features/checkout';
import { RequireCustomer } from '../features/session';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** `/place-order`: the order form. */
export default function PlaceOrderScreen() {
  return (
    <>
      <PageMeta {...pageText.placeOrder} />
      <RequireCustomer>
        <PlaceOrder />
      </RequireCustomer>
    </>
  );
}
