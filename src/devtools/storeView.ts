import { mask, maskedKey, maskedText } from '../flows/model/mask';

/** Endpoints with public responses, such as the catalogue. */
const PUBLIC_CALLS: ReadonlySet<unknown> = new Set([
  'list',
  'fetchProducts',
  'browse',
  'getSliderImages',
  'all',
  'newsItem',
  'outletList',
]);

/** Values that RTK Query and the session slice write, by field. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  status: new Set([
    ...['uninitialized', 'pending', 'fulfilled', 'rejected'],
    ...['checking', 'guest', 'customer'],
  ]),
  requestStatus: new Set(['pending', 'fulfilled', 'rejected']),
  // The tags of src/api/baseApi.ts. An import from here would move them out of the shop's initial script.
  type: new Set([
    ...['Product', 'Cart', 'Order', 'Device', 'News', 'Outlet', 'Slider'],
    ...['query', 'mutation', 'infinitequery'],
  ]),
};

/** Fields whose texts come from the program. */
const PROGRAM_FIELDS: ReadonlySet<string> = new Set([
  'endpointName',
  'reducerPath',
  'invalidationBehavior',
]);

/** Fields with texts of the catalogue, which is public. */
const CATALOGUE: ReadonlySet<string> = new Set(['itemId', 'feature']);

const NUMBERS: ReadonlySet<string> = new Set([
  ...['startedTimeStamp', 'fulfilledTimeStamp', 'version'],
  ...['page', 'limit', 'keepUnusedDataFor', 'totalPages'],
]);

/** Carts: quantities by product and feature. */
const CARTS: ReadonlySet<string> = new Set(['cartData', 'guestCart']);

/** RTK Query's cache key: the endpoint and its serialised arguments. */
const CACHE_KEY = /^(\w+)\((.*)\)$/s;

/** Replaces values by numbers in order of appearance, so that they stay distinct but unreadable. */
function createNumbering(): (value: string) => number {
  const numbers = new Map<string, number>();
  return (value) => {
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return number;
  };
}
const numberOfCacheKey = createNumbering();
const numberOfRequest = createNumbering();

/** Masks the arguments of a cache key; a key without arguments stays. */
function maskCacheKey(text: string): string | null {
  const [, call, serializedArgs] = CACHE_KEY.exec(text) ?? [];
  if (call === undefined || serializedArgs === undefined) return null;
  return serializedArgs === 'undefined'
    ? text
    : `${call}(${maskedText(serializedArgs)}) #${numberOfCacheKey(text)}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/**
 * Copies a part of the store and masks personal data (`mask`). Public data stays: catalogue, carts, endpoint names, request
 * status.
 */
export function maskState(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return maskString(value, name);
  if (typeof value === 'number' && NUMBERS.has(name)) return value;
  if (Array.isArray(value)) return value.map((entry) => maskState(entry, name));
  // A receipt: its bytes and its name are personal, and a file cannot be serialised.
  if (value instanceof Blob) return { is: 'File', type: value.type, size: value.size };
  if (!isRecord(value)) return mask(value, name);
  if (CARTS.has(name)) return maskCart(value);
  const isPublic = PUBLIC_CALLS.has(value.endpointName);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [
      maskCacheKey(key) ?? maskedKey(key, index),
      isPublic && key === 'data' ? inner : maskState(inner, key),
    ]),
  );
}

function maskCart(value: unknown): unknown {
  if (typeof value === 'number') return value;
  if (!isRecord(value)) return maskState(value);
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner], index) => [maskedKey(key, index), maskCart(inner)]),
  );
}

function maskString(value: string, name: string): unknown {
  if (PROGRAM_FIELDS.has(name) || CATALOGUE.has(name) || WORDS[name]?.has(value)) return value;
  if (name === 'requestId') return `#${numberOfRequest(value)}`;
  return maskCacheKey(value) ?? mask(value, name);
}

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
    type: call === undefined ? type : `${type} · ${call}`,
  };
}
