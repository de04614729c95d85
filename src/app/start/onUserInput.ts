const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls `work` at each of the visitor's inputs, before other listeners. @returns stops it. */
export function onUserInput(work: () => void): () => void {
  for (const input of inputs) addEventListener(input, work, { capture: true, passive: true });
  return () => {
    for (const input of inputs) removeEventListener(input, work, true);
  };
}
