import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function NewsItem() {
  return (
    <Container>
      <Section>
        <PageTitle>NewsItem</PageTitle>
      </Section>
    </Container>
  );
}
