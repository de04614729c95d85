import {
  createSlice,
  isFulfilled,
  isRejectedWithValue,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { NOT_SIGNED_IN } from '../api/classify';
import type { SessionStatus } from '../api/ports';
import { sessionApi } from '../api/sessionApi';
import type { Failure } from '../contract/failure';
import { localCustomerId } from './storedCustomer';

/** Why what was typed in this tab is gone: another customer was found, or the session ended, perhaps by a logout elsewhere. */
export type SessionNotice = 'otherCustomer' | 'ended' | 'loggedOut';

export interface SessionState {
  readonly status: SessionStatus;
  /**
   * The customer for whom this tab acts, or acted last: an opaque text, the server's own where it gives one. While the
   * session is checked, the one whom this browser knows.
   */
  readonly customer?: string | undefined;
  /** The check did not come to an answer: whoever is here is taken for a guest, and may be a customer. */
  readonly isUnverified?: true;
  /** The shopper has asked for another check, and waits for it. */
  readonly isRechecking?: true;
  /** What the shopper has to be told, until they close it. */
  readonly notice?: SessionNotice;
  /** The shopper has just signed in, and no check has confirmed yet that the browser kept the session cookie. */
  readonly isUnconfirmed?: true;
  /** How often what belonged to a customer was dropped in this tab: `sessionListener` drops it when this changes. */
  readonly resetCount?: number;
}

const { verifyToken, logout } = sessionApi.endpoints;

/** A sign-in or sign-up that succeeded, as far as this slice reads it. */
interface SignedIn {
  readonly payload?: { readonly customer?: string };
  readonly meta: {
    readonly arg: {
      readonly endpointName?: string;
      readonly originalArgs?: { readonly email?: string };
    };
  };
}

/** Sign-in or sign-up succeeded. Told by their names: the endpoints themselves come with the pages that call them. */
const signedIn = (action: unknown): action is SignedIn & { readonly type: string } => {
  if (!isFulfilled(action)) return false;
  const { endpointName } = action.meta.arg as { readonly endpointName?: string };
  return endpointName === 'login' || endpointName === 'register';
};

/** Sign-in, sign-up and logout succeeded on this page: whatever depends on who is signed in follows by tags. */
export const isSignInOrSignOut = (action: unknown): boolean =>
  signedIn(action) || logout.matchFulfilled(action);

/**
 * Whether a failed token check says that nobody is signed in, rather than that it could not be checked. A 403 without a
 * reason may come from the network in between.
 */
const saysGuest = ({ kind, status, code }: Failure) =>
  code === NOT_SIGNED_IN ||
  status === 401 ||
  (kind === 'refused' && (status === 200 || status === 403));

/** Another call found the session gone. */
const sessionWasGone = (action: unknown): boolean => {
  if (!isRejectedWithValue(action)) return false;
  const failure = action.payload as Partial<Failure> | undefined;
  return failure?.code === NOT_SIGNED_IN;
};

/** What a session leaves to the next one of this tab. */
const carriedOver = ({ customer, resetCount }: SessionState): Partial<SessionState> => ({
  ...(customer !== undefined && { customer }),
  ...(resetCount !== undefined && { resetCount }),
});

const cleared = ({ resetCount = 0 }: SessionState) => ({ resetCount: resetCount + 1 });

/**
 * Nobody is signed in. If this tab acted for a customer, their session has ended; a sign-in that the browser did not keep
 * never was a session, and the form says what to do.
 */
function guest(state: SessionState): SessionState {
  const isKnownGuest = state.status === 'guest' && state.isUnverified === undefined;
  if (isKnownGuest) return state;
  const hadCustomer = state.status === 'customer' || state.customer !== undefined;
  return {
    ...carriedOver(state),
    ...(hadCustomer && cleared(state)),
    ...(hadCustomer && !state.isUnconfirmed && { notice: 'ended' }),
    status: 'guest',
  };
}

/** Whether this tab acted for another customer than this one. */
const isOther = (state: SessionState, customer: string): boolean =>
  state.customer !== undefined && state.customer !== customer;

/** A check found this customer. */
const found = (state: SessionState, customer: string): SessionState => {
  const notice = isOther(state, customer) ? 'otherCustomer' : state.notice;
  return {
    ...carriedOver(state),
    ...(isOther(state, customer) && cleared(state)),
    ...(notice !== undefined && { notice }),
    status: 'customer',
    customer,
  };
};

/**
 * Who is shopping (spec §4). A check that throws leaves the state as it was; only the first one, which would otherwise
 * be waited for without end, makes a guest until the next look (focus, online) knows better.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'checking' }),
  reducers: {
    /** Another tab logged out. The customer is remembered, to tell another one who signs in from the same. */
    signedOutElsewhere: (state): SessionState => ({
      ...carriedOver(state),
      ...cleared(state),
      status: 'guest',
      notice: 'loggedOut',
    }),
    /** The page begins in a browser that knows a customer. */
    customerRestored: (state, { payload }: PayloadAction<string>): SessionState =>
      state.customer === undefined ? { ...state, customer: payload } : state,
    /** Another tab signed in another customer: who is here has to be checked. */
    otherCustomerFound: (state, { payload }: PayloadAction<string>): SessionState => ({
      ...cleared(state),
      status: 'checking',
      customer: payload,
      notice: 'otherCustomer',
    }),
    noticeClosed: ({ notice: _, ...state }): SessionState => state,
    recheckStarted: (state): SessionState =>
      state.isUnverified ? { ...state, isRechecking: true } : state,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(verifyToken.matchFulfilled, (state, { payload, meta }) =>
        found(state, payload.customer ?? state.customer ?? localCustomerId(meta.requestId)),
      )
      .addMatcher(signedIn, (state, { payload, meta }): SessionState => {
        const { email = '' } = meta.arg.originalArgs ?? {};
        const customer = payload?.customer ?? localCustomerId(email);
        return {
          ...carriedOver(state),
          ...(isOther(state, customer) && cleared(state)),
          status: 'customer',
          customer,
          isUnconfirmed: true,
        };
      })
      .addMatcher(
        logout.matchFulfilled,
        (state): SessionState => ({ ...cleared(state), status: 'guest' }),
      )
      .addMatcher(verifyToken.matchRejected, (state, { payload, meta }) => {
        if (meta.condition || payload === undefined || payload.kind === 'aborted') return state;
        if (saysGuest(payload)) return guest(state);
        const isWaitedFor = state.status === 'checking' || state.isRechecking;
        if (!isWaitedFor) return state;
        const { isRechecking: _, ...rest } = state;
        return { ...rest, status: 'guest', isUnverified: true };
      })
      .addMatcher(sessionWasGone, guest);
  },
});

export const { noticeClosed } = sessionSlice.actions;
