import { isRecord, maskedKey, maskedText } from '@kedai/flow-viewer/page';
import type { DevToolsEnhancerOptions, Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { QueryStatus } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist';
import { mask } from '../flows/redaction';
import type { PendingQuantity } from '../state/cart/cartSlice';
import type { RootState } from '../state/rootReducer';
import type { SessionStatus } from '../state/session/sessionSlice';

/**
 * The field of each slice whose content is the same for everybody, such as the catalogue; null for a slice without one. Only
 * types are imported: a module that DevTools share with the shop would leave the shop's initial script.
 */
const PUBLIC_DATA: Readonly<Record<keyof RootState, string | null>> = {
  api: 'data',
  pageProducts: 'products',
  guestCart: 'value',
  ...{ cart: null, customerApi: null, profile: null, selection: null },
  ...{ serviceChange: null, session: null, outcomeUnknown: null, visitorApi: null },
};

type Status = SessionStatus | PendingQuantity['status'] | `${QueryStatus}`;

/** Values that RTK Query, the session slice and the cart slice write, by field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  status: {
    ...{ uninitialized: true, pending: true, fulfilled: true, rejected: true },
    ...{ checking: true, customer: true, guest: true },
    ...{ signedOut: true, unverified: true, rechecking: true },
    ...{ held: true, sending: true, dirty: true, saved: true },
  } satisfies Readonly<Record<Status, true>>,
  requestStatus: { pending: true, fulfilled: true, rejected: true },
  // RTK Query's own texts, and the operations of a patch.
  message: { Rejected: true, Aborted: true },
  op: { add: true, remove: true, replace: true },
};

/** Fields whose texts come from the program or from the catalogue, which is public. `type` names a tag or a kind of call. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  ...['endpointName', 'reducerPath', 'invalidationBehavior', 'requestId', 'type'],
  ...['itemId', 'feature'],
]);

/** Parts of the store whose keys are ids of the catalogue or of requests. */
const PUBLIC_KEYS: ReadonlySet<string> = new Set(['cartData', 'pending', 'adds', 'mutations']);

const NUMBERS: ReadonlySet<string> = new Set([
  ...['startedTimeStamp', 'fulfilledTimeStamp', 'version'],
  ...['page', 'limit', 'amount', 'keepUnusedDataFor', 'totalPages'],
  ...['desired', 'acknowledged', 'quantity', 'sentCount', 'failedCount'],
  'cartData',
]);

/** RTK Query's cache key: the endpoint and its serialised arguments. */
const CACHE_KEY = /^(\w+)\((.*)\)$/s;

/** The cache keys in order of appearance. Their numbers keep masked keys distinct. */
const cacheKeys: string[] = [];

/** Masks the arguments of a cache key; a key without arguments stays. */
function maskCacheKey(text: string, publicData: string | null): string | null {
  const [, call, serializedArgs] = CACHE_KEY.exec(text) ?? [];
  if (serializedArgs === undefined || serializedArgs === 'undefined') return call ? text : null;
  const shown = publicData === null ? maskedText(serializedArgs) : maskArgs(serializedArgs);
  if (shown === serializedArgs) return text;
  if (!cacheKeys.includes(text)) cacheKeys.push(text);
  return `${call}(${shown}) #${cacheKeys.indexOf(text) + 1}`;
}

/** The arguments of a public call, such as its page. Only what a shopper may have typed is masked. */
function maskArgs(serializedArgs: string): string {
  try {
    return JSON.stringify(maskValue(JSON.parse(serializedArgs)));
  } catch {
    return maskedText(serializedArgs);
  }
}

/**
 * Copies a part of the store and masks personal data (`mask`). Public data stays: catalogue, carts, endpoint names, request
 * status.
 * @param publicData the field with public data in this slice
 */
function maskValue(value: unknown, name = '', publicData: string | null = null): unknown {
  if (typeof value === 'string') {
    if (PUBLIC_FIELDS.has(name) || WORDS[name]?.[value]) return value;
    return maskCacheKey(value, publicData) ?? mask(value, name);
  }
  if (typeof value === 'number' && NUMBERS.has(name)) return value;
  if (Array.isArray(value)) return value.map((entry) => maskValue(entry, name, publicData));
  // A receipt: its bytes and its name are personal, and a file cannot be serialised.
  if (value instanceof Blob) return { is: 'File', type: value.type, size: value.size };
  if (!isRecord(value)) return mask(value, name);
  // The subscriptions of a question are by request.
  const arePublicKeys = PUBLIC_KEYS.has(name) || CACHE_KEY.test(name);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [
      maskCacheKey(key, publicData) ?? (arePublicKeys ? key : maskedKey(key, index)),
      key === publicData ? inner : maskValue(inner, name === 'cartData' ? name : key, publicData),
    ]),
  );
}

const publicDataOf = (slice: string): string | null =>
  (PUBLIC_DATA as Readonly<Record<string, string | null>>)[slice] ?? null;

/** Masks the state of the store, slice by slice. */
export const maskState = (state: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(state).map(([slice, value]) => [
      slice,
      maskValue(value, slice, publicDataOf(slice)),
    ]),
  );

/** Separates the type of an action from the name of its endpoint. */
const ENDPOINT_MARK = ' · ';

const withoutEndpoint = (type: string): string => type.split(ENDPOINT_MARK)[0] ?? type;

/** Actions of slices with public data whose payload is this data. */
const PUBLIC_PAYLOAD = /^(?:api\/.*\/fulfilled|guestCart\/replaced)$/;

/** Masks an action. Adds the endpoint's name to its type, so that the list is readable. */
export function maskAction(action: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { type, payload, ...rest } = action as { readonly type: string; readonly payload: unknown };
  const { key, meta } = rest as {
    readonly key?: unknown;
    readonly meta?: { readonly arg?: { readonly endpointName?: string } };
  };
  const [slice = ''] = type.split('/');
  const publicData = publicDataOf(slice);
  const call = meta?.arg?.endpointName;
  return {
    ...(maskValue(rest, '', publicData) as object),
    // The slice that redux-persist has read.
    ...(slice === 'persist' && key !== undefined && { key }),
    ...(payload !== undefined && {
      payload: PUBLIC_PAYLOAD.test(type) ? payload : maskValue(payload, 'payload', publicData),
    }),
    type: call === undefined ? type : `${withoutEndpoint(type)}${ENDPOINT_MARK}${call}`,
  };
}

/** redux-persist calls back from these actions, so it refuses them without their functions. */
const WITH_CALLBACK: ReadonlySet<string> = new Set([PERSIST, FLUSH, PURGE]);

/**
 * Makes a reducer understand imported actions: they have the endpoint's name in their type (`maskAction`), and no functions.
 * After an import the page writes nothing to this device until a reload, because imported data is masked.
 */
export const withImportedActions =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) => {
    const type = withoutEndpoint(action.type);
    const isOwn = 'register' in action || 'result' in action || !WITH_CALLBACK.has(type);
    if (type === action.type && isOwn) return reducer(state, action);
    const paused = reducer(state, { type: PAUSE });
    return isOwn ? reducer(paused, { ...action, type }) : paused;
  };

/** Redux DevTools options of the store: a name, traces, a maximum age, and sanitizers that remove personal data. */
export const storeOptions: DevToolsEnhancerOptions = {
  name: 'Kedai',
  trace: true,
  traceLimit: 25,
  maxAge: 100,
  // An export of the list (`true`) is masked. An import is read by this page ('custom'), because `true` is for other libraries.
  features: { jump: true, skip: true, export: true, import: 'custom', pause: true },
  actionSanitizer: <Action extends UnknownAction>(action: Action) =>
    maskAction(action) as unknown as Action,
  stateSanitizer: <State>(state: State) => maskState(state as object) as State,
};
