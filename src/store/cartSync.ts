import type { CartWrites } from '../api/ports';
import type { LeftOutLine } from '../contract/cart';
import type { CartLineKey } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { createCartAdds } from './cartAdds';
import { createCartQuantities } from './cartQuantities';
import type { AppStore } from './createStore';

/** The result of a pending quantity, with the server's message if any; or the lines that a merge left out. */
export type CartSyncResult =
  | { readonly outcome: 'saved' | 'refused'; readonly message: string | undefined }
  | { readonly outcome: 'merged'; readonly leftOut: readonly LeftOutLine[] };

/** What cart writes need from the store. */
export type CartStore = Pick<AppStore, 'dispatch' | 'getState'>;

/** Tracks a cart write that has just been sent. @returns its response */
export type TrackWrite = <Response>(request: PromiseLike<Response>) => Promise<Response>;

/** All writes to the cart of a guest or a customer (spec §4 "Cart"). */
export interface CartSync extends CartWrites {
  /** Adds to the cart. A guest's add is delayed by about 2 seconds. @returns why it was refused, or null */
  add(line: CartLineKey, quantity: number): Promise<Failure | null>;
  /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
  setQuantity(line: CartLineKey, quantity: number): void;
  /** Sends pending writes until none is left. @returns whether all were saved */
  flush(): Promise<boolean>;
  /** Drops all pending writes, because their customer is no longer signed in. */
  discard(): void;
  notify(result: CartSyncResult): void;
  /** Subscribes to the results of pending writes. @returns unsubscribes */
  onSyncResult(listener: (result: CartSyncResult) => void): () => void;
}

export function createCartSync(store: CartStore): CartSync {
  const listeners = new Set<(result: CartSyncResult) => void>();
  const notify = (result: CartSyncResult) => {
    for (const listener of listeners) listener(result);
  };
  const inFlight = new Set<PromiseLike<unknown>>();
  let sentCount = 0;
  const track: TrackWrite = async (request) => {
    sentCount += 1;
    inFlight.add(request);
    try {
      return await request;
    } finally {
      inFlight.delete(request);
    }
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
    sentCount: () => sentCount,
    settled: async () => void (await Promise.all(inFlight)),
    applyPending(serverCart) {
      adds.forgetUnacknowledged();
      return quantities.applyPending(serverCart);
    },
    notify,
    onSyncResult(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
