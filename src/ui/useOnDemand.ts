import { useEffect, useEffectEvent, useState } from 'react';

export interface OnDemand<Part> {
  /** null until it has arrived. */
  readonly part: Part | null;
  /** It did not arrive the last time; it is asked for again when it is wanted again. */
  readonly hasFailed: boolean;
}

/**
 * A part of the page whose program is loaded when it is first wanted. Unlike `lazy` a part that did not arrive, on a lost
 * connection, breaks nothing and can be tried again.
 * @param load the `import()`; must be the same function at each render.
 * @param onFailure told once for each time that it did not arrive.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFailure: () => void = () => undefined,
): OnDemand<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const failed = useEffectEvent(() => {
    setHasFailed(true);
    onFailure();
  });
  const missing = wanted && part === null;

  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    setHasFailed(false);
    load().then(
      (loaded) => left || setPart(() => loaded),
      () => left || failed(),
    );
    return () => {
      left = true;
    };
  }, [missing, load]);
  return { part, hasFailed };
}
