import { Container } from './Layout';
import { LoadFailure } from './LoadFailure';
import { words } from './words';

/** In place of a page that depends on who is here, where that could not be checked. */
export function UncheckedSignIn({ onCheck }: { readonly onCheck: () => void }) {
  return (
    <Container>
      <LoadFailure
        as="h1"
        title={words.unchecked.title}
        message={words.unchecked.text}
        onRetry={onCheck}
      />
    </Container>
  );
}
