import { useEffect, useState } from 'react';

/**
 * Loads a module when it is first needed. Unlike with `lazy`, a failed load throws no error and can be retried. A load
 * fails without a connection, or when an update of the shop has removed the chunk.
 * @param load the `import()`; must be the same function on each render
 * @returns the module, null until it has loaded. After a failure, `retry` or a change of `isWanted` to false and back loads again.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted: boolean) {
  const [module, setModule] = useState<Module | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const shouldLoad = isWanted && module === null && !hasFailed;

  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCancelled = false;
    load().then(
      (loaded) => isCancelled || setModule(() => loaded),
      () => isCancelled || setHasFailed(true),
    );
    return () => {
      isCancelled = true;
    };
  }, [shouldLoad, load]);
  // The next time that the module is needed, it is loaded again.
  if (hasFailed && !isWanted) setHasFailed(false);
  return { module, hasFailed, retry: () => setHasFailed(false) };
}
