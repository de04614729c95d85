import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { StorageCodec } from './codecs';
import type { PersistedValue } from './slices';
import type { TabMessage, Tabs } from './tabs';

/** The state that redux-persist adds to a slice. `rehydrated` is true once the storage has been read. */
export interface PersistState {
  readonly _persist?: { readonly version: number; readonly rehydrated: boolean };
}

type PersistedReducer<Value> = Reducer<PersistedValue<Value> & PersistState, UnknownAction>;

/**
 * Persists a slice on this device, and notifies the other tabs. redux-persist would store its own envelope, JSON within JSON.
 * Here it passes the value unchanged, and `codec` writes the format that other readers of the cookie expect.
 */
export function persistSlice<Value>(
  slice: { readonly name: TabMessage; readonly reducer: Reducer<PersistedValue<Value>> },
  codec: StorageCodec<Value>,
  tabs: Tabs,
): PersistedReducer<Value> {
  const config = {
    key: slice.name,
    keyPrefix: '',
    whitelist: ['value'],
    serialize: false,
    deserialize: false,
    // Reading is synchronous, so it needs no timeout.
    timeout: 0,
    storage: {
      getItem: async () => ({ value: codec.read() }),
      setItem: async (_key: string, staged: PersistedValue<Value>) => {
        if (codec.write(staged.value)) tabs.broadcast(slice.name);
      },
      removeItem: async () => undefined,
    },
  };
  return persistReducer(config, slice.reducer) as unknown as PersistedReducer<Value>;
}
