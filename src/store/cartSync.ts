import type { InFlightWrites } from '../api/ports';
import type { LeftOutLine } from '../contract/cart';
import type { CartData, CartLineKey } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { createCartAdds } from './cartAdds';
import { createCartQuantities } from './cartQuantities';
import type { AppDispatch, RootState } from './createStore';
import { createInFlightWrites } from './inFlightWrites';

/** The result of a pending quantity, with the server's message if any; or the lines that a merge left out. */
export type CartSyncResult =
  | { readonly outcome: 'saved' | 'refused'; readonly message: string | undefined }
  | { readonly outcome: 'merged'; readonly leftOut: readonly LeftOutLine[] };

/** What cart writes need from the store. */
export interface CartStore {
  readonly dispatch: AppDispatch;
  getState(): RootState;
}

/** All writes to the cart of a guest or a customer (spec §4 "Cart"). */
export interface CartSync {
  /** Adds to the cart. A guest's add is delayed by about 2 seconds. @returns why it was refused, or null */
  add(line: CartLineKey, quantity: number): Promise<Failure | null>;
  /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
  setQuantity(line: CartLineKey, quantity: number): void;
  /** Sends pending writes until none is left. @returns whether all were saved */
  flush(): Promise<boolean>;
  /** Drops all pending writes, because their customer is no longer signed in. */
  discard(): void;
  readonly inFlightWrites: InFlightWrites;
  /** Applies the pending quantities to a cart from the server. */
  applyPending(cart: CartData): CartData;
  /** Notifies all listeners. */
  notify(result: CartSyncResult): void;
  /** Subscribes to the results of pending writes. @returns unsubscribes */
  onSyncResult(listener: (result: CartSyncResult) => void): () => void;
}

export function createCartSync(store: CartStore): CartSync {
  const listeners = new Set<(result: CartSyncResult) => void>();
  const { inFlightWrites, track } = createInFlightWrites();
  const notify = (result: CartSyncResult) => {
    for (const listener of listeners) listener(result);
  };
  const quantities = createCartQuantities(store, track, notify);
  const adds = createCartAdds(store, track, quantities.sendLine);

  return {
    add: adds.add,
    setQuantity: quantities.set,
    async flush() {
      let isAllSaved = true;
      // The shopper may choose another quantity while this waits; it must be sent too.
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
    applyPending(serverCart) {
      adds.forgetUnacknowledged();
      return quantities.applyPending(serverCart);
    },
    onSyncResult(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
