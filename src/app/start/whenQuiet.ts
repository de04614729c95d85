import { whenIdle } from '../../ui/whenIdle';

/** The latest moment, for browsers that are never idle, ms. */
const LATEST_MS = 2000;

const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls `work` at each of the visitor's inputs, before other listeners. @returns stops it. */
export function atInput(work: () => void): () => void {
  for (const input of inputs) addEventListener(input, work, { capture: true, passive: true });
  return () => {
    for (const input of inputs) removeEventListener(input, work, true);
  };
}

/** Calls `work` once: when the browser is idle, or at the visitor's first input. */
export function whenQuiet(work: () => void): void {
  let isDone = false;
  const now = () => {
    if (isDone) return;
    isDone = true;
    stop();
    work();
  };
  const stop = atInput(now);
  whenIdle(now, { timeout: LATEST_MS });
}
