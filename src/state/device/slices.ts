import type { Product } from '@kedai/contract/rules/product';
import type { Selection } from '@kedai/contract/rules/selection';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

/** The state of a persisted slice. It has one value, which is stored in the format of the specification. */
export interface PersistedValue<Value> {
  readonly value: Value;
}

/**
 * The customer of this tab has left: by a logout, an ended session, or because another one has signed in. Slices drop that
 * customer's data, and forms what is typed. Only if the data on this device is still that customer's, it is dropped too.
 */
export const customerLeft = createAction<{ readonly isOnDevice: boolean }>('customerLeft');

/** The selection (spec §3); null until one is saved. Its slot may have passed. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: (): PersistedValue<Selection | null> => ({ value: null }),
  reducers: {
    replaced: (_, { payload }: PayloadAction<Selection | null>) => ({ value: payload }),
  },
  extraReducers: (builder) => {
    // A delivery without its address is invalid, so the whole selection goes.
    builder.addCase(customerLeft, (state, { payload: { isOnDevice } }) =>
      isOnDevice && state.value?.serviceType === 'delivery' ? { ...state, value: null } : state,
    );
  },
});

/** Some products of the product list, with the URL of the only page that may show them in place of the list. */
export interface PageProducts {
  /** The path, and the query without parameters that change nothing, such as `/collection?sort=low-high`. */
  readonly address: string;
  readonly products: readonly Product[];
  /** How many products of the list match the query. */
  readonly total: number;
}

/**
 * Why the shopper is changing the selection: empty if by choice, null while nothing is changed. The current one applies until
 * another one is confirmed.
 */
export const serviceChangeSlice = createSlice({
  name: 'serviceChange',
  initialState: null as string | null,
  reducers: {
    serviceChangeStarted: (_, { payload = '' }: PayloadAction<string | undefined>) => payload,
    serviceChangeEnded: () => null,
  },
});

const text = v.fallback(v.string(), '');

const addressSchema = v.object({ street: text, zipcode: text, city: text, country: text });

export const EMPTY_PROFILE = { name: '', phone: '', address: null };

/** A stored profile. Fields of a wrong type become empty. */
export const profileSchema = v.fallback(
  v.object({
    name: text,
    phone: text,
    /** null until the shopper saves one. */
    address: v.fallback(v.nullable(addressSchema), null),
  }),
  EMPTY_PROFILE,
);

/** The key of the profile in local storage. */
export const PROFILE_KEY = 'kedai:profile';

/** The data of My Profile, which stays on this device (spec §2: no calls). */
export type LocalProfile = Readonly<v.InferOutput<typeof profileSchema>>;
export type LocalAddress = Readonly<v.InferOutput<typeof addressSchema>>;

/** The data of My Profile. */
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
    replaced: (_, { payload }: PayloadAction<LocalProfile>) => ({ value: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(customerLeft, (state, { payload: { isOnDevice } }) =>
      isOnDevice ? { value: EMPTY_PROFILE } : state,
    );
  },
});

export const { serviceChangeStarted, serviceChangeEnded } = serviceChangeSlice.actions;
export const { personalInfoSaved, addressSaved } = profileSlice.actions;
