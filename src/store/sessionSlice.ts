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
import { localCustomer } from './customerMark';

export interface SessionState {
  readonly status: SessionStatus;
  /**
   * The customer for whom this tab acts, or acted last: an opaque text, the server's own where it gives one. While the
   * session is checked, the one whom this browser knows.
   */
  readonly customer?: string | undefined;
  /** Somebody logged out, here or in another tab, so that what was typed is gone: the session has not merely run out. */
  readonly hasLoggedOut?: true;
  /** The check did not come to an answer: whoever is here is taken for a guest, and may be a customer. */
  readonly isUnchecked?: true;
  /** The shopper has asked for another check, and waits for it. */
  readonly isCheckedAgain?: true;
  /** Another customer than before was found, and the shopper has not yet closed the notice of it. */
  readonly isOtherCustomer?: true;
  /** How often what belonged to a customer was dropped in this tab. */
  readonly clearings?: number;
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

/** What a session leaves to the next one of this tab. */
const carriedOver = ({ customer, clearings }: SessionState): Partial<SessionState> => ({
  ...(customer !== undefined && { customer }),
  ...(clearings !== undefined && { clearings }),
});

const cleared = ({ clearings = 0 }: SessionState) => ({ clearings: clearings + 1 });

/** Whoever is known to be a guest already stays one for the same reason. */
const guest = (state: SessionState): SessionState =>
  state.status === 'guest' && state.isUnchecked === undefined
    ? state
    : { ...carriedOver(state), status: 'guest' };

/** A check found this customer. */
const found = (state: SessionState, customer: string): SessionState => {
  const isOther = state.customer !== undefined && state.customer !== customer;
  return {
    ...carriedOver(state),
    ...(isOther && cleared(state)),
    ...((isOther || state.isOtherCustomer) && { isOtherCustomer: true }),
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
    loggedOutElsewhere: (state): SessionState => ({
      ...carriedOver(state),
      ...cleared(state),
      status: 'guest',
      hasLoggedOut: true,
    }),
    /** The page begins in a browser that knows a customer. */
    customerRemembered: (state, { payload }: PayloadAction<string>): SessionState =>
      state.customer === undefined ? { ...state, customer: payload } : state,
    /** Another tab signed in another customer: who is here has to be checked. */
    otherCustomerMarked: (state, { payload }: PayloadAction<string>): SessionState => ({
      ...cleared(state),
      status: 'checking',
      customer: payload,
      isOtherCustomer: true,
    }),
    otherCustomerNoticed: ({ isOtherCustomer: _, ...state }): SessionState => state,
    askedAgain: (state): SessionState =>
      state.isUnchecked ? { ...state, isCheckedAgain: true } : state,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(verifyToken.matchFulfilled, (state, { payload, meta }) =>
        found(state, payload.customer ?? state.customer ?? localCustomer(meta.requestId)),
      )
      .addMatcher(signedIn, ({ clearings = 0 }, { payload, meta }): SessionState => {
        const { email = '' } = meta.arg.originalArgs ?? {};
        const customer = payload?.customer ?? localCustomer(email);
        return { status: 'customer', customer, ...(clearings > 0 && { clearings }) };
      })
      .addMatcher(
        logout.matchFulfilled,
        (state): SessionState => ({ ...cleared(state), status: 'guest', hasLoggedOut: true }),
      )
      .addMatcher(verifyToken.matchRejected, (state, { payload, meta }) => {
        if (meta.condition || payload === undefined || payload.kind === 'aborted') return state;
        if (saysGuest(payload)) return guest(state);
        const isWaitedFor = state.status === 'checking' || state.isCheckedAgain;
        if (!isWaitedFor) return state;
        const { isCheckedAgain: _, ...rest } = state;
        return { ...rest, status: 'guest', isUnchecked: true };
      })
      .addMatcher(sessionWasGone, guest);
  },
});

export const { otherCustomerNoticed } = sessionSlice.actions;
