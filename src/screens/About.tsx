import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function About() {
  return (
    <Container>
      <Section>
        <PageTitle>About</PageTitle>
      </Section>
    </Container>
  );
}
