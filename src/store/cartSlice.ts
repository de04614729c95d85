import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CartLineQuantity, cartApi } from '../api/cartApi';
import type { LeftOutLine } from '../contract/cart';
import {
  type CartData,
  type CartLineKey,
  lineKey,
  linesOf,
  quantityOf,
} from '../contract/cartData';

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
  /** The number of the last choice. The delay of an earlier one sends nothing. */
  readonly choice?: number;
  /** The number of the last request. An answer to another one changes nothing. */
  readonly request?: number;
}

/** A quantity, and the confirmed one before it. */
type Change = Pick<PendingQuantity, 'itemId' | 'feature' | 'desired' | 'acknowledged'>;

/** All writes to the cart that are not in the loaded cart yet. */
export interface CartState {
  /** By line; each line has at most one request in flight. */
  readonly pending: Readonly<Record<string, PendingQuantity>>;
  /** How many adds have no result yet. A guest's add is delayed. */
  readonly addCount: number;
  /** Whether adds skip their delay, because the cart is needed now. */
  readonly isFlushing: boolean;
  /** How many quantities were chosen. */
  readonly choiceCount: number;
  /** How many writes were sent. A cart that was requested before a write may lack it. */
  readonly sentCount: number;
  /** How many writes failed. */
  readonly failedCount: number;
  /** The last result, for the shell and other tabs. */
  readonly lastResult: CartSyncResult | null;
}

/** The result of a pending quantity, with the server's message if any; or the lines that a merge left out. */
export type CartSyncResult =
  | { readonly outcome: 'saved' | 'refused'; readonly message: string | undefined }
  | { readonly outcome: 'merged'; readonly leftOut: readonly LeftOutLine[] };

export const isInFlight = (line: PendingQuantity | undefined): boolean =>
  line?.status === 'sending' || line?.status === 'dirty';

export const isUnsaved = (line: PendingQuantity | undefined): boolean =>
  line !== undefined && line.status !== 'saved';

export const cartSlice = createSlice({
  name: 'cart',
  initialState: {
    pending: {},
    addCount: 0,
    isFlushing: false,
    choiceCount: 0,
    sentCount: 0,
    failedCount: 0,
    lastResult: null,
  } as CartState,
  reducers: {
    quantityChosen(state, { payload }: PayloadAction<Change>) {
      const key = lineKey(payload);
      const before = state.pending[key];
      state.choiceCount += 1;
      state.pending[key] = {
        ...(before ?? payload),
        desired: payload.desired,
        choice: state.choiceCount,
        status: isInFlight(before) ? 'dirty' : 'held',
      };
    },
    addRequested(state, _action: PayloadAction<CartLineQuantity>) {
      state.addCount += 1;
    },
    addFinished(
      state,
      { payload }: PayloadAction<CartLineQuantity & { readonly isSaved: boolean }>,
    ) {
      state.addCount -= 1;
      if (!payload.isSaved) state.failedCount += 1;
      if (state.addCount === 0) state.isFlushing = false;
    },
    lineSent(state, { payload }: PayloadAction<Change>) {
      state.sentCount += 1;
      state.pending[lineKey(payload)] = { ...payload, request: state.sentCount, status: 'sending' };
    },
    /** A request has its answer. `saved` is the quantity that it saved, if any; on this device, the cart includes it already. */
    lineSettled(
      { pending },
      {
        payload,
      }: PayloadAction<
        CartLineKey & { request: number; saved: number | undefined; isOnDevice: boolean }
      >,
    ) {
      const key = lineKey(payload);
      const line = pending[key];
      // The customer may have changed since.
      if (line === undefined || line.request !== payload.request) return;
      line.acknowledged = payload.saved ?? line.acknowledged;
      if (line.status === 'dirty') line.status = 'held';
      else if (payload.isOnDevice) delete pending[key];
      else {
        line.status = 'saved';
        line.desired = line.acknowledged;
      }
    },
    flushed(state) {
      state.isFlushing = state.addCount > 0;
    },
    /** An order has taken this cart. */
    emptied(state, { payload }: PayloadAction<CartData>) {
      for (const { itemId, feature } of linesOf(payload)) {
        const line = { itemId, feature, desired: 0, acknowledged: 0, status: 'saved' } as const;
        state.pending[lineKey(line)] = line;
      }
    },
    /** Drops the pending quantities without sending them, because their customer is no longer signed in. */
    discarded(state) {
      state.pending = {};
    },
    resultReported: (state, { payload }: PayloadAction<CartSyncResult>): CartState => ({
      ...state,
      lastResult: payload,
      failedCount: state.failedCount + (payload.outcome === 'refused' ? 1 : 0),
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(cartApi.endpoints.get.matchFulfilled, ({ pending }, { payload }) => {
      for (const [key, line] of Object.entries(pending)) {
        if (line.status === 'saved') delete pending[key];
        else line.acknowledged = quantityOf(payload.cartData, line);
      }
    });
  },
});
