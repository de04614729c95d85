import { Container } from './Layout';
import { LoadFailure } from './LoadFailure';
import { uiText } from './uiText';

/** In place of a page that depends on who is here, where that could not be checked. */
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
