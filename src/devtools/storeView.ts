import { isRecord, maskedKey, maskedText } from '@kedai/flow-viewer/page';
import type { DevToolsEnhancerOptions, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE } from 'redux-persist';
import { mask } from '../flows/redaction';

/** Endpoints with public responses, such as the catalogue. */
const PUBLIC_CALLS: ReadonlySet<unknown> = new Set([
  'list',
  'fetchProducts',
  'getSliderImages',
  'all',
  'outletList',
]);

/** Values that RTK Query, the session slice and the cart slice write, by field. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  status: new Set([
    ...['uninitialized', 'pending', 'fulfilled', 'rejected'],
    ...['checking', 'customer', 'guest', 'signedOut', 'unverified', 'rechecking'],
    ...['held', 'sending', 'dirty', 'saved'],
  ]),
  requestStatus: new Set(['pending', 'fulfilled', 'rejected']),
  // RTK Query's own texts, and the operations of a patch.
  message: new Set(['Rejected', 'Aborted']),
  op: new Set(['add', 'remove', 'replace']),
  // The slices that redux-persist reads at the start.
  key: new Set(['selection', 'guestCart', 'profile', 'unanswered']),
  // The tags of src/api/baseApi.ts. An import from here would move them out of the shop's initial script.
  type: new Set([
    ...['Product', 'Cart', 'Order', 'Device', 'News', 'Outlet', 'Slider'],
    ...['query', 'mutation', 'infinitequery'],
  ]),
};

/** Fields whose texts come from the program or from the catalogue, which is public. */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  ...['endpointName', 'reducerPath', 'invalidationBehavior', 'requestId'],
  ...['itemId', 'feature'],
]);

const CARTS: ReadonlySet<string> = new Set(['cartData', 'guestCart']);

/** Parts of the store whose keys are ids of the catalogue or of requests. */
const PUBLIC_KEYS: ReadonlySet<string> = new Set([...CARTS, 'pending', 'adds', 'mutations']);

const NUMBERS: ReadonlySet<string> = new Set([
  ...['startedTimeStamp', 'fulfilledTimeStamp', 'version'],
  ...['page', 'limit', 'amount', 'keepUnusedDataFor', 'totalPages'],
  ...['desired', 'acknowledged', 'quantity', 'sentCount', 'failedCount'],
  ...CARTS,
]);

/** RTK Query's cache key: the endpoint and its serialised arguments. */
const CACHE_KEY = /^(\w+)\((.*)\)$/s;

/** The cache keys in order of appearance. Their numbers keep masked keys distinct. */
const cacheKeys: string[] = [];

/** Masks the arguments of a cache key; a key without arguments stays. */
function maskCacheKey(text: string): string | null {
  const [, call, serializedArgs] = CACHE_KEY.exec(text) ?? [];
  if (serializedArgs === undefined || serializedArgs === 'undefined') return call ? text : null;
  const shown = PUBLIC_CALLS.has(call) ? maskArgs(serializedArgs) : maskedText(serializedArgs);
  if (shown === serializedArgs) return text;
  if (!cacheKeys.includes(text)) cacheKeys.push(text);
  return `${call}(${shown}) #${cacheKeys.indexOf(text) + 1}`;
}

/** The arguments of a public call, such as its page. Only what a shopper may have typed is masked. */
function maskArgs(serializedArgs: string): string {
  try {
    return JSON.stringify(maskState(JSON.parse(serializedArgs)));
  } catch {
    return maskedText(serializedArgs);
  }
}

/**
 * Copies a part of the store and masks personal data (`mask`). Public data stays: catalogue, carts, endpoint names, request
 * status.
 */
export function maskState(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (PUBLIC_FIELDS.has(name) || WORDS[name]?.has(value)) return value;
    return maskCacheKey(value) ?? mask(value, name);
  }
  if (typeof value === 'number' && NUMBERS.has(name)) return value;
  if (Array.isArray(value)) return value.map((entry) => maskState(entry, name));
  // A receipt: its bytes and its name are personal, and a file cannot be serialised.
  if (value instanceof Blob) return { is: 'File', type: value.type, size: value.size };
  if (!isRecord(value)) return mask(value, name);
  const isPublic = PUBLIC_CALLS.has(value.endpointName);
  // The subscriptions of a question are by request.
  const arePublicKeys = PUBLIC_KEYS.has(name) || CACHE_KEY.test(name);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [
      maskCacheKey(key) ?? (arePublicKeys ? key : maskedKey(key, index)),
      isPublic && key === 'data' ? inner : maskState(inner, CARTS.has(name) ? name : key),
    ]),
  );
}

/** Separates the type of an action from the name of its endpoint. */
const ENDPOINT_MARK = ' · ';

const withoutEndpoint = (type: string): string => type.split(ENDPOINT_MARK)[0] ?? type;

/** Masks an action. Adds the endpoint's name to its type, so that the list is readable. */
export function maskAction(action: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { type, payload, ...rest } = action;
  const { meta } = rest as {
    readonly meta?: { readonly arg?: { readonly endpointName?: string } };
  };
  const call = meta?.arg?.endpointName;
  const isPublic = PUBLIC_CALLS.has(call) && String(type).endsWith('/fulfilled');
  return {
    ...(maskState(rest) as object),
    ...(payload === undefined
      ? {}
      : { payload: isPublic ? payload : maskState(payload, 'payload') }),
    type: call === undefined ? type : `${withoutEndpoint(String(type))}${ENDPOINT_MARK}${call}`,
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
  stateSanitizer: <State>(state: State) => maskState(state) as State,
};
