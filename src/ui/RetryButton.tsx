import { Button, type ButtonProps } from './Button';
import { uiText } from './uiText';
import { useFocusSectionOnUnmount, useReclaimFocus } from './useFocusSectionOnUnmount';

/**
 * Retries a failed load. The focus stays in the same section while the content loads, and returns to this button if it
 * fails again, unless the section was removed.
 */
export function RetryButton({
  onRetry,
  hasFailed = true,
  ...looks
}: Pick<ButtonProps, 'variant' | 'busy'> & {
  readonly onRetry: () => void;
  /** False if the load is only slow. The button then leaves the focus where it is. */
  readonly hasFailed?: boolean;
}) {
  const button = useFocusSectionOnUnmount<HTMLButtonElement>();
  useReclaimFocus(button, hasFailed);
  return (
    <Button ref={button} {...looks} onClick={onRetry}>
      {uiText.retry}
    </Button>
  );
}
