import { useParams } from 'react-router-dom';
import { Payment } from '../features/checkout';
import { RequireCustomer } from '../features/session';

/** `/checkout/{orderId}`: customers pay, and follow what they ordered. */
export default function CheckoutScreen() {
  const { orderId = '' } = useParams();
  return (
    <RequireCustomer>
      <Payment orderId={orderId} />
    </RequireCustomer>
  );
}
