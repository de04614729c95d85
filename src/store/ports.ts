import type { ApiPorts } from '../api/ports';
import type { CartSync } from './cartSync';
import type { ClientStorage } from './storage';
import type { StorageCodecs } from './storageCodecs';
import type { Tabs } from './tabs';

/** What thunks of the client may use besides the state; handed in where the store is made. */
export interface StorePorts extends ApiPorts {
  readonly cart: CartSync;
  readonly storage: ClientStorage;
  readonly codecs: StorageCodecs;
  readonly tabs: Tabs;
  /** Starts to remember: reads what is stored, then writes what changes. */
  startPersistence(): void;
  /** Writes what has changed now, rather than in a moment. */
  flushPersistence(): void;
}
