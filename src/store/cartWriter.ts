import type { InFlightWrites } from '../api/ports';
import type { LeftOutLine } from '../contract/cart';
import type { CartData, CartLineKey } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { createCartAdds } from './cartAdds';
import { createCartQuantities } from './cartQuantities';
import type { AppDispatch, RootState } from './createStore';
import { createSentWrites } from './sentWrites';

/** How a held quantity ended; `message` is the server's own, when it gave one. Or what a merge could not take. */
export type CartNotice =
  | { readonly outcome: 'saved' | 'refused'; readonly message: string | undefined }
  | { readonly outcome: 'merged'; readonly leftOut: readonly LeftOutLine[] };

/** The store whose cart is written. */
export interface CartKeeper {
  readonly dispatch: AppDispatch;
  getState(): RootState;
}

/** Every write to the cart, a guest's and a customer's (spec §4 "Cart"). */
export interface CartWriter {
  /** Adds; a guest's add waits about 2 seconds first. @returns why it was refused, or null. */
  add(line: CartLineKey, quantity: number): Promise<Failure | null>;
  /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
  setQuantity(line: CartLineKey, quantity: number): void;
  /** Sends all that is held, now, until nothing is. @returns whether everything was saved. */
  flush(): Promise<boolean>;
  /** Drops all that is held: it belongs to a customer who is gone. */
  discard(): void;
  readonly sentWrites: InFlightWrites;
  /** A cart as answered, with the held quantities on top. */
  withIntents(cart: CartData): CartData;
  /** Tells everybody who listens. */
  notify(notice: CartNotice): void;
  /** Hears how held quantities ended. @returns stops hearing. */
  onNotice(hear: (notice: CartNotice) => void): () => void;
}

/** Writes the cart of one store. */
export function createCartWriter(keeper: CartKeeper): CartWriter {
  const listeners = new Set<(notice: CartNotice) => void>();
  const { sent, counted } = createSentWrites();
  const notify = (notice: CartNotice) => {
    for (const hear of listeners) hear(notice);
  };
  const quantities = createCartQuantities(keeper, counted, notify);
  const adds = createCartAdds(keeper, counted, quantities.sendLine);

  return {
    add: adds.add,
    setQuantity: quantities.set,
    async flush() {
      let isAllSaved = true;
      // What is chosen while this waits is sent too: it is what the shopper relies on.
      while (quantities.isHolding() || adds.isHolding()) {
        const saved = await Promise.all([adds.flush(), quantities.flush()]);
        isAllSaved &&= saved.every(Boolean);
      }
      return isAllSaved;
    },
    discard() {
      quantities.discard();
      adds.forgetLost();
    },
    sentWrites: sent,
    notify,
    withIntents(answered) {
      adds.forgetLost();
      return quantities.onTopOf(answered);
    },
    onNotice(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
