import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './isComposing';

/** Escape cancels opening a window that is still loading. An open window handles Escape itself. */
export function useEscape(isWaiting: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) handleEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
}
