import { combineReducers } from '@reduxjs/toolkit';
import { customerApi, publicApi, visitorApi } from '../api/apis';
import { outcomeUnknownSlice } from '../api/idempotency';
import { cartSlice, guestCartSlice } from './cart/cartSlice';
import { persistSlice, type StorageCodecs } from './device/persistence';
import {
  type PageProducts,
  profileSlice,
  selectionSlice,
  serviceChangeSlice,
} from './device/slices';
import type { Tabs } from './device/tabs';
import { sessionSlice } from './session/sessionSlice';

export function createRootReducer(codecs: StorageCodecs, tabs: Tabs) {
  return combineReducers({
    [publicApi.reducerPath]: publicApi.reducer,
    [visitorApi.reducerPath]: visitorApi.reducer,
    [customerApi.reducerPath]: customerApi.reducer,
    cart: cartSlice.reducer,
    session: sessionSlice.reducer,
    serviceChange: serviceChangeSlice.reducer,
    // Only a server-rendered page has one, from the start.
    pageProducts: (state: PageProducts | null = null) => state,
    selection: persistSlice(selectionSlice, codecs.selection, tabs),
    guestCart: persistSlice(guestCartSlice, codecs.guestCart, tabs),
    profile: persistSlice(profileSlice, codecs.profile, tabs),
    outcomeUnknown: persistSlice(outcomeUnknownSlice, codecs.outcomeUnknown, tabs),
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
