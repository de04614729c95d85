import { cartCalls } from '@kedai/contract/calls/cart';
import type { Failure } from '@kedai/contract/calls/failure';
import { OTHER_CUSTOMER } from '@kedai/contract/protocol/customer';
import {
  type CartData,
  type CartLineKey,
  EMPTY_CART,
  lineKey,
  quantityOf,
  withAdded,
  withQuantity,
} from '@kedai/contract/rules/cartData';
import { GUEST_CART_COOKIE } from '@kedai/contract/rules/cookies';
import {
  CART_UPDATE_DELAY_MS,
  GUEST_ADD_DELAY_MS,
  QUANTITY_MAX,
} from '@kedai/contract/rules/limits';
import { cartLines } from '@kedai/contract/rules/totals';
import { createSelector, isAnyOf, nanoid } from '@reduxjs/toolkit';
import { customerApi, publicApi } from '../../api/apis';
import { type CartLineQuantity, cartApi } from '../../api/cartApi';
import { refusal } from '../../api/classify';
import { outcomeKnown } from '../../api/idempotency';
import { productApi } from '../../api/productApi';
import { failureText } from '../../text/failures';
import { fitsCookie } from '../device/cookies';
import type { RootState } from '../rootReducer';
import { selectVisitor } from '../session/sessionSlice';
import { type AppStartListening, type AppThunk, addAppListener, failureOf, take } from '../thunk';
import {
  type CartState,
  type CartSyncResult,
  cartSlice,
  guestCartSlice,
  hasPendingWrites,
  isInFlight,
  isLoadedBeforeWrite,
  isUnsaved,
  isWriteInFlight,
  type PendingQuantity,
} from './cartSlice';

const {
  quantityChosen,
  addRequested,
  addSettled,
  lineSent,
  lineSettled,
  flushed,
  emptied,
  resultReported,
} = cartSlice.actions;

const selectServerCart = cartApi.endpoints.cartGet.select();
const selectProductList = productApi.endpoints.productList.select();

const selectLoadedCart = (state: RootState): CartData | undefined => {
  if (selectVisitor(state) === 'guest') return state.guestCart.value;
  return state.cart.isLoaded ? selectServerCart(state).data?.cartData : undefined;
};

/** The cart that the shopper sees: the loaded one with all pending quantities; undefined until it is loaded. */
export const selectCart = createSelector(
  [selectLoadedCart, (state: RootState) => state.cart.pending],
  (loaded, pending) =>
    loaded &&
    Object.values(pending).reduce((cart, line) => withQuantity(cart, line, line.desired), loaded),
);

/** The lines of the cart with their products; undefined until both are loaded. */
export const selectCartLines = createSelector(
  [selectCart, (state: RootState) => selectProductList(state).data?.products],
  (cart, products) => cart && products && cartLines(cart, products),
);

const quantityOfLine = (state: RootState, line: CartLineKey): number =>
  quantityOf(selectCart(state) ?? EMPTY_CART, line);

/** Saves the cart of a guest. @returns why the cookie cannot hold it, or null */
const saveGuestCart =
  (next: CartData): AppThunk<Failure | null> =>
  (dispatch, getState, { codecs, flushPersistence }) => {
    if (!fitsCookie(GUEST_CART_COOKIE, JSON.stringify(next))) {
      return refusal(failureText.cartTooLarge, 'cart-too-large');
    }
    const { replaced } = guestCartSlice.actions;
    const { value: before, _persist } = getState().guestCart;
    dispatch(replaced(next));
    if (_persist?.rehydrated !== true) return null;
    flushPersistence();
    if (codecs.guestCart.isStored(next)) return null;
    dispatch(replaced(before));
    return refusal(failureText.cartNotStored, 'not-stored');
  };

type LineCall = 'cartAdd' | 'cartUpdate';

/** The result of a call, as `dispatch(endpoint.initiate(…))` resolves. */
interface LineResult {
  readonly error?: unknown;
  readonly data?: { readonly message?: string | undefined } | undefined;
}

/** Writes a line, of a guest on this device, of a customer on the server. */
const writeLine =
  (call: LineCall, write: CartLineQuantity): AppThunk<PromiseLike<LineResult> | LineResult> =>
  (dispatch, getState) => {
    if (selectVisitor(getState()) !== 'guest') {
      return dispatch(cartApi.endpoints[call].initiate(write, { track: false }));
    }
    const change = call === 'cartAdd' ? withAdded : withQuantity;
    const next = change(getState().guestCart.value, write, write.quantity);
    return { error: dispatch(saveGuestCart(next)) ?? undefined };
  };

/** Reports the result of a quantity. */
const reportQuantity =
  (failure: Failure | null, message: string | undefined): AppThunk =>
  (dispatch) => {
    const outcome = failure ? 'refused' : 'saved';
    dispatch(resultReported({ outcome, message: failure?.message ?? message }));
    // Without a response the server may have saved either quantity.
    if (failure && failure.kind !== 'refused') dispatch(customerApi.util.invalidateTags(['Cart']));
  };

/**
 * Sends a write of a line.
 * @param add the id of an add; a quantity has none
 * @returns why it failed, or null
 */
const sendLine =
  (
    { itemId, feature, quantity }: CartLineQuantity,
    { desired, acknowledged }: Pick<PendingQuantity, 'desired' | 'acknowledged'>,
    add?: string,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState) => {
    const key = lineKey({ itemId, feature });
    dispatch(lineSent({ line: { itemId, feature, desired, acknowledged }, add }));
    const { request } = getState().cart.pending[key] ?? {};
    const isOnDevice = selectVisitor(getState()) === 'guest';
    const call = add === undefined ? 'cartUpdate' : 'cartAdd';
    const writing = dispatch(writeLine(call, { itemId, feature, quantity }));
    // Without an await the cookie of a guest is written even when the page is being closed.
    const result = 'then' in writing ? await writing : writing;
    const failure = failureOf(result);
    const pending = getState().cart.pending[key];
    const isNewest = pending?.request === request && pending?.status === 'sending';
    const saved = failure === null ? desired : undefined;
    dispatch(lineSettled({ key, request, saved, isOnDevice }));
    // The page offered a product that is no longer sold, so its product list is outdated.
    if (failure?.code === 'unknown-product') dispatch(publicApi.util.invalidateTags(['Product']));
    // A response to an older quantity than the newest changes nothing on the screen.
    if (call === 'cartUpdate' && isNewest) dispatch(reportQuantity(failure, result.data?.message));
    return failure;
  };

/** Sends the pending quantity of a line, unless its earlier request is in flight. */
const sendQuantity =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const pending = getState().cart.pending[key];
    if (pending?.status !== 'held') return;
    await dispatch(sendLine({ ...pending, quantity: pending.desired }, pending));
  };

/**
 * Loads the cart after a failed add: without a response the server may have saved it.
 * @param wasLoaded whether the cart before the add is known; without it, the loaded cart shows nothing
 * @returns the failure, or null if the loaded cart has the add
 */
const checkFailedAdd =
  (
    failure: Failure,
    line: CartLineKey,
    desired: number,
    wasLoaded: boolean,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    // After a time-out the shopper has waited long enough. A refusal may come from an outdated cart.
    if (!wasLoaded || failure.kind === 'refused' || failure.kind === 'timeout') {
      dispatch(customerApi.util.invalidateTags(['Cart']));
      return failure;
    }
    const { data } = await dispatch(
      cartApi.endpoints.cartGet.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data === undefined || quantityOf(data.cartData, line) < desired) return failure;
    // Adding the same again is a new add.
    dispatch(outcomeKnown(cartCalls.add.path));
    return null;
  };

/** Sends an add, and the pending quantity of its line first: that is absolute, so sending it later would undo the add. */
const sendAdd =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const add = getState().cart.adds[id];
    if (add?.status !== 'held') return;
    const key = lineKey(add);
    if (isUnsaved(getState().cart.pending[key])) {
      void dispatch(sendQuantity(key));
      return;
    }
    const isOtherCustomer = () =>
      add.customer !== undefined && getState().session.customer !== add.customer;
    let failure: Failure | null = null;
    if (!isOtherCustomer()) {
      const { isLoaded } = getState().cart;
      const acknowledged = quantityOfLine(getState(), add);
      const desired = Math.min(acknowledged + add.quantity, QUANTITY_MAX);
      failure = await dispatch(sendLine(add, { desired, acknowledged }, id));
      failure &&= await dispatch(checkFailedAdd(failure, add, desired, isLoaded));
    }
    if (isOtherCustomer()) failure = refusal(failureText.otherCustomer, OTHER_CUSTOMER);
    dispatch(addSettled({ id, failure }));
  };

/** How long a write must wait, ms. `since` of another page (an import of Redux DevTools) may be in the future. */
function waitOf(cart: CartState, since = 0, delayMs = 0): number {
  const now = performance.now();
  return cart.isFlushing || now < since ? 0 : since + delayMs - now;
}

interface HeldWrite {
  readonly send: () => AppThunk<Promise<void>>;
  readonly waitMs: number;
}

/** The writes that wait for nothing but their delay. */
function heldWrites(state: RootState): readonly HeldWrite[] {
  const { cart } = state;
  const visitor = selectVisitor(state);
  const quantities = Object.entries(cart.pending)
    .filter(([, { status }]) => status === 'held')
    .map(([key, { since }]) => ({
      send: () => sendQuantity(key),
      waitMs: waitOf(cart, since, CART_UPDATE_DELAY_MS),
    }));
  const adds = Object.entries(cart.adds)
    // The first session check decides between the guest's and the customer's cart.
    .filter(([, add]) => add.status === 'held' && visitor !== undefined)
    .filter(([, add]) => !isInFlight(cart.pending[lineKey(add)]))
    .map(([id, { since }]) => ({
      send: () => sendAdd(id),
      waitMs: waitOf(cart, since, visitor === 'guest' ? GUEST_ADD_DELAY_MS : 0),
    }));
  return [...adds, ...quantities];
}

/** Sends held writes when they are due. Each action may hold or release one, so each starts the wait again. */
function sendHeldWrites(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { cart }) => hasPendingWrites(cart),
    effect: async (_action, { dispatch, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const nextWaitMs = () => Math.min(...heldWrites(getState()).map(({ waitMs }) => waitMs));
      // Without a wait it sends at once, because the page may be closed. A timer may fire a millisecond early.
      for (let waitMs = nextWaitMs(); waitMs > 0; waitMs = nextWaitMs()) {
        if (waitMs === Number.POSITIVE_INFINITY) return;
        await delay(waitMs);
      }
      for (const write of heldWrites(getState())) {
        if (write.waitMs <= 0) void dispatch(write.send());
      }
    },
  });
}

/** Loads a cart again that was requested before a write had its response. */
function reloadIncompleteCart(startListening: AppStartListening): void {
  startListening({
    matcher: cartApi.endpoints.cartGet.matchFulfilled,
    effect: async (_action, { dispatch, getState, condition }) => {
      if (!isLoadedBeforeWrite(getState().cart)) return;
      if (isWriteInFlight(getState().cart))
        await condition((_, { cart }) => !isWriteInFlight(cart));
      dispatch(customerApi.util.invalidateTags(['Cart']));
    },
  });
}

/** Adds the listeners of the cart. */
export function listenToCart(startListening: AppStartListening): void {
  sendHeldWrites(startListening);
  reloadIncompleteCart(startListening);
  startListening({
    matcher: isAnyOf(resultReported, addSettled),
    effect: (_action, { extra }) => extra.tabs.broadcast('cart'),
  });
}

/** Sets a line's quantity. It is shown at once and sent 1 second after the last change; 0 removes the line. */
export const setCartQuantity =
  ({ itemId, feature }: CartLineKey, desired: number): AppThunk =>
  (dispatch, getState) => {
    const line = { itemId, feature };
    const acknowledged = quantityOfLine(getState(), line);
    dispatch(quantityChosen({ ...line, desired, acknowledged }));
  };

/** Adds to the cart. A guest's add is delayed by about 2 seconds. @returns why it was refused, or null */
export const addToCart =
  ({ itemId, feature }: CartLineKey, quantity: number): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState) => {
    const id = nanoid();
    const settled = dispatch(
      take((action) => addSettled.match(action) && action.payload.id === id),
    ) as Promise<ReturnType<typeof addSettled>>;
    dispatch(addRequested(id, { itemId, feature, quantity }, getState().session.customer));
    return (await settled).payload.failure;
  };

/** Sends and stores all pending writes now: the server needs the current cart, or the page may be closed. @returns whether all were saved */
export const flushPendingWrites =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { flushPersistence }) => {
    const { failedCount } = getState().cart;
    flushPersistence();
    dispatch(flushed());
    if (hasPendingWrites(getState().cart)) {
      await dispatch(take((_action, { cart }) => !hasPendingWrites(cart)));
    }
    flushPersistence();
    return getState().cart.failedCount === failedCount;
  };

/** Empties the cart on the screen and drops its held quantities, after an order of this or another tab has taken it. */
export const takeCart = (): AppThunk => (dispatch, getState) => {
  dispatch(emptied(selectCart(getState()) ?? EMPTY_CART));
};

/** Empties the cart in all tabs, after an order of this tab has taken it. A late quantity would put its line back. */
export const emptyCart =
  (): AppThunk =>
  (dispatch, _getState, { tabs }) => {
    dispatch(takeCart());
    tabs.broadcast('ordered');
  };

/** Subscribes to the results of pending writes. Dispatching it returns a function that unsubscribes. */
export const onCartSyncResult = (listener: (result: CartSyncResult) => void) =>
  addAppListener({ actionCreator: resultReported, effect: ({ payload }) => listener(payload) });
