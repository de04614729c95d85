import { Stack } from './Layout';
import { RetryButton } from './RetryButton';
import { uiText } from './uiText';
import { useIsSlow } from './useIsSlow';

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

/** Shows the notice after 5 seconds (spec §4). */
export function StillLoading({ onRetry }: StillLoadingProps) {
  return useIsSlow() ? <StillLoadingNotice onRetry={onRetry} /> : null;
}
