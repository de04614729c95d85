import { useRecheckSession } from '../../store/session';
import { sessionText } from '../../text/session';
import { Container, Section, Stack } from '../../ui/Layout';
import { StillLoadingNotice, useIsSlow } from '../../ui/Loading';
import { Spinner } from '../../ui/Spinner';

/** Shown until the session check is done, so that no content for another user flashes. */
export function CheckingSession() {
  const recheckSession = useRecheckSession();
  const isSlow = useIsSlow();
  return (
    <Section>
      <Container>
        <Stack $align="center">
          {isSlow ? (
            <StillLoadingNotice onRetry={recheckSession} />
          ) : (
            <Spinner label={sessionText.checking} size={32} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
