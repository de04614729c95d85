import { baseApi } from '../api/baseApi';
import { cartApi, showQuantity } from '../api/cartApi';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { sessionApi } from '../api/sessionApi';
import type { CartData, CartLineKey } from '../contract/cartData';
import { quantityOf, withQuantity } from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { CART_UPDATE_DELAY_MS, GUEST_ADD_DELAY_MS } from '../contract/limits';
import type { AppDispatch, RootState } from './createStore';

/** How a held quantity ended; `message` is the server's own, when it gave one. */
export interface CartNotice {
  readonly outcome: 'saved' | 'refused';
  readonly message: string | undefined;
}

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

interface Keeper {
  readonly dispatch: AppDispatch;
  getState(): RootState;
}

/** Every write to the cart, a guest's and a customer's (spec §4 "Cart"). */
export interface CartWriter {
  /** Adds; a guest's add waits about 2 seconds first. @returns why it was refused, or null. */
  add(line: CartLineKey, quantity: number): Promise<Failure | null>;
  /** Shows the quantity at once and sends it 1 second after the last change; 0 removes the line. */
  setQuantity(line: CartLineKey, quantity: number): void;
  /** Sends all that is held, now. @returns whether everything was saved. */
  flush(): Promise<boolean>;
  /** The adds that are sent to the server. */
  readonly adds: { begun(): number; ended(): Promise<void> };
  /** A cart as answered, with the held quantities on top. */
  withIntents(cart: CartData): CartData;
  /** Hears how held quantities ended. @returns stops hearing. */
  onNotice(hear: (notice: CartNotice) => void): () => void;
}

const keyOf = ({ itemId, feature }: CartLineKey) => JSON.stringify([itemId, feature]);

/**
 * Writes the cart of one store. Quantities are absolute, one request per line is under way at a time, and an answer that
 * is older than the newest intent changes nothing on the screen.
 */
export function createCartWriter({ dispatch, getState }: Keeper): CartWriter {
  const intents = new Map<string, Intent>();
  const waitingAdds = new Set<() => void>();
  const adds = new Set<Promise<Failure | null>>();
  const sent = new Set<Promise<unknown>>();
  let begun = 0;
  /** Keys of adds that got no answer, for when they are tried again; a cart that was read since tells more. */
  const lostKeys = new Map<string, string>();
  const listeners = new Set<(notice: CartNotice) => void>();
  const isGuest = () => getState().session.status === 'guest';

  function shownQuantity(line: CartLineKey): number {
    const cart = cartApi.endpoints.get.select()(getState()).data?.cartData;
    return quantityOf(cart ?? getState().guestCart.value, line);
  }

  function tell(notice: CartNotice): void {
    for (const hear of listeners) hear(notice);
  }

  function settled(intent: Intent): void {
    intents.delete(keyOf(intent.line));
  }

  function refused(intent: Intent, failure: Failure): void {
    settled(intent);
    dispatch(showQuantity(intent.line, intent.confirmed));
    // Without an answer nobody knows which quantity stands: ask.
    if (failure.kind !== 'refused') dispatch(baseApi.util.invalidateTags(['Cart']));
    tell({ outcome: 'refused', message: failure.message });
  }

  async function fly(intent: Intent): Promise<boolean> {
    for (;;) {
      const sent = intent.wanted;
      intent.due = false;
      const result = await dispatch(
        cartApi.endpoints.update.initiate({ ...intent.line, quantity: sent }, { track: false }),
      );
      if (result.error === undefined) intent.confirmed = sent;
      const newest = intent.wanted === sent && intent.timer === null;
      if (newest && result.error !== undefined) {
        refused(intent, result.error as Failure);
        return false;
      }
      if (newest) {
        settled(intent);
        tell({ outcome: 'saved', message: result.data?.message });
        return true;
      }
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

  /** A quick shopper is here before the first token check has answered; which cart is meant shows then. */
  async function knowWhoIsShopping(): Promise<void> {
    await dispatch(sessionApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
  }

  async function sendLine(line: CartLineKey): Promise<void> {
    const intent = intents.get(keyOf(line));
    if (intent !== undefined) await send(intent);
  }

  function guestDelay(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        waitingAdds.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, GUEST_ADD_DELAY_MS);
      waitingAdds.add(goOn);
    });
  }

  async function sendAdd(line: CartLineKey, quantity: number): Promise<Failure | null> {
    const intentKey = `${keyOf(line)}×${quantity}`;
    const idempotencyKey = lostKeys.get(intentKey) ?? newIdempotencyKey();
    lostKeys.delete(intentKey);
    const { itemId, feature } = line;
    const sending = dispatch(
      cartApi.endpoints.add.initiate(
        { itemId, feature, quantity, idempotencyKey },
        { track: false },
      ),
    );
    begun += 1;
    sent.add(sending);
    const result = await sending.finally(() => sent.delete(sending));
    const failure = result.error === undefined ? null : (result.error as Failure);
    if (failure !== null && failure.kind !== 'refused') lostKeys.set(intentKey, idempotencyKey);
    return failure;
  }

  return {
    add(line, quantity) {
      const adding = (async () => {
        if (getState().session.status === 'checking') await knowWhoIsShopping();
        if (isGuest()) await guestDelay();
        // A held quantity is absolute: sent later, it would undo this.
        await sendLine(line);
        return sendAdd(line, quantity);
      })();
      adds.add(adding);
      return adding.finally(() => adds.delete(adding));
    },
    setQuantity({ itemId, feature }, quantity) {
      const line = { itemId, feature };
      const intent = intents.get(keyOf(line)) ?? {
        line,
        wanted: quantity,
        confirmed: shownQuantity(line),
        timer: null,
        flight: null,
        due: false,
      };
      intents.set(keyOf(line), intent);
      intent.wanted = quantity;
      if (intent.timer !== null) clearTimeout(intent.timer);
      intent.timer = setTimeout(() => void send(intent), CART_UPDATE_DELAY_MS);
      dispatch(showQuantity(line, quantity));
    },
    async flush() {
      for (const goOn of [...waitingAdds]) goOn();
      const quantities = [...intents.values()].map(send);
      const added = await Promise.all([...adds]);
      const saved = await Promise.all(quantities);
      return saved.every(Boolean) && added.every((failure) => failure === null);
    },
    adds: {
      begun: () => begun,
      ended: async () => void (await Promise.all(sent)),
    },
    withIntents(answered) {
      lostKeys.clear();
      let cart = answered;
      for (const intent of intents.values()) {
        intent.confirmed = quantityOf(answered, intent.line);
        cart = withQuantity(cart, intent.line, intent.wanted);
      }
      return cart;
    },
    onNotice(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
