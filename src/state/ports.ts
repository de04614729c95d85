import type { ApiPorts } from '../api/ports';
import type { StorageCodecs } from './device/persistence';
import type { ClientStorage } from './device/storage';
import type { Tabs } from './device/tabs';

/** The thunk extra argument of the store: what lies outside of it. */
export interface StorePorts extends ApiPorts {
  readonly storage: ClientStorage;
  readonly codecs: StorageCodecs;
  readonly tabs: Tabs;
  /** Rehydrates the persisted slices, then writes their changes. */
  startPersistence(): void;
}
