import { useFocusSectionOnUnmount } from '../hooks/useFocusSectionOnUnmount';
import { uiText } from '../text/uiText';
import { Button, type ButtonProps } from './Button';

/** Retries a failed load. The focus stays in the same section while the content loads. */
export function RetryButton({
  onRetry,
  ...looks
}: Pick<ButtonProps, 'variant'> & { readonly onRetry: () => void }) {
  const button = useFocusSectionOnUnmount<HTMLButtonElement>();
  return (
    <Button ref={button} {...looks} onClick={onRetry}>
      {uiText.retry}
    </Button>
  );
}
