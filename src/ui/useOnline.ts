import { useSyncExternalStore } from 'react';

function subscribe(onStoreChange: () => void): () => void {
  addEventListener('online', onStoreChange);
  addEventListener('offline', onStoreChange);
  return () => {
    removeEventListener('online', onStoreChange);
    removeEventListener('offline', onStoreChange);
  };
}

/** Whether there may be a connection: when the browser says that there is none, there is none. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
