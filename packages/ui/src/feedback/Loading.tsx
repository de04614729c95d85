import { LOADING_RESET_MS } from '@kedai/contract/rules/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { RetryButton } from '../button/RetryButton';
import { WarningIcon } from '../icons';
import type { Elements } from '../layout/elements';
import { Stack } from '../layout/Layout';
import { uiText } from '../text/uiText';
import { radius, s, shadow, space, zIndexes } from '../theme/tokens';
import { Alert } from './Alert';
import { EmptyState } from './EmptyState';
import { Spinner } from './Spinner';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A placeholder in the size of content that is loading. Screen readers ignore it, so announce the loading beside it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  readonly $width?: string | undefined;
  readonly $height?: string | undefined;
  /** The aspect ratio, such as `4 / 5`, instead of a height. */
  readonly $ratio?: string | undefined;
  readonly $round?: boolean | undefined;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height, $ratio }) => ($ratio ? 'auto' : ($height ?? '1em'))};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  max-width: 100%;
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  background: ${s('tile')};
  animation: ${breathe} 1600ms ease-in-out infinite;
`;

/** Has no height, so it causes no layout shift. It stays visible while the page scrolls. */
const StickyOverlay = styled.div`
  position: sticky;
  top: ${space(12)};
  z-index: ${zIndexes.raised};
  display: flex;
  align-items: flex-start;
  justify-content: center;
  height: 0;
`;

const Notice = styled.div<{ readonly $wide: boolean }>`
  margin-top: ${space(4)};
  padding: ${({ $wide }) => ($wide ? `${space(2)} ${space(3)}` : space(1.5))};
  border-radius: 26px;
  background: ${s('surface')};
  box-shadow: ${shadow.low};
  line-height: 0;

  > * {
    line-height: 1.5;
  }
`;

/** Whether a component that shows loading has been mounted for more than 5 seconds (spec §4). */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADING_RESET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

interface StillLoadingProps {
  readonly onRetry: () => void;
}

/** Says that loading takes long, with a retry button. */
export function StillLoadingNotice({ onRetry }: StillLoadingProps) {
  return (
    <Stack $align="center" role="status">
      <p>{uiText.stillLoading}</p>
      <RetryButton variant="secondary" onRetry={onRetry} />
    </Stack>
  );
}

export function StillLoading({ onRetry }: StillLoadingProps) {
  return useIsSlow() ? <StillLoadingNotice onRetry={onRetry} /> : null;
}

/**
 * Content that is loading: a skeleton (the children) with a spinner over it. When loading takes long, a retry button
 * replaces the spinner.
 */
export function Loading({
  label,
  onRetry,
  children,
}: {
  /** For screen readers: what is loading. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly children: Elements;
}) {
  const isSlow = useIsSlow();
  return (
    <div>
      <StickyOverlay>
        {isSlow ? (
          <Notice key="slow" $wide>
            <StillLoadingNotice onRetry={onRetry} />
          </Notice>
        ) : (
          <Notice key="waiting" $wide={false}>
            <Spinner label={label} size={28} />
          </Notice>
        )}
      </StickyOverlay>
      {children}
    </div>
  );
}

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
    // As high as the content would be, so that the footer does not move into view.
    <div style={{ minHeight: '84vh' }}>
      <EmptyState
        as={as}
        icon={<WarningIcon size={30} />}
        title={title}
        text={<span role="alert">{message}</span>}
      >
        <RetryButton onRetry={onRetry} />
      </EmptyState>
    </div>
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
