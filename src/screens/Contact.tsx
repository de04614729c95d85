import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Contact() {
  return (
    <Container>
      <Section>
        <PageTitle>Contact</PageTitle>
      </Section>
    </Container>
  );
}
