import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, routes } from '../paths';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { Boundary } from '../ui/Boundary';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { WarningIcon } from '../ui/icons';
import { Container, Row } from '../ui/Layout';
import { ReloadPageButton } from '../ui/ReloadPageButton';
import { RetryButton } from '../ui/RetryButton';
import { uiText } from '../ui/uiText';
import { isMissingChunk } from './isMissingChunk';

/** The order whose page an address is; null for other pages. */
const orderIdAt = (place: string) => matchPath(routes.checkout, place)?.params.orderId ?? null;

function BrokenPage({
  place,
  error,
  onRetry,
}: {
  readonly place: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const text = layoutText.crash;
  const isMissing = isMissingChunk(error);
  const isOffline = isMissing && !navigator.onLine;
  // A page of an old release leads here after the order was placed: the shopper has to know that.
  const orderId = orderIdAt(place);
  const title =
    orderId !== null ? text.orderTitle(orderId) : isOffline ? text.awayTitle : text.title;
  const reason = isOffline ? text.away : isMissing ? text.missing : uiText.broken;
  return (
    <Container role="alert">
      <title>{commonText.pageTitle(title)}</title>
      <EmptyState
        as="h1"
        icon={<WarningIcon size={30} />}
        title={title}
        text={orderId === null ? reason : `${text.orderKept} ${reason}`}
      >
        <Row $justify="center">
          <RetryButton onRetry={onRetry} />
          {isMissing && !isOffline ? <ReloadPageButton /> : null}
          <ButtonLink
            variant="secondary"
            to={orderId === null ? paths.home : paths.orders}
            reloadDocument
          >
            {orderId === null ? text.home : text.orders}
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
      fallback={(error, retry) => <BrokenPage place={place} error={error} onRetry={retry} />}
    >
      {children}
    </Boundary>
  );
}
