import { useRecheckSession } from '../../store/useRecheckSession';
import { sessionTexts } from '../../text/session';
import { Container, Section, Stack } from '../../ui/Layout';
import { Spinner } from '../../ui/Spinner';
import { StillLoadingNotice } from '../../ui/StillLoading';
import { useIsSlow } from '../../ui/useIsSlow';

/** Shown until it is known who is shopping: no flash of what is meant for another. */
export function Waiting() {
  const ask = useRecheckSession();
  const slow = useIsSlow();
  return (
    <Section>
      <Container>
        <Stack $align="center">
          {slow ? (
            <StillLoadingNotice onRetry={ask} />
          ) : (
            <Spinner label={sessionTexts.checking} size={32} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
