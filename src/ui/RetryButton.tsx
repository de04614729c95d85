import { Button, type ButtonProps } from './Button';
import { uiText } from './uiText';
import { useFocusSectionOnUnmount, useReclaimFocus } from './useFocusSectionOnUnmount';

/**
 * Asks again for what has not arrived. The focus stays in that part of the page while it is waited for, and is back here
 * should it fail again, unless that part has gone too.
 */
export function RetryButton({
  onRetry,
  hasFailed = true,
  ...looks
}: Pick<ButtonProps, 'variant' | 'busy'> & {
  readonly onRetry: () => void;
  /** Or it is only slow: then it leaves the focus where it is. */
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
