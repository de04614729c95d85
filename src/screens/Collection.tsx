import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Collection() {
  return (
    <Container>
      <Section>
        <PageTitle>Collection</PageTitle>
      </Section>
    </Container>
  );
}
