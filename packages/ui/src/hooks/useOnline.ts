import { useSyncExternalStore } from 'react';

function subscribe(onStoreChange: () => void): () => void {
  addEventListener('online', onStoreChange);
  addEventListener('offline', onStoreChange);
  return () => {
    removeEventListener('online', onStoreChange);
    removeEventListener('offline', onStoreChange);
  };
}

/** Whether there may be a connection. A browser that reports offline is right; one that reports online may be wrong. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
