import { Container, Section } from '../ui/Layout';
import { PageTitle } from '../ui/Text';

export default function ResetPassword() {
  return (
    <Container>
      <Section>
        <PageTitle>Reset password</PageTitle>
      </Section>
    </Container>
  );
}
