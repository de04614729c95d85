import { baseApi } from '../api/baseApi';
import { cartApi, patchCartQuantity } from '../api/cartApi';
import type { CartData, CartLineKey } from '../contract/cartData';
import { lineKey, quantityOf, withQuantity } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { CART_UPDATE_DELAY_MS } from '../contract/limits';
import type { CartKeeper, CartNotice } from './cartWriter';
import type { CountWrite } from './sentWrites';

/** A quantity that was chosen and is not yet with the cart's keeper. */
interface Intent {
  readonly line: CartLineKey;
  wanted: number;
  /** The last quantity that the keeper is known to have: what a refusal goes back to. */
  confirmed: number;
  timer: ReturnType<typeof setTimeout> | null;
  flight: Promise<boolean> | null;
  /** The delay is over while an older request is still under way. */
  due: boolean;
}

/**
 * The quantities that are chosen: absolute, shown at once, held back for a moment. One request per line is under way at a
 * time, and an answer that is older than the newest intent changes nothing on the screen.
 * @param tell hears how each ended
 */
export function createCartQuantities(
  { dispatch, getState }: CartKeeper,
  counted: CountWrite,
  tell: (notice: CartNotice) => void,
) {
  const intents = new Map<string, Intent>();

  function shownQuantity(line: CartLineKey): number {
    const cart = cartApi.endpoints.get.select()(getState()).data?.cartData;
    return quantityOf(cart ?? getState().guestCart.value, line);
  }

  function settled(intent: Intent): void {
    intents.delete(lineKey(intent.line));
  }

  const isHeld = (intent: Intent) => intents.get(lineKey(intent.line)) === intent;

  /** The newest quantity has its answer. @returns whether it was saved */
  function ended(intent: Intent, failure: Failure | undefined, message?: string): boolean {
    settled(intent);
    if (failure === undefined) {
      tell({ outcome: 'saved', message });
      return true;
    }
    dispatch(patchCartQuantity(intent.line, intent.confirmed));
    // The page offered what is no longer sold: its product list is old.
    if (failure.code === 'unknown-product') dispatch(baseApi.util.invalidateTags(['Product']));
    // Without an answer nobody knows which quantity stands: ask.
    if (failure.kind !== 'refused') dispatch(baseApi.util.invalidateTags(['Cart']));
    tell({ outcome: 'refused', message: failure.message });
    return false;
  }

  /** The customer went while the request was on its way: the cart that is shown now is another one. */
  function discarded(failure: Failure | undefined): boolean {
    if (failure !== undefined) tell({ outcome: 'refused', message: failure.message });
    return failure === undefined;
  }

  async function fly(intent: Intent): Promise<boolean> {
    for (;;) {
      const sent = intent.wanted;
      intent.due = false;
      const update = { ...intent.line, quantity: sent };
      const result = await counted(
        dispatch(cartApi.endpoints.update.initiate(update, { track: false })),
      );
      const failure = result.error as Failure | undefined;
      if (!isHeld(intent)) return discarded(failure);
      if (failure === undefined) intent.confirmed = sent;
      const newest = intent.wanted === sent && intent.timer === null;
      if (newest) return ended(intent, failure, result.data?.message);
      // Chosen anew meanwhile: that answer no longer matters.
      if (!intent.due) return true;
    }
  }

  function send(intent: Intent): Promise<boolean> {
    if (intent.timer !== null) clearTimeout(intent.timer);
    intent.timer = null;
    intent.due = true;
    intent.flight ??= fly(intent).finally(() => {
      intent.flight = null;
    });
    return intent.flight;
  }

  return {
    /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
    set({ itemId, feature }: CartLineKey, quantity: number): void {
      const line = { itemId, feature };
      const intent = intents.get(lineKey(line)) ?? {
        line,
        wanted: quantity,
        confirmed: shownQuantity(line),
        timer: null,
        flight: null,
        due: false,
      };
      intents.set(lineKey(line), intent);
      intent.wanted = quantity;
      if (intent.timer !== null) clearTimeout(intent.timer);
      intent.timer = setTimeout(() => void send(intent), CART_UPDATE_DELAY_MS);
      dispatch(patchCartQuantity(line, quantity));
    },
    /** Sends what is held of one line, now. */
    async sendLine(line: CartLineKey): Promise<void> {
      const intent = intents.get(lineKey(line));
      if (intent !== undefined) await send(intent);
    },
    isHolding: () => intents.size > 0,
    /** Drops all that is held; nothing of it is sent. */
    discard(): void {
      for (const { timer } of intents.values()) if (timer !== null) clearTimeout(timer);
      intents.clear();
    },
    /** Sends all that is held, now; what is chosen meanwhile is held anew. @returns whether nothing was refused. */
    async flush(): Promise<boolean> {
      return (await Promise.all([...intents.values()].map(send))).every(Boolean);
    },
    /** A cart as answered, with the held quantities on top. */
    onTopOf(answered: CartData): CartData {
      let cart = answered;
      for (const intent of intents.values()) {
        intent.confirmed = quantityOf(answered, intent.line);
        cart = withQuantity(cart, intent.line, intent.wanted);
      }
      return cart;
    },
  };
}
