import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistedValue } from './slices';
import type { StorageCodec } from './storageCodecs';

/** redux-persist's own mark on a slice; `rehydrated` says that what was stored has been read. */
export interface PersistState {
  readonly _persist?: { readonly version: number; readonly rehydrated: boolean };
}

/**
 * Lets a device remember a slice. redux-persist would store an envelope of its own, JSON within JSON; here it hands the
 * value over as it is, and `stored` gives it the exact form that other readers of the cookie expect.
 */
export function persistSlice<Value>(
  key: string,
  codec: StorageCodec<Value>,
  reducer: Reducer<PersistedValue<Value>, UnknownAction>,
  onWritten: () => void,
): Reducer<PersistedValue<Value> & PersistState, UnknownAction> {
  const config = {
    key,
    keyPrefix: '',
    whitelist: ['value'],
    serialize: false,
    deserialize: false,
    // Reading a cookie cannot hang.
    timeout: 0,
    storage: {
      getItem: async () => ({ value: codec.read() }),
      setItem: async (_key: string, staged: PersistedValue<Value>) => {
        if (codec.write(staged.value)) onWritten();
      },
      removeItem: async () => undefined,
    },
  };
  return persistReducer(config, reducer) as unknown as Reducer<
    PersistedValue<Value> & PersistState,
    UnknownAction
  >;
}
