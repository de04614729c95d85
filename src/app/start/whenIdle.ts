/** How long browsers are given that do not say when they are idle, ms. */
const GIVEN_MS = 200;

/** Does something when the browser has nothing more urgent to do. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, GIVEN_MS);
  else requestIdleCallback(work, options);
}
