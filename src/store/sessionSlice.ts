import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { NOT_SIGNED_IN } from '../api/classify';
import type { SessionStatus } from '../api/ports';
import { sessionApi } from '../api/sessionApi';
import type { Failure } from '../contract/failure';

export interface SessionState {
  readonly status: SessionStatus;
  /** Somebody logged out, here or in another tab, so that what was typed is gone: the session has not merely run out. */
  readonly hasLoggedOut?: true;
  /** The check did not come to an answer: whoever is here is taken for a guest, and may be a customer. */
  readonly isUnchecked?: true;
  /** The shopper has asked for another check, and waits for it. */
  readonly isCheckedAgain?: true;
}

const { verifyToken, logout } = sessionApi.endpoints;

/** Sign-in or sign-up succeeded. Told by their names: the endpoints themselves come with the pages that call them. */
const signedIn = (action: unknown): boolean => {
  if (!isFulfilled(action)) return false;
  const { endpointName } = action.meta.arg as { readonly endpointName?: string };
  return endpointName === 'login' || endpointName === 'register';
};

/** Sign-in, sign-up and logout succeeded on this page: whatever depends on who is signed in follows by tags. */
export const signedInOrOut = (action: unknown): boolean =>
  signedIn(action) || logout.matchFulfilled(action);

/** Whether a failed token check says that nobody is signed in, rather than that it could not be checked. */
const saysGuest = ({ kind, status, code }: Failure) =>
  code === NOT_SIGNED_IN ||
  status === 401 ||
  status === 403 ||
  (kind === 'refused' && status === 200);

/** Another call found the session gone. */
const sessionWasGone = (action: unknown): boolean => {
  if (!isRejectedWithValue(action)) return false;
  const failure = action.payload as Partial<Failure> | undefined;
  return failure?.code === NOT_SIGNED_IN;
};

const loggedOut = (): SessionState => ({ status: 'guest', hasLoggedOut: true });

/** Whoever is known to be a guest already stays one for the same reason. */
const guest = (state: SessionState): SessionState =>
  state.status === 'guest' && state.isUnchecked === undefined ? state : { status: 'guest' };

/**
 * Who is shopping (spec §4). A check that throws leaves the state as it was; only the first one, which would otherwise
 * be waited for without end, makes a guest until the next look (focus, online) knows better.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'checking' }),
  reducers: {
    loggedOutElsewhere: loggedOut,
    askedAgain: (state): SessionState =>
      state.isUnchecked ? { ...state, isCheckedAgain: true } : state,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(
        (action: unknown) => verifyToken.matchFulfilled(action) || signedIn(action),
        () => ({ status: 'customer' }),
      )
      .addMatcher(logout.matchFulfilled, loggedOut)
      .addMatcher(verifyToken.matchRejected, (state, { payload, meta }) => {
        if (meta.condition || payload === undefined || payload.kind === 'aborted') return state;
        if (saysGuest(payload)) return guest(state);
        const isWaitedFor = state.status === 'checking' || state.isCheckedAgain;
        return isWaitedFor ? { status: 'guest', isUnchecked: true } : state;
      })
      .addMatcher(sessionWasGone, guest);
  },
});
