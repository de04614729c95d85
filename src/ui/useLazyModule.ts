import { useEffect, useEffectEvent, useState } from 'react';

export interface LazyModule<Module> {
  /** null until it has arrived. */
  readonly module: Module | null;
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
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure: () => void = () => undefined,
): LazyModule<Module> {
  const [module, setPart] = useState<Module | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleFailure = useEffectEvent(() => {
    setHasFailed(true);
    onFailure();
  });
  const shouldLoad = isWanted && module === null && !hasFailed;

  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCancelled = false;
    load().then(
      (loaded) => isCancelled || setPart(() => loaded),
      () => isCancelled || handleFailure(),
    );
    return () => {
      isCancelled = true;
    };
  }, [shouldLoad, load]);
  // What is wanted no longer is asked for afresh when it is wanted again.
  if (hasFailed && !isWanted) setHasFailed(false);
  return { module, hasFailed, retry: () => setHasFailed(false) };
}
