/** The latest moment, for browsers that are never idle, ms. */
const LATEST_MS = 2000;

const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Does something once: when the browser has nothing more urgent to do, or at the visitor's first input. */
export function whenQuiet(work: () => void): void {
  let isDone = false;
  const now = () => {
    if (isDone) return;
    isDone = true;
    for (const input of inputs) removeEventListener(input, now, true);
    work();
  };
  for (const input of inputs) addEventListener(input, now, { capture: true, passive: true });
  if (typeof requestIdleCallback === 'undefined') setTimeout(now, LATEST_MS / 10);
  else requestIdleCallback(now, { timeout: LATEST_MS });
}
