import { Orders } from '../features/orders';
import { RequireCustomer } from '../features/session';
import { Container, Section } from '../ui/Layout';

/** `/orders`: what a customer has ordered. */
export default function OrdersScreen() {
  return (
    <RequireCustomer>
      <Container>
        <Section>
          <Orders />
        </Section>
      </Container>
    </RequireCustomer>
  );
}
