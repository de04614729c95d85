import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { ERROR_CODES } from '../contract/failure';

const REDACTED = '[redacted]';

/** Names of fields whose values never leave the page, whatever lies under them. */
const SECRET_NAME =
  /password|otp|token|phone|address|altcha|receipt|email|street|zipcode|first_?name|last_?name|secret|cookie|place_id|^input$|^image$/i;

/** Cache keys that carry what was typed. */
const SECRET_CACHE_KEY = /^(generateMapList|geocode)\(/;

const KNOWN_CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** A failure's `code` says why; any other `code` may be a one-time code. */
const isSecret = (name: string, value: unknown) =>
  SECRET_NAME.test(name) || (name === 'code' && !KNOWN_CODES.has(value));

/** Pictures are lists of addresses of the shop and no secret; a receipt or an address typed in is none. */
const isShopPicture = (name: string, value: unknown) =>
  name === 'image' && Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const safeKey = (key: string, index: number) => {
  const call = SECRET_CACHE_KEY.exec(key)?.[1];
  return call === undefined ? key : `${call}(${REDACTED} ${index})`;
};

/**
 * A copy in which every secret is replaced by `[redacted]`: passwords, codes, tokens, addresses, phones, receipts.
 * What is no plain data (a file) is replaced by its kind.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return SECRET_CACHE_KEY.test(value) ? safeKey(value, 0) : value;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner], index) => [
      safeKey(name, index),
      isSecret(name, inner) && !isShopPicture(name, inner) ? hidden(inner) : redact(inner),
    ]),
  );
}

/** Whether something was there can be seen, what it was cannot. */
const hidden = (value: unknown) => (value === undefined || value === null ? value : REDACTED);

/** The store as it appears in Redux DevTools: named, with traces, without secrets. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Kedai',
  trace: true,
  traceLimit: 25,
  maxAge: 100,
  features: { jump: true, skip: true, export: true, import: 'custom', pause: true },
  actionSanitizer: <Action extends UnknownAction>(action: Action) => redact(action) as Action,
  stateSanitizer: <State>(state: State) => redact(state) as State,
};
