import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { Persisted } from './slices';
import type { StorageCodec } from './storageCodecs';

/** redux-persist's own mark on a slice; `rehydrated` says that what was stored has been read. */
export interface PersistMark {
  readonly _persist?: { readonly version: number; readonly rehydrated: boolean };
}

/**
 * Lets a device remember a slice. redux-persist would store an envelope of its own, JSON within JSON; here it hands the
 * value over as it is, and `stored` gives it the exact form that other readers of the cookie expect.
 */
export function persisted<Value>(
  key: string,
  stored: StorageCodec<Value>,
  reducer: Reducer<Persisted<Value>, UnknownAction>,
  onWritten: () => void,
): Reducer<Persisted<Value> & PersistMark, UnknownAction> {
  const config = {
    key,
    keyPrefix: '',
    whitelist: ['value'],
    serialize: false,
    deserialize: false,
    // Reading a cookie cannot hang.
    timeout: 0,
    storage: {
      getItem: async () => ({ value: stored.read() }),
      setItem: async (_key: string, staged: Persisted<Value>) => {
        if (stored.write(staged.value)) onWritten();
      },
      removeItem: async () => undefined,
    },
  };
  return persistReducer(config, reducer) as unknown as Reducer<
    Persisted<Value> & PersistMark,
    UnknownAction
  >;
}
