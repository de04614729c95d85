import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistedValue } from './slices';
import type { StorageCodec } from './storageCodecs';

/** The state that redux-persist adds to a slice. `rehydrated` is true once the storage has been read. */
export interface PersistState {
  readonly _persist?: { readonly version: number; readonly rehydrated: boolean };
}

/**
 * Persists a slice on this device. redux-persist would store its own envelope, JSON within JSON. Here it passes the value
 * unchanged, and `codec` writes the format that other readers of the cookie expect.
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
    // Reading is synchronous, so it needs no timeout.
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
