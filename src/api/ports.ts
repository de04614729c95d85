import { type CartData, type CartLineKey, EMPTY_CART } from '../contract/cartData';
import type { Failure } from '../contract/failure';

/** `checking` until the first `verifyToken` has settled, then `guest` or `customer`. */
export type SessionStatus = 'checking' | 'guest' | 'customer';

/** Settings of the API client. */
export interface ApiSettings {
  /** Base URL of the API; empty for the page's own origin. */
  readonly baseUrl: string;
  /** URL of a geocoding service, which gets `?place_id=`; undefined for the shop's own call. */
  readonly geocodeUrl?: string;
  /** Timeout of a call, ms. */
  readonly timeoutMs: number;
  /** Timeout of an upload, ms. */
  readonly uploadTimeoutMs: number;
}

/** What endpoints need from the rest of the client. The store passes it as the thunk extra argument. */
export interface ApiPorts {
  readonly settings: ApiSettings;
  sessionStatus(): SessionStatus;
  /** The `customer` of the session; undefined for servers that send none, or before it is known. */
  customer(): string | undefined;
  /** Checks that the session still belongs to the same customer. @returns why a write must not be sent, or null */
  confirmCustomer(): Promise<Failure | null>;
  /** The cart of a guest, on this device. Each write returns why it was refused, or null. */
  readonly guestCart: {
    read(): CartData;
    add(line: CartLineKey, quantity: number): Failure | null;
    setQuantity(line: CartLineKey, quantity: number): Failure | null;
  };
  /** Applies the shopper's pending quantities to a cart from the server. */
  applyPending(cart: CartData): CartData;
  readonly inFlightWrites: InFlightWrites;
}

/** Cart writes in flight. A cart that was requested before one of them settled may lack its change. */
export interface InFlightWrites {
  /** How many writes have been sent so far. */
  startedCount(): number;
  /** Resolves when the writes that are in flight now have settled. */
  settled(): Promise<void>;
}

export const DEFAULT_SETTINGS: ApiSettings = {
  baseUrl: '',
  timeoutMs: 20_000,
  uploadTimeoutMs: 120_000,
};

const STANDALONE: ApiPorts = {
  settings: DEFAULT_SETTINGS,
  sessionStatus: () => 'checking',
  customer: () => undefined,
  confirmCustomer: () => Promise.resolve(null),
  guestCart: { read: () => EMPTY_CART, add: () => null, setQuantity: () => null },
  applyPending: (cart) => cart,
  inFlightWrites: { startedCount: () => 0, settled: () => Promise.resolve() },
};

/** Reads the ports from the thunk extra argument. A store without ports gets harmless defaults. */
export function portsOf(extra: unknown): ApiPorts {
  return (extra as ApiPorts | undefined) ?? STANDALONE;
}
