import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Outlets() {
  return (
    <Container>
      <Section>
        <PageTitle>Outlets</PageTitle>
      </Section>
    </Container>
  );
}
