import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function Register() {
  return (
    <Container>
      <Section>
        <PageTitle>Register</PageTitle>
      </Section>
    </Container>
  );
}
