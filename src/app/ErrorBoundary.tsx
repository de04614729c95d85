import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { ReloadPageButton } from '@kedai/ui/button/ReloadPageButton';
import { RetryButton } from '@kedai/ui/button/RetryButton';
import { Boundary } from '@kedai/ui/feedback/Boundary';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { WarningIcon } from '@kedai/ui/icons';
import { Container, Row } from '@kedai/ui/layout/Layout';
import { uiText } from '@kedai/ui/text/uiText';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../paths';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { isMissingChunk } from './isMissingChunk';

const orderIdAt = (path: string) => matchPath(patterns.checkout, path)?.params.orderId ?? null;

function BrokenPage({
  path,
  error,
  onRetry,
}: {
  readonly path: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const text = layoutText.crash;
  const isMissing = isMissingChunk(error);
  const isOffline = isMissing && !navigator.onLine;
  const retryNow = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isMissing) return undefined;
    const handleOnline = () => retryNow();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [isMissing]);
  // A page of an earlier release may fail to load the checkout after the order was placed. The shopper has to know that.
  const orderId = orderIdAt(path);
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
        text={orderId === null ? reason : text.orderKept(reason)}
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
 * Replaces a page that crashed or failed to load with a message and the next steps.
 * @param path the current path; a change resets the error
 * @param onRetry called before the page is rendered again
 */
export function ErrorBoundary({
  path,
  onRetry = () => undefined,
  children,
}: {
  readonly path: string;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Boundary
      resetKey={path}
      onRetry={onRetry}
      fallback={(error, retry) => <BrokenPage path={path} error={error} onRetry={retry} />}
    >
      {children}
    </Boundary>
  );
}
