import { baseApi, customerApi } from '../api/baseApi';
import { cartApi, patchCartQuantity } from '../api/cartApi';
import {
  type CartData,
  type CartLineKey,
  lineKey,
  quantityOf,
  withQuantity,
} from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { CART_UPDATE_DELAY_MS } from '../contract/limits';
import type { CartStore, CartSyncResult, TrackWrite } from './cartSync';
import { failureOf } from './runEndpoint';

/** A quantity that the shopper chose and the server (or the cookie of a guest) has not confirmed. */
interface PendingQuantity {
  readonly line: CartLineKey;
  desired: number;
  /** The last confirmed quantity. A refusal goes back to it. */
  acknowledged: number;
  timer: ReturnType<typeof setTimeout> | null;
  inFlight: Promise<boolean> | null;
  /** The delay has ended while an older request is in flight, so another request must follow. */
  isDirty: boolean;
}

/**
 * Quantities that the shopper chose: absolute, shown at once, sent after a delay. Each line has one request in flight at a
 * time. A response to an older quantity than the newest changes nothing on the screen.
 * @param notify receives the result of each
 */
export function createCartQuantities(
  { dispatch, getState }: CartStore,
  track: TrackWrite,
  notify: (result: CartSyncResult) => void,
) {
  const pendingByLine = new Map<string, PendingQuantity>();

  function shownQuantity(line: CartLineKey): number {
    const cart = cartApi.endpoints.get.select()(getState()).data?.cartData;
    return quantityOf(cart ?? getState().guestCart.value, line);
  }

  const isPending = (pending: PendingQuantity) =>
    pendingByLine.get(lineKey(pending.line)) === pending;

  /** Handles the response to the newest quantity. @returns whether it was saved */
  function finish(pending: PendingQuantity, failure: Failure | null, message?: string): boolean {
    pendingByLine.delete(lineKey(pending.line));
    if (failure === null) {
      notify({ outcome: 'saved', message });
      return true;
    }
    dispatch(patchCartQuantity(pending.line, pending.acknowledged));
    // The page offered a product that is no longer sold, so its product list is outdated.
    if (failure.code === 'unknown-product') dispatch(baseApi.util.invalidateTags(['Product']));
    // Without a response the server may have saved either quantity.
    if (failure.kind !== 'refused') dispatch(customerApi.util.invalidateTags(['Cart']));
    notify({ outcome: 'refused', message: failure.message });
    return false;
  }

  async function sendUntilSettled(pending: PendingQuantity): Promise<boolean> {
    for (;;) {
      const sent = pending.desired;
      pending.isDirty = false;
      const update = { ...pending.line, quantity: sent };
      const result = await track(
        dispatch(cartApi.endpoints.update.initiate(update, { track: false })),
      );
      const failure = failureOf(result);
      // A discarded quantity: the screen shows another customer's cart now.
      if (!isPending(pending)) return failure === null;
      if (failure === null) pending.acknowledged = sent;
      const isNewest = pending.desired === sent && pending.timer === null;
      if (isNewest) return finish(pending, failure, result.data?.message);
      // The shopper chose another quantity meanwhile; its own timer will send it.
      if (!pending.isDirty) return true;
    }
  }

  function send(pending: PendingQuantity): Promise<boolean> {
    if (pending.timer !== null) clearTimeout(pending.timer);
    pending.timer = null;
    pending.isDirty = true;
    pending.inFlight ??= sendUntilSettled(pending).finally(() => {
      pending.inFlight = null;
    });
    return pending.inFlight;
  }

  return {
    set({ itemId, feature }: CartLineKey, quantity: number): void {
      const line = { itemId, feature };
      const pending = pendingByLine.get(lineKey(line)) ?? {
        line,
        desired: quantity,
        acknowledged: shownQuantity(line),
        timer: null,
        inFlight: null,
        isDirty: false,
      };
      pendingByLine.set(lineKey(line), pending);
      pending.desired = quantity;
      if (pending.timer !== null) clearTimeout(pending.timer);
      pending.timer = setTimeout(() => void send(pending), CART_UPDATE_DELAY_MS);
      dispatch(patchCartQuantity(line, quantity));
    },
    async sendLine(line: CartLineKey): Promise<void> {
      const pending = pendingByLine.get(lineKey(line));
      if (pending !== undefined) await send(pending);
    },
    hasPending: () => pendingByLine.size > 0,
    /** Drops all pending quantities without sending them. */
    discard(): void {
      for (const { timer } of pendingByLine.values()) if (timer !== null) clearTimeout(timer);
      pendingByLine.clear();
    },
    /** Sends all pending quantities now, but none that the shopper chooses meanwhile. @returns whether all were saved */
    async flush(): Promise<boolean> {
      return (await Promise.all([...pendingByLine.values()].map(send))).every(Boolean);
    },
    /** Applies the pending quantities to a cart from the server. */
    applyPending(serverCart: CartData): CartData {
      let cart = serverCart;
      for (const pending of pendingByLine.values()) {
        pending.acknowledged = quantityOf(serverCart, pending.line);
        cart = withQuantity(cart, pending.line, pending.desired);
      }
      return cart;
    },
  };
}
