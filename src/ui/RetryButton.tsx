import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './Button';
import { focusAfterFrame } from './focusAfterFrame';
import { words } from './words';

/**
 * Asks again for what has not arrived. Once that is there the button is gone, and the focus with it: it is led to the part
 * of the page in which the button stood, from where Tab goes on.
 */
export function RetryButton({
  onRetry,
  ...looks
}: Pick<ButtonProps, 'variant' | 'busy'> & { readonly onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    const part = current?.closest<HTMLElement>('section, main, [role="dialog"]');
    return () => {
      if (!part || document.activeElement !== current) return;
      part.tabIndex = -1;
      focusAfterFrame(() => part, { preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} {...looks} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}
