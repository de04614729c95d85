import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionApi } from '../api/sessionApi';
import {
  type CartData,
  type CartLineKey,
  EMPTY_CART,
  withAdded,
  withQuantity,
} from '../contract/cartData';
import type { Selection } from '../contract/selection';
import { EMPTY_PROFILE, type LocalAddress, type LocalProfile } from './localProfile';

/** A slice that this device remembers: one value, so that it can be stored in the shape that is asked for. */
export interface PersistedValue<Value> {
  readonly value: Value;
}

type LineChange = PayloadAction<CartLineKey & { readonly quantity: number }>;

/** What a customer left on this device goes: the profile, and the address that a delivery was chosen for. */
export const customerDataCleared = createAction('customerDataCleared');

/** The chosen service (spec §3), null until one is saved. Whether its slot is still to come is asked by those who show it. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: (): PersistedValue<Selection | null> => ({ value: null }),
  reducers: {
    /** Another tab, or the shopper's own hand, changed what is stored. */
    externalChange: (_, { payload }: PayloadAction<Selection | null>) => ({ value: payload }),
  },
  extraReducers: (builder) => {
    // A delivery without its address is none: the service is asked for again.
    builder.addCase(customerDataCleared, (state) =>
      state.value?.serviceType === 'delivery' ? { ...state, value: null } : state,
    );
  },
});

/** Whether the shopper is about to change a selection that stands; it stands until another one is confirmed. */
export const serviceChangeSlice = createSlice({
  name: 'serviceChange',
  initialState: false,
  reducers: {
    serviceChangeStarted: () => true,
    serviceChangeEnded: () => false,
  },
});

/** The cart of a guest (spec §3). */
export const guestCartSlice = createSlice({
  name: 'guestCart',
  initialState: (): PersistedValue<CartData> => ({ value: EMPTY_CART }),
  reducers: {
    lineAdded: ({ value }, { payload }: LineChange) => ({
      value: withAdded(value, payload, payload.quantity),
    }),
    lineChanged: ({ value }, { payload }: LineChange) => ({
      value: withQuantity(value, payload, payload.quantity),
    }),
    mergedIntoAccount: () => ({ value: EMPTY_CART }),
    externalChange: (_, { payload }: PayloadAction<CartData>) => ({ value: payload }),
  },
  extraReducers: (builder) => {
    // Logout clears the cart (spec §4), whoever's it was.
    builder.addMatcher(sessionApi.endpoints.logout.matchFulfilled, () => ({ value: EMPTY_CART }));
  },
});

/** What My Profile keeps on this device. */
export const profileSlice = createSlice({
  name: 'profile',
  initialState: (): PersistedValue<LocalProfile> => ({ value: EMPTY_PROFILE }),
  reducers: {
    personalInfoSaved: (
      { value },
      { payload }: PayloadAction<Pick<LocalProfile, 'name' | 'phone'>>,
    ) => ({ value: { ...value, ...payload } }),
    addressSaved: ({ value }, { payload }: PayloadAction<LocalAddress>) => ({
      value: { ...value, address: payload },
    }),
    externalChange: (_, { payload }: PayloadAction<LocalProfile>) => ({ value: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(customerDataCleared, () => ({ value: EMPTY_PROFILE }));
  },
});

export const { serviceChangeStarted, serviceChangeEnded } = serviceChangeSlice.actions;
export const { personalInfoSaved, addressSaved } = profileSlice.actions;
