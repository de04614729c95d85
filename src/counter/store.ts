import { isFailure } from '@kedai/contract/calls/failure';
import { configureStore, createSlice, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { NOT_SIGNED_IN } from '../api/classify';
import { outcomeUnknownSlice } from '../api/idempotency';
import { type ApiPorts, DEFAULT_SETTINGS } from '../api/ports';
import { counterApi } from './counterApi';
import { undoSlice } from './undo/undoSlice';

const { counterSignIn, acceptInvitation } = counterApi.endpoints;

/** Whether nobody is signed in. The session may end while the page is open: the page asks for the passkey, and loses nothing. */
const signInSlice = createSlice({
  name: 'signIn',
  initialState: { isNeeded: false },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(counterSignIn.matchFulfilled, acceptInvitation.matchFulfilled), () => ({
        isNeeded: false,
      }))
      .addMatcher(isRejectedWithValue, (state, { payload }) =>
        isFailure(payload) && payload.code === NOT_SIGNED_IN ? { isNeeded: true } : state,
      ),
});

/** The transport's ports. The counter has no customers, and writes nothing into the browser. */
const ports: ApiPorts = {
  settings: DEFAULT_SETTINGS,
  visitor: () => undefined,
  customer: () => undefined,
  confirmCustomer: async () => null,
  flushPersistence: () => undefined,
};

export function createCounterStore() {
  return configureStore({
    reducer: {
      [counterApi.reducerPath]: counterApi.reducer,
      signIn: signInSlice.reducer,
      undo: undoSlice.reducer,
      // Not persisted: an act names the status that it changes, so a repeated one changes nothing.
      outcomeUnknown: outcomeUnknownSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        // Development checks, slow on a busy machine. The toolkit makes all of this state.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(counterApi.middleware),
  });
}

export type CounterState = ReturnType<ReturnType<typeof createCounterStore>['getState']>;

export const useIsSignInNeeded = (): boolean =>
  useSelector<CounterState, boolean>(({ signIn }) => signIn.isNeeded);
