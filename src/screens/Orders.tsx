import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Orders() {
  return (
    <Container>
      <Section>
        <PageTitle>Orders</PageTitle>
      </Section>
    </Container>
  );
}
