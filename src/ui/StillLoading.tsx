import { Stack } from './Layout';
import { RetryButton } from './RetryButton';
import { useSlow } from './useSlow';
import { words } from './words';

interface StillLoadingProps {
  readonly onRetry: () => void;
}

/** That a wait lasts, and an offer to ask again. */
export function StillLoadingNotice({ onRetry }: StillLoadingProps) {
  return (
    <Stack $align="center" role="status">
      <p>{words.stillLoading}</p>
      <RetryButton variant="secondary" hasFailed={false} onRetry={onRetry} />
    </Stack>
  );
}

/** Says that a wait lasts, once it has lasted for 5 seconds (spec §4). */
export function StillLoading({ onRetry }: StillLoadingProps) {
  return useSlow() ? <StillLoadingNotice onRetry={onRetry} /> : null;
}
