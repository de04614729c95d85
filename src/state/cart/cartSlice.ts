import type { LeftOutLine } from '@kedai/contract/calls/cart';
import type { Failure } from '@kedai/contract/calls/failure';
import {
  type CartData,
  type CartLineKey,
  EMPTY_CART,
  lineKey,
  linesOf,
  quantityOf,
} from '@kedai/contract/rules/cartData';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CartLineQuantity, cartApi } from '../../api/cartApi';
import { userApi } from '../../api/userApi';
import type { PersistedValue } from '../device/slices';
import { customerLeft } from '../device/slices';

/** The cart of a guest (spec §3). */
export const guestCartSlice = createSlice({
  name: 'guestCart',
  initialState: (): PersistedValue<CartData> => ({ value: EMPTY_CART }),
  reducers: {
    replaced: (_, { payload }: PayloadAction<CartData>) => ({ value: payload }),
  },
  extraReducers: (builder) => {
    // Logout also clears the guest's cart (spec §4).
    builder.addMatcher(userApi.endpoints.logout.matchFulfilled, () => ({ value: EMPTY_CART }));
  },
});

/** A quantity that the last loaded cart does not include. */
export interface PendingQuantity extends CartLineKey {
  /** The quantity that the shopper sees. */
  readonly desired: number;
  /** The last confirmed quantity. A refusal goes back to it. */
  readonly acknowledged: number;
  /**
   * - `held`: waits for its delay
   * - `sending`: its request is in flight
   * - `dirty`: a request is in flight, and the shopper has chosen another quantity since
   * - `saved`: acknowledged; the next loaded cart includes it
   */
  readonly status: 'held' | 'sending' | 'dirty' | 'saved';
  /** When the quantity was chosen, by the monotonic clock of the page, ms. Its delay begins then. */
  readonly since?: number;
  /** The number of the last request. A response to another one changes nothing. */
  readonly request?: number;
}

/** An add without a result. */
export interface PendingAdd extends CartLineQuantity {
  readonly status: 'held' | 'sending';
  /** When the shopper added, by the monotonic clock of the page, ms. The delay of a guest's add begins then. */
  readonly since: number;
  /** The customer of the tab at that time. An add is not sent for another one. */
  readonly customer: string | undefined;
}

/** A quantity, and the confirmed one before it. */
type Change = Pick<PendingQuantity, 'itemId' | 'feature' | 'desired' | 'acknowledged'>;

/** The response to the request of a line. */
interface Answer {
  readonly key: string;
  readonly request: number | undefined;
  /** The quantity that it saved; undefined when it failed. */
  readonly saved: number | undefined;
  /** Whether the cart is on this device, and so includes the quantity already. */
  readonly isOnDevice: boolean;
}

/** All writes to the cart that are not in the loaded cart yet. */
export interface CartState {
  /** By line; each line has at most one request in flight. */
  readonly pending: Readonly<Record<string, PendingQuantity>>;
  /** By id, in the order of the presses. */
  readonly adds: Readonly<Record<string, PendingAdd>>;
  /** Whether writes skip their delay, because the cart is needed now. */
  readonly isFlushing: boolean;
  /** How many writes were sent. */
  readonly sentCount: number;
  /** How many writes failed. */
  readonly failedCount: number;
  /** `sentCount` when the cart was requested; null when a write was in flight then. */
  readonly sentCountAtRequest: number | null;
  /** Whether a customer's cart has been loaded that includes all writes before it. */
  readonly isLoaded: boolean;
}

/** The result of a pending quantity, with the server's message if any; or the lines that a merge left out. */
export type CartSyncResult =
  | { readonly outcome: 'saved' | 'refused'; readonly message: string | undefined }
  | { readonly outcome: 'merged'; readonly leftOut: readonly LeftOutLine[] };

export const isInFlight = (line: PendingQuantity | undefined): boolean =>
  line?.status === 'sending' || line?.status === 'dirty';

export const isUnsaved = (line: PendingQuantity | undefined): boolean =>
  line !== undefined && line.status !== 'saved';

export const hasPendingWrites = ({ adds, pending }: CartState): boolean =>
  Object.keys(adds).length > 0 || Object.values(pending).some(isUnsaved);

export const isWriteInFlight = ({ pending }: CartState): boolean =>
  Object.values(pending).some(isInFlight);

/** Whether a write was in flight while the cart was loaded, so that the loaded cart may lack it. */
export const isLoadedBeforeWrite = ({ sentCountAtRequest, sentCount }: CartState): boolean =>
  sentCountAtRequest !== sentCount;

export const INITIAL_CART: CartState = {
  pending: {},
  adds: {},
  isFlushing: false,
  sentCount: 0,
  failedCount: 0,
  sentCountAtRequest: null,
  isLoaded: false,
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState: INITIAL_CART,
  reducers: {
    quantityChosen: {
      prepare: (change: Change) => ({ payload: { ...change, since: performance.now() } }),
      reducer({ pending }, { payload }: PayloadAction<Change & { since: number }>) {
        const key = lineKey(payload);
        const before = pending[key];
        pending[key] = {
          ...(before ?? payload),
          desired: payload.desired,
          since: payload.since,
          status: isInFlight(before) ? 'dirty' : 'held',
        };
      },
    },
    addRequested: {
      prepare: (id: string, add: CartLineQuantity, customer: string | undefined) => ({
        payload: {
          id,
          add: { ...add, customer, status: 'held' as const, since: performance.now() },
        },
      }),
      reducer({ adds }, { payload }: PayloadAction<{ id: string; add: PendingAdd }>) {
        adds[payload.id] = payload.add;
      },
    },
    addSettled(state, { payload }: PayloadAction<{ id: string; failure: Failure | null }>) {
      delete state.adds[payload.id];
      if (payload.failure !== null) state.failedCount += 1;
      state.isFlushing &&= hasPendingWrites(state);
    },
    /** @param add the id of the add that is sent; undefined for a quantity */
    lineSent(state, { payload }: PayloadAction<{ line: Change; add: string | undefined }>) {
      const { line, add } = payload;
      state.sentCount += 1;
      state.pending[lineKey(line)] = { ...line, request: state.sentCount, status: 'sending' };
      const sent = state.adds[add ?? ''];
      if (sent) sent.status = 'sending';
    },
    /** A request has its response. */
    lineSettled(state, { payload }: PayloadAction<Answer>) {
      const { key, saved } = payload;
      const line = state.pending[key];
      // The customer may have changed since.
      if (line === undefined || line.request !== payload.request) return;
      line.acknowledged = saved ?? line.acknowledged;
      if (line.status === 'dirty') line.status = 'held';
      else {
        if (saved === undefined) state.failedCount += 1;
        line.status = 'saved';
        line.desired = line.acknowledged;
        if (payload.isOnDevice) delete state.pending[key];
      }
      state.isFlushing &&= hasPendingWrites(state);
    },
    flushed(state) {
      state.isFlushing = hasPendingWrites(state);
    },
    /** An order has taken this cart. */
    emptied({ pending }, { payload }: PayloadAction<CartData>) {
      for (const { itemId, feature } of linesOf(payload)) {
        const line = { itemId, feature, desired: 0, acknowledged: 0, status: 'saved' } as const;
        pending[lineKey(line)] = line;
      }
    },
    /** A pending quantity or a merge has a result, for the shell and other tabs. */
    resultReported: (_state, _action: PayloadAction<CartSyncResult>) => undefined,
  },
  extraReducers: (builder) => {
    const { cartGet } = cartApi.endpoints;
    builder
      // Pending quantities are dropped without being sent.
      .addCase(customerLeft, (state) => {
        state.pending = {};
        state.isLoaded = false;
        state.isFlushing &&= hasPendingWrites(state);
      })
      .addMatcher(cartGet.matchPending, (state) => {
        state.sentCountAtRequest = isWriteInFlight(state) ? null : state.sentCount;
      })
      .addMatcher(cartGet.matchFulfilled, (state, { payload }) => {
        if (isLoadedBeforeWrite(state)) return;
        state.isLoaded = true;
        for (const [key, line] of Object.entries(state.pending)) {
          if (line.status === 'saved') delete state.pending[key];
          else line.acknowledged = quantityOf(payload.cartData, line);
        }
      });
  },
});
