import { sessionTexts } from '../../text/session';
import { Container, Section, Stack } from '../../ui/Layout';
import { Spinner } from '../../ui/Spinner';

/** Shown until it is known who is shopping: no flash of what is meant for another. */
export function Waiting() {
  return (
    <Section>
      <Container>
        <Stack $align="center">
          <Spinner label={sessionTexts.checking} size={32} />
        </Stack>
      </Container>
    </Section>
  );
}
