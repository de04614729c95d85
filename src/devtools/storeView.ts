import { knownSentences } from '../flows/model/known';
import { mask, maskedKey } from '../flows/model/mask';
import { maskedText } from '../flows/model/maskText';

/** Calls whose answers are the same for everybody: what the shop shows in its windows. */
const PUBLIC_CALLS: ReadonlySet<unknown> = new Set([
  'list',
  'fetchProducts',
  'getSliderImages',
  'all',
  'outletList',
]);

/** Words that RTK Query and the session write, by field. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  status: new Set([
    ...['uninitialized', 'pending', 'fulfilled', 'rejected'],
    ...['checking', 'guest', 'customer'],
  ]),
  requestStatus: new Set(['pending', 'fulfilled', 'rejected']),
  // The tags of src/api/tags.ts: imported, they would no longer be a part of the first script's own code.
  type: new Set([
    ...['Session', 'Product', 'Cart', 'Order', 'News', 'Outlet', 'Slider'],
    ...['query', 'mutation', 'infinitequery'],
  ]),
};

/** Fields whose texts are the program's own. */
const OWN: ReadonlySet<string> = new Set(['endpointName', 'reducerPath', 'invalidationBehavior']);

/** Fields whose texts are of the catalogue: what is bought is nobody's secret. */
const CATALOGUE: ReadonlySet<string> = new Set(['itemId', 'feature']);

const NUMBERS: ReadonlySet<string> = new Set([
  ...['startedTimeStamp', 'fulfilledTimeStamp', 'version'],
  ...['page', 'limit', 'keepUnusedDataFor', 'totalPages'],
]);

/** Carts: how many, by product and feature. */
const CARTS: ReadonlySet<string> = new Set(['cartData', 'guestCart']);

/** How RTK Query writes a question: the call, and what it was asked with. */
const QUESTION = /^(\w+)\((.*)\)$/s;

/** Numbers things in the order in which they are met: they are told apart, and not told. */
function numbering(): (thing: string) => number {
  const met = new Map<string, number>();
  return (thing) => {
    const number = met.get(thing) ?? met.size + 1;
    met.set(thing, number);
    return number;
  };
}
const numberOfQuestion = numbering();
const numberOfRequest = numbering();

/** A question with what was asked masked; one that was asked with nothing stays. */
function question(text: string): string | null {
  const [, call, asked] = QUESTION.exec(text) ?? [];
  if (call === undefined || asked === undefined) return null;
  return asked === 'undefined' ? text : `${call}(${maskedText(asked)}) #${numberOfQuestion(text)}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/**
 * A part of the store as developers see it: a copy in which nothing is left that came from a person (`mask`). The
 * shop's own things stay: catalogue, carts, which call, how it stands.
 */
export function view(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return text(value, name);
  if (typeof value === 'number' && NUMBERS.has(name)) return value;
  if (Array.isArray(value)) return value.map((entry) => view(entry, name));
  // A receipt: neither its bytes nor its name leave, and a file is nothing that can be sent as data.
  if (value instanceof Blob) return { is: 'File', type: value.type, size: value.size };
  if (!isRecord(value)) return mask(value, knownSentences, name);
  if (CARTS.has(name)) return cart(value);
  const isPublic = PUBLIC_CALLS.has(value.endpointName);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [
      question(key) ?? maskedKey(key, index),
      isPublic && key === 'data' ? inner : view(inner, key),
    ]),
  );
}

function cart(value: unknown): unknown {
  if (typeof value === 'number') return value;
  if (!isRecord(value)) return view(value);
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner], index) => [maskedKey(key, index), cart(inner)]),
  );
}

function text(value: string, name: string): unknown {
  if (OWN.has(name) || CATALOGUE.has(name) || WORDS[name]?.has(value)) return value;
  if (name === 'requestId') return `#${numberOfRequest(value)}`;
  return question(value) ?? mask(value, knownSentences, name);
}

/** An action as developers see it. The endpoint's name stands in its type: what happened is read at a glance. */
export function actionView(action: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { type, payload, ...rest } = action;
  const { meta } = rest as {
    readonly meta?: { readonly arg?: { readonly endpointName?: string } };
  };
  const call = meta?.arg?.endpointName;
  const isPublic = PUBLIC_CALLS.has(call) && String(type).endsWith('/fulfilled');
  return {
    ...(view(rest) as object),
    ...(payload === undefined ? {} : { payload: isPublic ? payload : view(payload, 'payload') }),
    type: call === undefined ? type : `${type} · ${call}`,
  };
}
