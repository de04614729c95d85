import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from './Alert';
import { EmptyState } from './EmptyState';
import type { Elements } from './elements';
import { WarningIcon } from './icons';
import { Stack } from './Layout';
import { Loading } from './Loading';
import { RetryButton } from './RetryButton';

/** As high as the content would be, so that the footer does not move into view. */
const MinHeight = styled.div`
  min-height: 84vh;
`;

/** Replaces content that failed to load: announces the reason and offers a retry. */
export function LoadFailure({
  title,
  message,
  onRetry,
  as = 'h2',
}: {
  readonly title: string;
  readonly message: ReactNode;
  readonly onRetry: () => void;
  /** `h1` if it is the only content of the page. */
  readonly as?: 'h1' | 'h2';
}) {
  return (
    <MinHeight>
      <EmptyState
        as={as}
        icon={<WarningIcon size={30} />}
        title={title}
        text={<span role="alert">{message}</span>}
      >
        <RetryButton onRetry={onRetry} />
      </EmptyState>
    </MinHeight>
  );
}

/** In place of data that is missing: the skeleton (the children) while it loads, or the failure. */
export function LoadState({
  hasFailed,
  label,
  children,
  ...failure
}: Parameters<typeof LoadFailure>[0] & {
  readonly hasFailed: boolean;
  /** For screen readers: what is loading. */
  readonly label: string;
  readonly children: Elements;
}) {
  if (hasFailed) return <LoadFailure {...failure} />;
  return (
    <Loading label={label} onRetry={failure.onRetry}>
      {children}
    </Loading>
  );
}

/** A failure beside other content of a section. */
export function LoadAlert({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  return (
    <Stack $align="start">
      <Alert>{message}</Alert>
      <RetryButton variant="secondary" onRetry={onRetry} />
    </Stack>
  );
}
