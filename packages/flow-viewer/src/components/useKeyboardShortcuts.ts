import { useEffect, useEffectEvent } from 'react';

/** Handles keys on the whole page, except in text fields and when another handler has used the key. */
export function useKeyboardShortcuts(
  shortcuts: readonly (readonly [key: string, action: () => void])[],
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcuts.find(([key]) => key === event.key)?.[1];
    const isTyping = (event.target as Element).closest('input, textarea, select') !== null;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (action === undefined || isTyping || isChord || event.defaultPrevented) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
