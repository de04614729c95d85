import { Orders } from '../features/orders';
import { RequireCustomer } from '../features/session';
import { pageText } from '../text/pages';
import { Container, Section } from '../ui/Layout';
import { PageMeta } from '../ui/PageMeta';

/** `/orders`: the orders of a customer. */
export default function OrdersScreen() {
  return (
    <>
      <PageMeta {...pageText.orders} />
      <RequireCustomer>
        <Container>
          <Section>
            <Orders />
          </Section>
        </Container>
      </RequireCustomer>
    </>
  );
}
