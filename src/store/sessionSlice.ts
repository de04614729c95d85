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

/** Why this tab dropped its customer's data: another customer, an ended session, or a logout in another tab. */
export type SessionNotice = 'otherCustomer' | 'ended' | 'loggedOut';

export interface SessionState {
  readonly status: SessionStatus;
  /**
   * The opaque id of this tab's current or last customer, from the server if it sends one. During the first check, the
   * customer in the browser's storage.
   */
  readonly customer?: string | undefined;
  /** The check failed: the status is `guest`, but a customer may be signed in. */
  readonly isUnverified?: true;
  /** The shopper has requested another check and waits for it. */
  readonly isRechecking?: true;
  /** Shown until the shopper closes it. */
  readonly notice?: SessionNotice;
  /** The shopper has just signed in, and no check has confirmed that the browser stored the session cookie. */
  readonly isUnconfirmed?: true;
  /** How often this tab dropped a customer's data. `sessionListener` drops it when this number changes. */
  readonly resetCount?: number;
}

const { verifyToken, logout } = sessionApi.endpoints;

/** The fields of a successful sign-in or registration that this slice reads. */
interface SignInAction {
  readonly payload?: { readonly customer?: string };
  readonly meta: {
    readonly arg: {
      readonly endpointName?: string;
      readonly originalArgs?: { readonly email?: string };
    };
  };
}

/** Matches a successful sign-in or registration by name, because their endpoints are loaded later, with their pages. */
const isSignIn = (action: unknown): action is SignInAction & { readonly type: string } => {
  if (!isFulfilled(action)) return false;
  const { endpointName } = action.meta.arg as { readonly endpointName?: string };
  return endpointName === 'login' || endpointName === 'register';
};

/** Matches a successful sign-in, registration or logout on this page. */
export const isSignInOrSignOut = (action: unknown): boolean =>
  isSignIn(action) || logout.matchFulfilled(action);

/**
 * Whether a failed session check means that no customer is signed in, rather than that the check failed. A 403 without a
 * reason may come from a network in between.
 */
const meansSignedOut = ({ kind, status, code }: Failure) =>
  code === NOT_SIGNED_IN ||
  status === 401 ||
  (kind === 'refused' && (status === 200 || status === 403));

/** Matches a call that was refused because the session has ended. */
const isSessionEnded = (action: unknown): boolean => {
  if (!isRejectedWithValue(action)) return false;
  const failure = action.payload as Partial<Failure> | undefined;
  return failure?.code === NOT_SIGNED_IN;
};

/** The fields that the tab's next session inherits. */
const inheritedFields = ({ customer, resetCount }: SessionState): Partial<SessionState> => ({
  ...(customer !== undefined && { customer }),
  ...(resetCount !== undefined && { resetCount }),
});

/** `sessionListener` then drops the former customer's data. */
const incrementedReset = ({ resetCount = 0 }: SessionState) => ({ resetCount: resetCount + 1 });

/**
 * The state after a check without a customer. A former customer gets a notice that the session has ended. If the browser did
 * not store the session cookie of a sign-in, there was no session, and the form says what to do.
 */
function toGuest(state: SessionState): SessionState {
  const isKnownGuest = state.status === 'guest' && state.isUnverified === undefined;
  if (isKnownGuest) return state;
  const hadCustomer = state.status === 'customer' || state.customer !== undefined;
  return {
    ...inheritedFields(state),
    ...(hadCustomer && incrementedReset(state)),
    ...(hadCustomer && !state.isUnconfirmed && { notice: 'ended' }),
    status: 'guest',
  };
}

/** Whether the tab's customer is another one than this. */
const isOtherCustomer = (state: SessionState, customer: string): boolean =>
  state.customer !== undefined && state.customer !== customer;

/** The state after a check that found this customer. */
const toCustomer = (state: SessionState, customer: string): SessionState => {
  const notice = isOtherCustomer(state, customer) ? 'otherCustomer' : state.notice;
  return {
    ...inheritedFields(state),
    ...(isOtherCustomer(state, customer) && incrementedReset(state)),
    ...(notice !== undefined && { notice }),
    status: 'customer',
    customer,
  };
};

/**
 * The session of the shopper (spec §4). A check that throws does not change the state, except for the first one: then the
 * status is `guest` until the next check (on focus or online), because nothing else would end `checking`.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'checking' }),
  reducers: {
    /** Another tab signed out. The customer is kept, to recognise a different customer at the next sign-in. */
    signedOutElsewhere: (state): SessionState => ({
      ...inheritedFields(state),
      ...incrementedReset(state),
      status: 'guest',
      notice: 'loggedOut',
    }),
    /** The browser's storage has a customer from an earlier page. */
    customerRestored: (state, { payload }: PayloadAction<string>): SessionState =>
      state.customer === undefined ? { ...state, customer: payload } : state,
    /** Another tab signed in another customer. The session must be checked. */
    otherCustomerFound: (state, { payload }: PayloadAction<string>): SessionState => ({
      ...incrementedReset(state),
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
        toCustomer(state, payload.customer ?? state.customer ?? localCustomerId(meta.requestId)),
      )
      .addMatcher(isSignIn, (state, { payload, meta }): SessionState => {
        const { email = '' } = meta.arg.originalArgs ?? {};
        const customer = payload?.customer ?? localCustomerId(email);
        return {
          ...inheritedFields(state),
          ...(isOtherCustomer(state, customer) && incrementedReset(state)),
          status: 'customer',
          customer,
          isUnconfirmed: true,
        };
      })
      .addMatcher(
        logout.matchFulfilled,
        (state): SessionState => ({ ...incrementedReset(state), status: 'guest' }),
      )
      .addMatcher(verifyToken.matchRejected, (state, { payload, meta }) => {
        if (meta.condition || payload === undefined || payload.kind === 'aborted') return state;
        if (meansSignedOut(payload)) return toGuest(state);
        const isAwaited = state.status === 'checking' || state.isRechecking;
        if (!isAwaited) return state;
        const { isRechecking: _, ...rest } = state;
        return { ...rest, status: 'guest', isUnverified: true };
      })
      .addMatcher(isSessionEnded, toGuest);
  },
});

export const { noticeClosed } = sessionSlice.actions;
