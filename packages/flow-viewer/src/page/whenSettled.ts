/** How long a page may need to show its new state, ms. */
const SETTLE_MS = 120;
/** The longest wait for an idle page, ms. */
const IDLE_TIMEOUT_MS = 2_000;

/** Calls a function when the page shows its new state and is idle. @returns cancels it */
export function whenSettled(act: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function')
      idle = requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
    else act();
  }, SETTLE_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
