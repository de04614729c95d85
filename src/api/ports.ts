import { type CartData, type CartLineKey, EMPTY_CART } from '../contract/cartData';
import type { Failure } from '../contract/failure';

/** `checking` until the first token check has answered; then a guest or a customer. */
export type SessionStatus = 'checking' | 'guest' | 'customer';

/** What can be set where the shop is put together. */
export interface ApiSettings {
  /** Where the API lives; the empty text is the page's own origin. */
  readonly baseUrl: string;
  /** The geocoding service; undefined is the shop's own call. Gets `?place_id=`. */
  readonly geocodeUrl?: string;
  /** How long an answer may take, ms. */
  readonly timeoutMs: number;
  /** How long an upload may take, ms. */
  readonly uploadTimeoutMs: number;
}

/** What the calls need to know of the rest of the client; the store hands it in as thunk extra argument. */
export interface ApiPorts {
  readonly settings: ApiSettings;
  /** Who is asking, at this moment. */
  sessionStatus(): SessionStatus;
  /** The signed-in customer as the server named them; undefined where it named none, or before it is known. */
  customer(): string | undefined;
  /** Makes sure that a write is for the customer who is signed in. @returns why nothing may be written now, or null */
  confirmCustomer(): Promise<Failure | null>;
  /** A guest's cart lives on this device. Each write returns why it was refused, or null. */
  readonly guestCart: {
    read(): CartData;
    add(line: CartLineKey, quantity: number): Failure | null;
    setQuantity(line: CartLineKey, quantity: number): Failure | null;
  };
  /** A cart as it was answered, with the quantities that the shopper has chosen since. */
  withIntents(cart: CartData): CartData;
  readonly sentWrites: SentWrites;
}

/** The writes to the cart that were sent: a cart that was asked for before one of them was answered may lack it. */
export interface SentWrites {
  /** How many have been sent so far. */
  begun(): number;
  /** Resolves when those that are under way now have been answered. */
  ended(): Promise<void>;
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
  withIntents: (cart) => cart,
  sentWrites: { begun: () => 0, ended: () => Promise.resolve() },
};

/** The ports out of a thunk's extra argument; a store without any gets harmless ones. */
export function portsOf(extra: unknown): ApiPorts {
  return (extra as ApiPorts | undefined) ?? STANDALONE;
}
