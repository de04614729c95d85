import { whenIdle } from '../../ui/whenIdle';

/** The latest moment, for browsers that are never idle, ms. */
const MAX_WAIT_MS = 2000;

const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls `work` at each of the visitor's inputs, before other listeners. @returns stops it. */
export function onUserInput(work: () => void): () => void {
  for (const input of inputs) addEventListener(input, work, { capture: true, passive: true });
  return () => {
    for (const input of inputs) removeEventListener(input, work, true);
  };
}

/** Calls `work` once: when the browser is idle, or at the visitor's first input. */
export function onIdleOrInput(work: () => void): void {
  let isDone = false;
  const now = () => {
    if (isDone) return;
    isDone = true;
    stop();
    work();
  };
  const stop = onUserInput(now);
  whenIdle(now, { timeout: MAX_WAIT_MS });
}
