import { useEffect, useEffectEvent } from 'react';

/** What keys do wherever the focus is, but where one types or where the key has been used already. */
export function useKeys(acts: readonly (readonly [key: string, act: () => void])[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts.find(([key]) => key === event.key)?.[1];
    const isTyping = (event.target as Element).closest('input, textarea, select') !== null;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (act === undefined || isTyping || isChord || event.defaultPrevented) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
