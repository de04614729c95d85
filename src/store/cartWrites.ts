import { createSelector } from '@reduxjs/toolkit';
import { baseApi, customerApi } from '../api/baseApi';
import { type CartLineQuantity, cartApi } from '../api/cartApi';
import { refusal } from '../api/classify';
import { productApi } from '../api/productApi';
import { userApi } from '../api/userApi';
import {
  type CartData,
  type CartLineKey,
  EMPTY_CART,
  lineKey,
  quantityOf,
  withAdded,
  withQuantity,
} from '../contract/cartData';
import { GUEST_CART_COOKIE } from '../contract/cookies';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { CART_UPDATE_DELAY_MS, GUEST_ADD_DELAY_MS, QUANTITY_MAX } from '../contract/limits';
import { cartLines } from '../contract/totals';
import { failureText } from '../text/failures';
import { type CartSyncResult, cartSlice, isInFlight, isUnsaved } from './cartSlice';
import type { RootState } from './rootReducer';
import { failureOf } from './runEndpoint';
import { selectVisitor } from './sessionSlice';
import { guestCartSlice } from './slices';
import { fitsCookie } from './storage';
import { type AppThunk, onChange, waitUntil } from './thunk';

const {
  quantityChosen,
  addRequested,
  addFinished,
  lineSent,
  lineSettled,
  flushed,
  emptied,
  resultReported,
} = cartSlice.actions;

const selectServerCart = cartApi.endpoints.get.select();
const selectProductList = productApi.endpoints.list.select();

const selectLoadedCart = (state: RootState): CartData | undefined =>
  selectVisitor(state) === 'guest' ? state.guestCart.value : selectServerCart(state).data?.cartData;

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

interface LineResult {
  readonly failure: Failure | null;
  readonly message: string | undefined;
  /** Whether the shopper has chosen no other quantity since. */
  readonly isNewest: boolean;
}

/** Writes a line, of a guest on this device, of a customer on the server. @param acknowledged the quantity before */
const sendLine =
  (
    call: 'add' | 'update',
    write: CartLineQuantity,
    acknowledged: number,
  ): AppThunk<Promise<LineResult>> =>
  async (dispatch, getState) => {
    const { quantity, ...line } = write;
    const desired = call === 'add' ? Math.min(acknowledged + quantity, QUANTITY_MAX) : quantity;
    dispatch(lineSent({ ...line, desired, acknowledged }));
    const { guestCart, cart } = getState();
    const isOnDevice = selectVisitor(getState()) === 'guest';
    const change = call === 'add' ? withAdded : withQuantity;
    const result = isOnDevice
      ? { error: dispatch(saveGuestCart(change(guestCart.value, write, quantity))) ?? undefined }
      : await dispatch(cartApi.endpoints[call].initiate(write, { track: false }));
    const failure = failureOf(result);
    const request = cart.sentCount;
    const pending = getState().cart.pending[lineKey(line)];
    const isNewest = pending?.request === request && pending.status === 'sending';
    dispatch(lineSettled({ ...line, request, saved: failure ? undefined : desired, isOnDevice }));
    // The page offered a product that is no longer sold, so its product list is outdated.
    if (failure?.code === 'unknown-product') dispatch(baseApi.util.invalidateTags(['Product']));
    return {
      failure,
      message: (result as { readonly data?: { readonly message?: string } }).data?.message,
      isNewest,
    };
  };

/** Sends the pending quantity of a line, after the request in flight. */
const sendQuantity =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Without a wait it starts at once, because the page may be closed.
    if (isInFlight(getState().cart.pending[key])) {
      await dispatch(waitUntil(({ cart }) => !isInFlight(cart.pending[key])));
    }
    const pending = getState().cart.pending[key];
    if (pending?.status !== 'held') return;
    const { itemId, feature, desired: quantity, acknowledged } = pending;
    const { failure, message, isNewest } = await dispatch(
      sendLine('update', { itemId, feature, quantity }, acknowledged),
    );
    // An answer to an older quantity than the newest changes nothing on the screen.
    if (!isNewest) return;
    // Without an answer the server may have saved either quantity.
    if (failure && failure.kind !== 'refused') dispatch(customerApi.util.invalidateTags(['Cart']));
    dispatch(
      resultReported({
        outcome: failure ? 'refused' : 'saved',
        message: failure?.message ?? message,
      }),
    );
  };

/** Sets a line's quantity. It is shown at once and sent 1 second after the last change; 0 removes the line. */
export const setCartQuantity =
  ({ itemId, feature }: CartLineKey, desired: number): AppThunk =>
  (dispatch, getState) => {
    const line = { itemId, feature };
    const acknowledged = quantityOfLine(getState(), line);
    dispatch(quantityChosen({ ...line, desired, acknowledged }));
    const choice = getState().cart.choiceCount;
    setTimeout(() => {
      const key = lineKey(line);
      // A later choice has its own delay.
      if (getState().cart.pending[key]?.choice === choice) void dispatch(sendQuantity(key));
    }, CART_UPDATE_DELAY_MS);
  };

const sendAdd =
  (add: CartLineQuantity): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState) => {
    const key = lineKey(add);
    const { customer, status } = getState().session;
    const isOtherCustomer = () =>
      customer !== undefined && getState().session.customer !== customer;
    const otherCustomer = refusal(failureText.otherCustomer, OTHER_CUSTOMER);
    // A shopper may add before the first session check decides between the guest's and the customer's cart.
    if (status === 'checking') {
      await dispatch(userApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
    }
    if (selectVisitor(getState()) === 'guest') {
      await dispatch(waitUntil(({ cart }) => cart.isFlushing, GUEST_ADD_DELAY_MS));
    }
    // A pending quantity is absolute, so sending it later would undo the add.
    while (isUnsaved(getState().cart.pending[key])) await dispatch(sendQuantity(key));
    if (isOtherCustomer()) return otherCustomer;
    const before = quantityOfLine(getState(), add);
    const { failure } = await dispatch(sendLine('add', add, before));
    // A request without a response may have been applied, and a refusal may come from an outdated cart.
    if (failure !== null) dispatch(customerApi.util.invalidateTags(['Cart']));
    return isOtherCustomer() ? otherCustomer : failure;
  };

/** Adds to the cart. A guest's add is delayed by about 2 seconds. @returns why it was refused, or null */
export const addToCart =
  ({ itemId, feature }: CartLineKey, quantity: number): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const add = { itemId, feature, quantity };
    dispatch(addRequested(add));
    const failure = await dispatch(sendAdd(add));
    dispatch(addFinished({ ...add, isSaved: failure === null }));
    return failure;
  };

const hasPendingWrites = ({ cart }: RootState): boolean =>
  cart.addCount > 0 || Object.values(cart.pending).some(isUnsaved);

/** Sends and stores all pending writes now: the server needs the current cart, or the page may be closed. @returns whether all were saved */
export const flushPendingWrites =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { flushPersistence }) => {
    const { failedCount } = getState().cart;
    flushPersistence();
    // The shopper may choose another quantity while this waits; it must be sent too.
    while (hasPendingWrites(getState())) {
      dispatch(flushed());
      await Promise.all([
        dispatch(waitUntil(({ cart }) => cart.addCount === 0)),
        ...Object.keys(getState().cart.pending).map((key) => dispatch(sendQuantity(key))),
      ]);
    }
    flushPersistence();
    return getState().cart.failedCount === failedCount;
  };

/** Empties the cart on the screen, after an order has taken it. */
export const emptyCart = (): AppThunk => (dispatch, getState) => {
  dispatch(emptied(selectCart(getState()) ?? EMPTY_CART));
};

/** Subscribes to the results of pending writes. @returns unsubscribes */
export const onCartSyncResult =
  (listener: (result: CartSyncResult) => void): AppThunk<() => void> =>
  (dispatch) =>
    dispatch(
      onChange(
        ({ cart }) => cart.lastResult,
        (result) => result && listener(result),
      ),
    );
