import type { InFlightWrites } from '../api/ports';
import type { LeftOutLine } from '../contract/cart';
import type { CartData, CartLineKey } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { createCartAdds } from './cartAdds';
import { createCartQuantities } from './cartQuantities';
import type { AppDispatch, RootState } from './createStore';
import { createInFlightWrites } from './inFlightWrites';

/** How a held quantity ended; `message` is the server's own, when it gave one. Or what a merge could not take. */
export type CartSyncResult =
  | { readonly outcome: 'saved' | 'refused'; readonly message: string | undefined }
  | { readonly outcome: 'merged'; readonly leftOut: readonly LeftOutLine[] };

/** The store whose cart is written. */
export interface CartStore {
  readonly dispatch: AppDispatch;
  getState(): RootState;
}

/** Every write to the cart, a guest's and a customer's (spec §4 "Cart"). */
export interface CartSync {
  /** Adds; a guest's add waits about 2 seconds first. @returns why it was refused, or null. */
  add(line: CartLineKey, quantity: number): Promise<Failure | null>;
  /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
  setQuantity(line: CartLineKey, quantity: number): void;
  /** Sends all that is held, now, until nothing is. @returns whether everything was saved. */
  flush(): Promise<boolean>;
  /** Drops all that is held: it belongs to a customer who is gone. */
  discard(): void;
  readonly inFlightWrites: InFlightWrites;
  /** A cart as answered, with the held quantities on top. */
  applyPending(cart: CartData): CartData;
  /** Tells everybody who listens. */
  notify(notice: CartSyncResult): void;
  /** Hears how held quantities ended. @returns stops hearing. */
  onSyncResult(hear: (notice: CartSyncResult) => void): () => void;
}

/** Writes the cart of one store. */
export function createCartSync(store: CartStore): CartSync {
  const listeners = new Set<(notice: CartSyncResult) => void>();
  const { inFlightWrites, track } = createInFlightWrites();
  const notify = (notice: CartSyncResult) => {
    for (const hear of listeners) hear(notice);
  };
  const quantities = createCartQuantities(store, track, notify);
  const adds = createCartAdds(store, track, quantities.sendLine);

  return {
    add: adds.add,
    setQuantity: quantities.set,
    async flush() {
      let isAllSaved = true;
      // What is chosen while this waits is sent too: it is what the shopper relies on.
      while (quantities.hasPending() || adds.hasPending()) {
        const saved = await Promise.all([adds.flush(), quantities.flush()]);
        isAllSaved &&= saved.every(Boolean);
      }
      return isAllSaved;
    },
    discard() {
      quantities.discard();
      adds.forgetUnacknowledged();
    },
    inFlightWrites,
    notify,
    applyPending(answered) {
      adds.forgetUnacknowledged();
      return quantities.applyPending(answered);
    },
    onSyncResult(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
