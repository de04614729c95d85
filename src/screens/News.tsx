import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function News() {
  return (
    <Container>
      <Section>
        <PageTitle>News</PageTitle>
      </Section>
    </Container>
  );
}
