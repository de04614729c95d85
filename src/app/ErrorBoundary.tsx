import type { ReactNode } from 'react';
import { paths } from '../paths';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { Boundary } from '../ui/Boundary';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { WarningIcon } from '../ui/icons';
import { Container, Row } from '../ui/Layout';
import { LoadAgain } from '../ui/LoadAgain';
import { RetryButton } from '../ui/RetryButton';
import { words } from '../ui/words';
import { isMissingChunk } from './isMissingChunk';

function BrokenPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const text = layoutText.crash;
  const missing = isMissingChunk(error);
  const away = missing && !navigator.onLine;
  const title = away ? text.awayTitle : text.title;
  return (
    <Container role="alert">
      <title>{commonText.pageTitle(title)}</title>
      <EmptyState
        as="h1"
        icon={<WarningIcon size={30} />}
        title={title}
        text={away ? text.away : missing ? text.missing : words.broken}
      >
        <Row $justify="center">
          <RetryButton onRetry={onRetry} />
          {missing && !away ? <LoadAgain /> : null}
          <ButtonLink variant="secondary" to={paths.home} reloadDocument>
            {text.home}
          </ButtonLink>
        </Row>
      </EmptyState>
    </Container>
  );
}

/**
 * Shows what one can do when a page breaks, instead of nothing.
 * @param place where one is: elsewhere, the next page gets its own try
 * @param onRetry called before a broken page is tried again, and when it is left
 */
export function ErrorBoundary({
  place,
  onRetry = () => undefined,
  children,
}: {
  readonly place: string;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Boundary
      place={place}
      onRetry={onRetry}
      fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}
    >
      {children}
    </Boundary>
  );
}
