import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Product() {
  return (
    <Container>
      <Section>
        <PageTitle>Product</PageTitle>
      </Section>
    </Container>
  );
}
