import { Container } from '../layout/Layout';
import { uiText } from '../text/uiText';
import { LoadFailure } from './Loading';

/** Replaces a page that depends on the session, when the session could not be checked. */
export function SessionCheckFailed({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Container>
      <LoadFailure
        as="h1"
        title={uiText.unchecked.title}
        message={uiText.unchecked.text}
        onRetry={onCheck}
      />
    </Container>
  );
}
