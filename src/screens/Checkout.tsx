import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Checkout() {
  return (
    <Container>
      <Section>
        <PageTitle>Checkout</PageTitle>
      </Section>
    </Container>
  );
}
