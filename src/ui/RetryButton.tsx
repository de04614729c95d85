import { Button, type ButtonProps } from './Button';
import { toast } from './toast';
import { useFocusAfter } from './useFocusAfter';
import { words } from './words';

/** Asks again for what has not arrived; what was told of that goes, and the focus stays in that part of the page. */
export function RetryButton({
  onRetry,
  ...looks
}: Pick<ButtonProps, 'variant' | 'busy'> & { readonly onRetry: () => void }) {
  const button = useFocusAfter<HTMLButtonElement>();
  const retry = () => {
    toast.settle();
    onRetry();
  };
  return (
    <Button ref={button} {...looks} onClick={retry}>
      {words.retry}
    </Button>
  );
}
