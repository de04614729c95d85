import type { ApiPorts } from '../api/ports';
import type { CartSync } from './cartSync';
import type { ClientStorage } from './storage';
import type { StorageCodecs } from './storageCodecs';
import type { Tabs } from './tabs';

/** The thunk extra argument of the store. */
export interface StorePorts extends ApiPorts {
  readonly cart: CartSync;
  readonly storage: ClientStorage;
  readonly codecs: StorageCodecs;
  readonly tabs: Tabs;
  /** Rehydrates the persisted slices, then writes their changes. */
  startPersistence(): void;
  /** Writes pending changes now. */
  flushPersistence(): void;
}
