import type { Failure } from '@kedai/contract/calls/failure';

/** Whose data the page shows. Undefined until the first `verifyToken` has settled. */
export type Visitor = 'guest' | 'customer' | undefined;

/** Settings of the API client. */
export interface ApiSettings {
  /** Base URL of the API; empty for the page's own origin. */
  readonly baseUrl: string;
  /** URL of a geocoding service, which gets `?place_id=`; undefined for the shop's own call. */
  readonly geocodeUrl?: string;
  /** Sends the calls; by default the global `fetch`. A server that renders pages answers them itself. */
  readonly fetch?: typeof fetch;
  /** Timeout of a call, ms. */
  readonly timeoutMs: number;
  /** Timeout of an upload, ms. */
  readonly uploadTimeoutMs: number;
}

/** What endpoints need from the rest of the client. The store passes it as the thunk extra argument. */
export interface ApiPorts {
  readonly settings: ApiSettings;
  visitor(): Visitor;
  /** The `customer` of the session; undefined for servers that send none, or before it is known. */
  customer(): string | undefined;
  /** Checks that the session still belongs to the same customer. @returns why a write must not be sent, or null */
  confirmCustomer(): Promise<Failure | null>;
  /** Writes pending changes of the persisted slices now. */
  flushPersistence(): void;
}

export const DEFAULT_SETTINGS: ApiSettings = {
  baseUrl: '',
  timeoutMs: 20_000,
  uploadTimeoutMs: 120_000,
};

/** Reads the ports from the thunk extra argument. */
export const portsOf = (extra: unknown): ApiPorts => extra as ApiPorts;
