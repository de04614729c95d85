import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onTurn` when one item has been shown for `everyMs`. Pauses while the pointer or the focus is on the element; after
 * a pause, and when another item is shown, the full time passes again.
 * @param shown the index of the item that is shown
 * @param onTurn receives the next index
 * @returns the props of the element
 */
export function useAutoplay(
  everyMs: number,
  isEnabled: boolean,
  shown: number,
  onTurn: (next: number) => void,
) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isRunning = isEnabled && !isHovered && !hasFocus;
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => turn(shown + 1), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs, shown]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}
