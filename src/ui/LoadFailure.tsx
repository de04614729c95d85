import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from './EmptyState';
import { WarningIcon } from './icons';
import { RetryButton } from './RetryButton';

/** As much as the contents would have taken of the first screen, so that the footer does not jump into it. */
const MinHeight = styled.div`
  min-height: 84vh;
`;

/** A page whose contents did not arrive: why, announced at once, and a way to try again. */
export function LoadFailure({
  title,
  message,
  onRetry,
  as = 'h2',
}: {
  readonly title: string;
  readonly message: ReactNode;
  readonly onRetry: () => void;
  /** `h1` where it is all of the page. */
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
