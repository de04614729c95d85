import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function NotFound() {
  return (
    <Container>
      <Section>
        <PageTitle>NotFound</PageTitle>
      </Section>
    </Container>
  );
}
