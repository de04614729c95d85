import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function PlaceOrder() {
  return (
    <Container>
      <Section>
        <PageTitle>Place order</PageTitle>
      </Section>
    </Container>
  );
}
