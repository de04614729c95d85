import { useLayoutEffect, useRef } from 'react';
import { afterFrame } from './afterFrame';
import { Button, type ButtonProps } from './Button';
import { words } from './words';

/**
 * Asks again for what has not arrived. When the button goes, and the focus with it, that is led to the part of the page in
 * which the button stood, from where Tab goes on. Where that part goes as well, the browser knows best where one was.
 */
export function RetryButton({
  onRetry,
  ...looks
}: Pick<ButtonProps, 'variant' | 'busy'> & { readonly onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    const part = current?.closest<HTMLElement>('section, main, li, [role=dialog]');
    return () => {
      if (!part || document.activeElement !== current) return;
      afterFrame(() => {
        // Unless it is in what has come, or has gone on; and nothing that has left takes it.
        if (!document.activeElement?.contains(part)) return;
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <Button ref={button} {...looks} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}
