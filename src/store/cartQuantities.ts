import { baseApi } from '../api/baseApi';
import { cartApi, patchCartQuantity } from '../api/cartApi';
import type { CartData, CartLineKey } from '../contract/cartData';
import { lineKey, quantityOf, withQuantity } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { CART_UPDATE_DELAY_MS } from '../contract/limits';
import type { CartStore, CartSyncResult } from './cartSync';
import type { TrackWrite } from './inFlightWrites';

/** A quantity that was chosen and is not yet with the cart's keeper. */
interface PendingQuantity {
  readonly line: CartLineKey;
  desired: number;
  /** The last quantity that the keeper is known to have: what a refusal goes back to. */
  acknowledged: number;
  timer: ReturnType<typeof setTimeout> | null;
  inFlight: Promise<boolean> | null;
  /** The delay is over while an older request is still under way. */
  isDirty: boolean;
}

/**
 * The quantities that are chosen: absolute, shown at once, held back for a moment. One request per line is under way at a
 * time, and an answer that is older than the newest intent changes nothing on the screen.
 * @param tell hears how each ended
 */
export function createCartQuantities(
  { dispatch, getState }: CartStore,
  track: TrackWrite,
  notify: (notice: CartSyncResult) => void,
) {
  const pendingByLine = new Map<string, PendingQuantity>();

  function shownQuantity(line: CartLineKey): number {
    const cart = cartApi.endpoints.get.select()(getState()).data?.cartData;
    return quantityOf(cart ?? getState().guestCart.value, line);
  }

  function settled(pending: PendingQuantity): void {
    pendingByLine.delete(lineKey(pending.line));
  }

  const isPending = (pending: PendingQuantity) =>
    pendingByLine.get(lineKey(pending.line)) === pending;

  /** The newest quantity has its answer. @returns whether it was saved */
  function finish(
    pending: PendingQuantity,
    failure: Failure | undefined,
    message?: string,
  ): boolean {
    settled(pending);
    if (failure === undefined) {
      notify({ outcome: 'saved', message });
      return true;
    }
    dispatch(patchCartQuantity(pending.line, pending.acknowledged));
    // The page offered what is no longer sold: its product list is old.
    if (failure.code === 'unknown-product') dispatch(baseApi.util.invalidateTags(['Product']));
    // Without an answer nobody knows which quantity stands: ask.
    if (failure.kind !== 'refused') dispatch(baseApi.util.invalidateTags(['Cart']));
    notify({ outcome: 'refused', message: failure.message });
    return false;
  }

  /** The customer went while the request was on its way: the cart that is shown now is another one. */
  function discarded(failure: Failure | undefined): boolean {
    if (failure !== undefined) notify({ outcome: 'refused', message: failure.message });
    return failure === undefined;
  }

  async function sendUntilSettled(pending: PendingQuantity): Promise<boolean> {
    for (;;) {
      const sent = pending.desired;
      pending.isDirty = false;
      const update = { ...pending.line, quantity: sent };
      const result = await track(
        dispatch(cartApi.endpoints.update.initiate(update, { track: false })),
      );
      const failure = result.error as Failure | undefined;
      if (!isPending(pending)) return discarded(failure);
      if (failure === undefined) pending.acknowledged = sent;
      const newest = pending.desired === sent && pending.timer === null;
      if (newest) return finish(pending, failure, result.data?.message);
      // Chosen anew meanwhile: that answer no longer matters.
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
    /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
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
    /** Sends what is held of one line, now. */
    async sendLine(line: CartLineKey): Promise<void> {
      const pending = pendingByLine.get(lineKey(line));
      if (pending !== undefined) await send(pending);
    },
    hasPending: () => pendingByLine.size > 0,
    /** Drops all that is held; nothing of it is sent. */
    discard(): void {
      for (const { timer } of pendingByLine.values()) if (timer !== null) clearTimeout(timer);
      pendingByLine.clear();
    },
    /** Sends all that is held, now; what is chosen meanwhile is held anew. @returns whether nothing was refused. */
    async flush(): Promise<boolean> {
      return (await Promise.all([...pendingByLine.values()].map(send))).every(Boolean);
    },
    /** A cart as answered, with the held quantities on top. */
    applyPending(answered: CartData): CartData {
      let cart = answered;
      for (const pending of pendingByLine.values()) {
        pending.acknowledged = quantityOf(answered, pending.line);
        cart = withQuantity(cart, pending.line, pending.desired);
      }
      return cart;
    },
  };
}
