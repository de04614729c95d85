import { useParams } from 'react-router-dom';
import { Payment } from '../features/checkout';
import { RequireCustomer } from '../features/session';
import { pageText } from '../text/pages';
import { PageMeta } from '../ui/PageMeta';

/** `/checkout/{orderId}`: the payment and the progress of an order. */
export default function CheckoutScreen() {
  const { orderId = '' } = useParams();
  return (
    <>
      <PageMeta {...pageText.checkout} />
      <RequireCustomer>
        <Payment orderId={orderId} />
      </RequireCustomer>
    </>
  );
}
