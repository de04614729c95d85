import { PlaceOrder } from '../features/checkout';
import { RequireCustomer } from '../features/session';

/** `/place-order`: customers order. */
export default function PlaceOrderScreen() {
  return (
    <RequireCustomer>
      <PlaceOrder />
    </RequireCustomer>
  );
}
