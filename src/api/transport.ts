import type { AnyCall } from '@kedai/contract/calls/call';
import type { Failure } from '@kedai/contract/calls/failure';
import { userCalls } from '@kedai/contract/calls/user';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import type { splitSelection } from '@kedai/contract/protocol/selectionHeader';
import { readServerDate } from '@kedai/contract/protocol/serverClock';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { languageHeader } from '../language';
import { failureText } from '../text/failures';
import {
  asSessionGone,
  type Classified,
  classify,
  NOT_SIGNED_IN,
  type RawResponse,
  refusal,
  withoutResponse,
} from './classify';
import {
  fingerprintOf,
  newIdempotencyKey,
  type OutcomeUnknownCalls,
  outcomeKnown,
  sent,
} from './idempotency';
import { portsOf } from './ports';
import { discardPreloaded, takePreloaded } from './preloaded';

/** The arguments of the base query: which call, and its body. */
export interface CallArgs {
  readonly call: Pick<
    AnyCall,
    'method' | 'path' | 'encoding' | 'audience' | 'namesCustomer' | 'idempotent'
  >;
  readonly body?: unknown;
  /** Moves the selection of an order from its body to a header. Only the pages of orders load it. */
  readonly split?: typeof splitSelection;
  /** Sends it in place of `fetch`: an upload, which only some pages load. */
  readonly send?: (
    request: PreparedRequest,
    body: unknown,
    signal: AbortSignal,
  ) => Promise<RawResponse>;
  /** An absolute URL instead of the shop's own (the geocoding service). */
  readonly url?: string;
}

/** Browsers reject keepalive requests above 64 KiB in total. This limit is far below, in characters. */
const KEEPALIVE_MAX_CHARACTERS = 16_384;

export type PreparedRequest = ReturnType<typeof prepareRequest>;

/**
 * The base query of every endpoint, and the only access to the network. Responses are parsed and failures classified here,
 * once (spec §8): endpoints get the JSON object of the response or a `Failure` with a message for the shopper.
 */
export const transport: BaseQueryFn<CallArgs, unknown, Failure> = async (args, api) => {
  const { visitor, confirmCustomer } = portsOf(api.extra);
  const { call } = args;
  if (call.audience === 'customer' && api.type === 'query' && visitor() === 'guest') {
    // Pages of guests load no customer data (spec §6).
    return { error: refusal(failureText.notSignedIn, NOT_SIGNED_IN) };
  }
  if (isForCustomer(call) && api.type === 'mutation') {
    const problem = await confirmCustomer();
    if (problem !== null) return { error: problem };
    // Preloaded responses may lack what this call changes.
    discardPreloaded();
  }
  return call.idempotent === true ? exchangeOnce(args, api) : exchange(args, api);
};

const isForCustomer = (call: CallArgs['call']): boolean =>
  call.audience === 'customer' || call.namesCustomer === true;

/** Sends an idempotent call. Its key is stored until the outcome is known, so a retry after a lost response repeats the key. */
async function exchangeOnce(args: CallArgs, api: BaseQueryApi): Promise<Classified> {
  const fingerprint = await fingerprintOf(args.call.path, args.body);
  const { outcomeUnknown } = api.getState() as {
    readonly outcomeUnknown: { readonly value: OutcomeUnknownCalls };
  };
  const key = outcomeUnknown.value[fingerprint] ?? newIdempotencyKey();
  api.dispatch(sent({ fingerprint, key }));
  // The page may be reloaded before the response.
  portsOf(api.extra).flushPersistence();
  const result = await exchange(args, api, key);
  if (!('error' in result) || result.error.kind === 'refused')
    api.dispatch(outcomeKnown(fingerprint));
  return result;
}

/** Sends a call and classifies its response. */
async function exchange(
  args: CallArgs,
  api: BaseQueryApi,
  idempotencyKey?: string,
): Promise<Classified> {
  const { settings, customer } = portsOf(api.extra);
  const { call } = args;
  const controller = new AbortController();
  const { signal } = controller;
  const timeout = args.send ? settings.uploadTimeoutMs : settings.timeoutMs;
  const timer = setTimeout(() => controller.abort('timeout'), timeout);
  api.signal.addEventListener('abort', () => controller.abort('aborted'));
  // A preloaded request does not know the signal.
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
  });
  const request = prepareRequest(
    args,
    settings.baseUrl,
    isForCustomer(call) ? customer() : undefined,
    idempotencyKey,
  );
  const sending = args.send?.(request, args.body, signal) ?? send(request, signal, settings.fetch);
  // Only network errors are caught. An error while preparing or reading would be a bug, and is thrown.
  const response = await Promise.race([sending.catch(() => null), aborted]);
  clearTimeout(timer);
  if (response === null) return { error: withoutResponse(signal.reason ?? 'offline') };
  if (bypassesHttpCache(call)) readServerDate(response.date ?? null);
  const result = classify(response);
  return 'error' in result && call.audience === 'customer'
    ? { error: asSessionGone(result.error) }
    : result;
}

/** Whether no HTTP cache can answer this call. A cached response would carry an old `Date`. */
const bypassesHttpCache = ({ method, path }: CallArgs['call']): boolean =>
  method === 'POST' || path === userCalls.verifyToken.path;

function prepareRequest(
  { call: { method, path, encoding }, body: fields, split, url }: CallArgs,
  baseUrl: string,
  customer: string | undefined,
  idempotencyKey: string | undefined,
) {
  const { body, headers: ownHeaders } = split?.({ ...(fields as object) }) ?? { body: fields };
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...languageHeader,
    ...ownHeaders,
  };
  if (encoding === 'json') headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
  if (customer !== undefined) headers[CUSTOMER_HEADER] = customer;
  // URLs are absolute, since Node cannot resolve a path.
  const origin = baseUrl === '' ? (globalThis.location?.origin ?? '') : baseUrl;
  const address = url ?? `${origin}${path}`;
  const encodedBody = encoding === 'json' ? JSON.stringify(body ?? {}) : null;
  const query = encoding === 'query' ? `?${new URLSearchParams(textFields(body))}` : '';
  return {
    url: query.length > 1 ? address + query : address,
    method,
    headers,
    body: encodedBody,
    credentials: url === undefined ? ('include' as const) : ('omit' as const),
    // Small writes complete even when the page is closed.
    keepalive: encodedBody !== null && encodedBody.length <= KEEPALIVE_MAX_CHARACTERS,
  };
}

const textFields = (body: unknown) =>
  Object.entries(body ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);

const readResponse = async (response: Response): Promise<RawResponse> => ({
  status: response.status,
  body: await response.text(),
  // A cache between server and browser counts in `Age` how old its response is.
  date: Number(response.headers.get('age')) > 0 ? null : response.headers.get('date'),
});

/** Uses the response of a request that started before this bundle loaded. If that request failed, it is sent again. */
function send(
  request: PreparedRequest,
  signal: AbortSignal,
  fetchCall = fetch,
): Promise<RawResponse> {
  const { url, body, ...init } = request;
  const fetchNow = async () => readResponse(await fetchCall(url, { ...init, body, signal }));
  const preloaded = takePreloaded(url, body ?? undefined);
  return preloaded?.then(readResponse).catch(fetchNow) ?? fetchNow();
}
