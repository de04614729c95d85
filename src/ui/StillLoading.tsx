import { Stack } from './Layout';
import { RetryButton } from './RetryButton';
import { uiText } from './uiText';
import { useIsSlow } from './useIsSlow';

interface StillLoadingProps {
  readonly onRetry: () => void;
}

/** That a wait lasts, and an offer to ask again. */
export function StillLoadingNotice({ onRetry }: StillLoadingProps) {
  return (
    <Stack $align="center" role="status">
      <p>{uiText.stillLoading}</p>
      <RetryButton variant="secondary" hasFailed={false} onRetry={onRetry} />
    </Stack>
  );
}

/** Says that a wait lasts, once it has lasted for 5 seconds (spec §4). */
export function StillLoading({ onRetry }: StillLoadingProps) {
  return useIsSlow() ? <StillLoadingNotice onRetry={onRetry} /> : null;
}
