import { useEffect, useEffectEvent, useState } from 'react';

export interface LazyModule<Part> {
  /** null until it has arrived. */
  readonly part: Part | null;
  /** It is wanted and did not arrive; it is asked for again by `retry`, or when it is wanted again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * A part of the page whose program is loaded when it is first wanted. Unlike `lazy` a part that did not arrive, on a lost
 * connection or because the shop was updated meanwhile, breaks nothing and can be tried again.
 * @param load the `import()`; must be the same function at each render.
 * @param onFailure told once for each time that it did not arrive.
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFailure: () => void = () => undefined,
): LazyModule<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const failed = useEffectEvent(() => {
    setHasFailed(true);
    onFailure();
  });
  const asking = wanted && part === null && !hasFailed;

  useEffect(() => {
    if (!asking) return undefined;
    let left = false;
    load().then(
      (loaded) => left || setPart(() => loaded),
      () => left || failed(),
    );
    return () => {
      left = true;
    };
  }, [asking, load]);
  // What is wanted no longer is asked for afresh when it is wanted again.
  if (hasFailed && !wanted) setHasFailed(false);
  return { part, hasFailed, retry: () => setHasFailed(false) };
}
