import type { Failure } from '@kedai/contract/calls/failure';
import {
  createSlice,
  isAnyOf,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { NOT_SIGNED_IN } from '../../api/classify';
import type { Visitor } from '../../api/ports';
import { shortHash } from '../../api/shortHash';
import { userApi } from '../../api/userApi';

/** Why this tab dropped its customer's data: another customer, an ended session, or a logout in another tab. */
export type SessionNotice = 'otherCustomer' | 'ended' | 'loggedOut';

/**
 * - `checking`: the first check, or the check after another customer was found, has no response yet
 * - `customer`: signed in
 * - `guest`: nobody is signed in
 * - `signedOut`: the customer of this tab has signed out, or their session has ended
 * - `unverified`: the check failed, so the visitor is treated as a guest
 * - `rechecking`: after a failed check the shopper has requested another one
 */
export type SessionStatus =
  | 'checking'
  | 'customer'
  | 'guest'
  | 'signedOut'
  | 'unverified'
  | 'rechecking';

export interface SessionState {
  status: SessionStatus;
  /**
   * The opaque id of this tab's current or last customer, from the server if it sends one. During the first check, the
   * customer in the browser's storage.
   */
  customer?: string | undefined;
  /** Shown until the shopper closes it. */
  notice?: SessionNotice | undefined;
  /** The shopper has just signed in, and no check has confirmed that the browser stored the session cookie. */
  isUnconfirmed?: boolean;
}

const { verifyToken, login, register, passkeySignIn, logout } = userApi.endpoints;

/** Whose data the page shows in this status. */
export const visitorOf = ({ status }: SessionState): Visitor =>
  status === 'checking' ? undefined : status === 'customer' ? status : 'guest';

export const selectVisitor = ({ session }: { readonly session: SessionState }): Visitor =>
  visitorOf(session);

/** Matches a successful sign-in or registration on this page. */
export const isSignIn = isAnyOf(
  login.matchFulfilled,
  register.matchFulfilled,
  passkeySignIn.matchFulfilled,
);

/** The prefix of customer ids that the client creates, for a server that sends none. */
const LOCAL_PREFIX = 'local:';

/** A customer id for a server that sends none. The same text gives the same id. */
const localCustomerId = (text: string): string =>
  LOCAL_PREFIX + shortHash(text.trim().toLowerCase());

/** Whether this customer id comes from the server. */
export const isNamedByServer = (customer: string | undefined): customer is string =>
  customer !== undefined && !customer.startsWith(LOCAL_PREFIX);

/**
 * Whether a failed session check means that no customer is signed in, rather than that the check failed. A 403 without a
 * reason may come from a network in between.
 */
const meansSignedOut = ({ kind, status, code }: Failure) =>
  code === NOT_SIGNED_IN ||
  status === 401 ||
  (kind === 'refused' && (status === 200 || status === 403));

/** Matches a call that was refused because the session has ended. */
const isSessionEnded = (action: unknown): boolean =>
  isRejectedWithValue(action) && (action.payload as Failure).code === NOT_SIGNED_IN;

/** Ends what depends on the last check. */
function setStatus(state: SessionState, status: SessionStatus): void {
  state.status = status;
  state.isUnconfirmed = false;
}

function toSignedOut(state: SessionState, notice?: SessionNotice): void {
  state.notice = notice;
  setStatus(state, 'signedOut');
}

const hasCustomer = ({ status, customer }: SessionState): boolean =>
  status === 'customer' || customer !== undefined;

/** Whether nobody is signed in for certain. */
const isSignedOut = ({ status }: SessionState): boolean =>
  status === 'guest' || status === 'signedOut';

/** Whether the customer of this tab has left with this action. */
export const hasCustomerLeft = (
  action: UnknownAction,
  before: SessionState,
  after: SessionState,
): boolean =>
  logout.matchFulfilled(action) ||
  sessionSlice.actions.signedOutElsewhere.match(action) ||
  (hasCustomer(before) && !isSignedOut(before) && isSignedOut(after)) ||
  (before.customer !== undefined && before.customer !== after.customer);

/**
 * A check found no customer. A former customer gets a notice that the session has ended. If the browser did not store the
 * session cookie of a sign-in, there was no session, and the form says what to do.
 */
function toGuest(state: SessionState): void {
  if (isSignedOut(state)) return;
  if (hasCustomer(state) && !state.isUnconfirmed) {
    toSignedOut(state, 'ended');
    return;
  }
  state.notice = undefined;
  setStatus(state, 'guest');
}

/** A check or a sign-in found this customer. */
function toCustomer(state: SessionState, customer: string, notice?: SessionNotice): void {
  if (state.customer !== undefined && state.customer !== customer) state.notice = notice;
  setStatus(state, 'customer');
  state.customer = customer;
}

/**
 * The session of the shopper (spec §4). A check that throws does not change the state, except for the first one: then the
 * status is `unverified` until the next check (on focus or online), because nothing else would end `checking`.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'checking' }),
  reducers: {
    /** Another tab signed out. The customer is kept, to recognise a different customer at the next sign-in. */
    signedOutElsewhere: (state) => toSignedOut(state, 'loggedOut'),
    /** The browser's storage has a customer from an earlier page. */
    customerRestored: (state, { payload }: PayloadAction<string>) => {
      state.customer ??= payload;
    },
    /** Another tab signed in another customer. The session must be checked. */
    otherCustomerFound: (state, { payload }: PayloadAction<string>) => {
      state.notice = 'otherCustomer';
      setStatus(state, 'checking');
      state.customer = payload;
    },
    noticeClosed: (state) => {
      state.notice = undefined;
    },
    recheckStarted: (state) => {
      if (state.status === 'unverified') state.status = 'rechecking';
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(verifyToken.matchFulfilled, (state, { payload, meta }) =>
        toCustomer(
          state,
          payload.customer ?? state.customer ?? localCustomerId(meta.requestId),
          'otherCustomer',
        ),
      )
      .addMatcher(isSignIn, (state, { payload, meta }) => {
        const { originalArgs: args } = meta.arg;
        const account = 'email' in args ? args.email : args.credential.id;
        toCustomer(state, payload.customer ?? localCustomerId(account));
        state.notice = undefined;
        state.isUnconfirmed = true;
      })
      .addMatcher(logout.matchFulfilled, (state) => {
        toSignedOut(state);
        state.customer = undefined;
      })
      .addMatcher(verifyToken.matchRejected, (state, { payload, meta }) => {
        if (meta.condition || payload === undefined || payload.kind === 'aborted') return;
        if (meansSignedOut(payload)) toGuest(state);
        else if (state.status === 'checking' || state.status === 'rechecking') {
          state.status = 'unverified';
        }
      })
      .addMatcher(isSessionEnded, toGuest);
  },
});

export const { noticeClosed } = sessionSlice.actions;
