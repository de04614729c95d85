import { isRecord } from '@kedai/flow-viewer/page';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isOfProgram } from '../flows/redaction';
import type { RootState } from '../state/rootReducer';
import { isSentenceOfShop } from './pictureOptions';

/** An action, with the fields that are read here. `key` names the slice of an action of redux-persist. */
export interface ShownAction extends UnknownAction {
  readonly key?: string;
  readonly meta?: {
    readonly condition?: boolean;
    readonly requestId?: string;
    readonly arg?: { readonly endpointName?: string };
  };
}

/** All masks so far. Equal values have equal masks, so that actions, states and steps can be matched. */
const masks = new Map<string | number, string>();
const counts = new Map<string, number>();

/** The mask of a value, such as `‹name#2›`: the second text that was first seen as a name. */
function maskValue(value: string | number, name: string): string {
  const known = masks.get(value);
  if (known !== undefined) return known;
  // The fingerprint of a call begins with the call's path.
  const [kind] = /^\/api\/\S+/.exec(String(value)) ?? [name];
  const count = (counts.get(kind) ?? 0) + 1;
  const mask = `‹${kind}#${count}›`;
  counts.set(kind, count);
  masks.set(value, mask);
  return mask;
}

/** `orderId`, and the `id` in `orders` or `orderDetail`, are an order's. */
const kindOf = (name: string, parent: string): string =>
  name === 'id' ? parent.replace(/(?:s|Detail)$/, '') || name : name.replace(/_?[Ii]d$/, '');

/** RTK's own texts of calls that failed or were not needed. */
const RTK_TEXTS: ReadonlySet<string> = new Set([
  ...['Rejected', 'Aborted', 'AbortError', 'ConditionError'],
  'Aborted due to condition callback returning false.',
]);

const isReadable = (text: string, name: string): boolean =>
  isOfProgram(name, text) || RTK_TEXTS.has(text) || (name === 'message' && isSentenceOfShop(text));

/** A cart, a line of a cart or an order, with the product, which everybody may see; or what redux-persist notes. */
const isCartOrLine = (value: object, name: string): boolean =>
  'quantity' in value || 'desired' in value || name === 'cartData' || name === '_persist';

/** Whether a key names a field. Another key may be what a shopper typed. */
const isFieldName = (key: string): boolean => /^\w{1,30}$/.test(key);

const mapFields = (
  value: Readonly<Record<string, unknown>>,
  map: (inner: unknown, key: string) => readonly [key: string, value: unknown],
): object => Object.fromEntries(Object.entries(value).map(([key, inner]) => map(inner, key)));

/**
 * Masks what belongs to a customer: every text and number that is not the program's, so also the amounts, dates and slots of
 * orders. Products stay, with their quantities.
 */
export function maskPersonal(value: unknown, name = 'text', parent = ''): unknown {
  if (typeof value === 'string') {
    return isReadable(value, name) ? value : maskValue(value, kindOf(name, parent));
  }
  if (typeof value === 'number')
    return isOfProgram(name, value) ? value : maskValue(value, 'number');
  if (Array.isArray(value)) return value.map((entry) => maskPersonal(entry, name, parent));
  if (!isRecord(value)) return typeof value === 'object' && value !== null ? '‹object›' : value;
  if (isCartOrLine(value, name)) return value;
  return mapFields(value, (inner, key) =>
    isFieldName(key)
      ? [key, maskPersonal(inner, key, name)]
      : [maskValue(key, 'key'), maskPersonal(inner, name, parent)],
  );
}

/**
 * What a slice contains; a slice without a decision does not compile. Only types are imported: a module that DevTools share
 * with the shop would leave the shop's initial script.
 * - `public`: the public calls. Only what a shopper typed is masked, and failures, which may repeat it.
 * - `program`: values of the program, except in `PERSONAL_FIELDS`
 * - `personal`: a shopper's
 */
const CONTENTS: Readonly<Record<keyof RootState, 'public' | 'program' | 'personal'>> = {
  api: 'public',
  ...{ visitorApi: 'program', customerApi: 'program', cart: 'program', session: 'program' },
  ...{ pageProducts: 'program', guestCart: 'program', serviceChange: 'program' },
  ...{ selection: 'personal', profile: 'personal', outcomeUnknown: 'personal' },
};

const contentsOf = (slice: string): string | undefined =>
  (CONTENTS as Readonly<Record<string, string>>)[slice];

/** What shoppers and the server have said, in slices of the program. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  ...['originalArgs', 'data', 'error', 'failure', 'message', 'customer'],
]);

/** Masks the arguments of a call. Of a public one only texts in fields are, such as that of a search; a page or an id is not. */
function maskArgs(args: unknown, contents: string): unknown {
  if (contents !== 'public') return maskPersonal(args, 'argument');
  if (!isRecord(args)) return args;
  return mapFields(args, (inner, key) => [
    key,
    typeof inner === 'string' ? maskValue(inner, key) : inner,
  ]);
}

/** RTK Query's key of a question, such as `orderdetail({"orderId":"7QKX"})`. Other texts stay. */
function maskCacheKey(text: string, contents: string): string {
  const [, endpoint, args = ''] = /^(\w+)\((.+)\)$/s.exec(text) ?? [];
  try {
    return `${endpoint}(${JSON.stringify(maskArgs(JSON.parse(args), contents))})`;
  } catch {
    return text;
  }
}

/** Masks the personal fields of a value of the program. */
function maskFields(value: unknown, contents: string): unknown {
  if (contents === 'personal') return maskPersonal(value);
  if (typeof value === 'string') return maskCacheKey(value, contents);
  if (Array.isArray(value)) return value.map((entry) => maskFields(entry, contents));
  if (!isRecord(value)) return value;
  return mapFields(value, (inner, key) => {
    if (key === 'originalArgs') return [key, maskArgs(inner, contents)];
    const isPersonal = contents === 'program' ? PERSONAL_FIELDS.has(key) : key === 'error';
    return [
      maskCacheKey(key, contents),
      isPersonal ? maskPersonal(inner, key) : maskFields(inner, contents),
    ];
  });
}

/** Masks the personal data in the state of the store. */
export const maskState = (state: object): object =>
  mapFields(state as Readonly<Record<string, unknown>>, (value, slice) => [
    slice,
    maskFields(value, contentsOf(slice) ?? 'personal'),
  ]);

/** Masks the personal data in an action. */
export function maskAction(action: ShownAction): UnknownAction {
  const { type, payload, ...rest } = action;
  const slice = rest.key ?? type.split('/')[0] ?? '';
  const contents = contentsOf(slice) ?? 'personal';
  const isOfCall = rest.meta?.arg?.endpointName !== undefined;
  const isResponse = isOfCall && (contents === 'program' || 'error' in rest);
  const name = slice === 'session' ? 'customer' : isResponse ? 'payload' : null;
  return {
    ...action,
    ...(maskFields(rest, contents === 'personal' ? 'program' : contents) as object),
    ...(payload !== undefined && {
      payload: name === null ? maskFields(payload, contents) : maskPersonal(payload, name),
    }),
  };
}
