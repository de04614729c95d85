import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Home() {
  return (
    <Container>
      <Section>
        <PageTitle>Home</PageTitle>
      </Section>
    </Container>
  );
}
