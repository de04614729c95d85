import type { ApiPorts } from '../api/ports';
import type { CartWriter } from './cartWriter';
import type { ClientStorage } from './storage';
import type { StoredValues } from './stored';
import type { Tabs } from './tabs';

/** What thunks of the client may use besides the state; handed in where the store is made. */
export interface StorePorts extends ApiPorts {
  readonly cart: CartWriter;
  readonly storage: ClientStorage;
  readonly stored: StoredValues;
  readonly tabs: Tabs;
  /** Starts to remember: reads what is stored, then writes what changes. */
  startRemembering(): void;
  /** Writes what has changed now, rather than in a moment. */
  writeNow(): void;
}
