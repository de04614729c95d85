/** How long browsers are given that do not say when they are idle, ms. */
const GIVEN_MS = 200;

/** Does something when the browser has nothing more urgent to do. @returns takes that back. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, GIVEN_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, options);
  return () => cancelIdleCallback(request);
}

/** Resolves when the browser has nothing more urgent to do. */
export const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
