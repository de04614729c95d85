import { useLayoutEffect, useRef } from 'react';
import { afterFrame } from './afterFrame';
import { Button, type ButtonProps } from './Button';
import { words } from './words';

const PART = 'section, main, li, [role="dialog"]';

/** The focus goes to a part of the page that a key does not reach, for once. */
function lead(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

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
    const part = current?.closest<HTMLElement>(PART);
    return () => {
      if (!part || document.activeElement !== current) return;
      afterFrame(() => {
        // What has come may have taken the focus itself.
        if (document.activeElement === document.body && part.isConnected) lead(part);
      });
    };
  }, []);
  return (
    <Button ref={button} {...looks} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}
