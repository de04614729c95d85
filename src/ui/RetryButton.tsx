import { Button, type ButtonProps } from './Button';
import { useFocusAfter, useFocusBack } from './useFocusAfter';
import { words } from './words';

/**
 * Asks again for what has not arrived. The focus stays in that part of the page while it is waited for, and is back here
 * should it fail again.
 */
export function RetryButton({
  onRetry,
  ...looks
}: Pick<ButtonProps, 'variant' | 'busy'> & { readonly onRetry: () => void }) {
  const button = useFocusAfter<HTMLButtonElement>();
  useFocusBack(button);
  return (
    <Button ref={button} {...looks} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}
