import { Button, type ButtonProps } from './Button';
import { uiText } from './uiText';
import { useFocusSectionOnUnmount } from './useFocusSectionOnUnmount';

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
