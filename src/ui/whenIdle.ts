/** The delay in browsers without `requestIdleCallback`, ms. */
const FALLBACK_DELAY_MS = 200;

/** Calls `work` when the browser is idle. @returns cancels the call. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, options);
  return () => cancelIdleCallback(request);
}
