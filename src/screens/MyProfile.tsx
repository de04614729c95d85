import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function MyProfile() {
  return (
    <Container>
      <Section>
        <PageTitle>My profile</PageTitle>
      </Section>
    </Container>
  );
}
