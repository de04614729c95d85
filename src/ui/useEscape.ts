import { useEffect, useEffectEvent } from 'react';

/** Escape leaves what was asked for and is not there yet; a window that is there hears it itself. */
export function useEscape(isWaiting: boolean, leave: () => void): void {
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') left();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
}
