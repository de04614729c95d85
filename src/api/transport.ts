import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AnyCall } from '../contract/call';
import { CUSTOMER_HEADER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { IDEMPOTENCY_HEADER } from '../contract/idempotency';
import { sessionCalls } from '../contract/session';
import { readServerDate } from '../serverClock';
import { failureTexts } from '../text/failures';
import {
  classify,
  NOT_SIGNED_IN,
  type RawAnswer,
  refusal,
  sessionGone,
  unanswered,
} from './classify';
import { takeEarly } from './earlyAnswers';
import { portsOf } from './ports';
import { reportUpload } from './uploads';

/** One request: which call, and what it carries. */
export interface CallArgs {
  readonly call: Pick<AnyCall, 'method' | 'path' | 'encoding' | 'needsSession' | 'namesCustomer'>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Another address for this call, with origin (the geocoding service). */
  readonly url?: string;
}

/** A browser refuses what is to outlive its page when it is larger than 64 KiB in all; well below, in characters. */
const KEEPALIVE_LIMIT = 16_384;

interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
  readonly credentials: 'include' | 'omit';
  /** Small writes go on when the page is left. */
  readonly keepalive: boolean;
}

/**
 * The only way to the network. Answers are read and failures classified here, once (spec §8): callers see the answer's
 * JSON object or a `Failure` whose message can be shown.
 */
export const transport: BaseQueryFn<CallArgs, unknown, Failure> = async (args, api) => {
  const { settings, sessionStatus, customer, confirmCustomer } = portsOf(api.extra);
  if (args.call.needsSession === true && api.type === 'query' && sessionStatus() === 'guest') {
    // A guest's pages load nothing that belongs to a customer (spec §6).
    return { error: refusal(failureTexts.notSignedIn, NOT_SIGNED_IN) };
  }
  const isOfCustomer = args.call.needsSession === true || args.call.namesCustomer === true;
  if (isOfCustomer && api.type === 'mutation') {
    const problem = await confirmCustomer();
    if (problem !== null) return { error: problem };
  }
  const upload = args.call.encoding === 'multipart';
  const timeout = AbortSignal.timeout(upload ? settings.uploadTimeoutMs : settings.timeoutMs);
  const signal = firstOf(api.signal, timeout);
  const request = outgoing(args, settings.baseUrl, isOfCustomer ? customer() : undefined);
  const sent = upload ? sendUpload(request, signal, args.idempotencyKey) : send(request, signal);
  // Of what goes wrong only the line is told of: what cannot be made out or read is a mistake of ours, and is thrown.
  const answer = await sent.catch(() => null);
  if (answer === null) return { error: unanswered(whyUnanswered(api, timeout)) };
  if (isFresh(args.call)) readServerDate(answer.date ?? null);
  const read = classify(answer);
  return 'error' in read && args.call.needsSession === true
    ? { error: sessionGone(read.error) }
    : read;
};

/** Whether an answer comes from the server and from no cache, which would give an old `Date`. */
const isFresh = ({ method, path }: CallArgs['call']): boolean =>
  method === 'POST' || path === sessionCalls.verifyToken.path;

/** A signal that is given when the first of these is; joined by hand where the browser cannot, as on phones of 2023. */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

function whyUnanswered(api: BaseQueryApi, timeout: AbortSignal): 'aborted' | 'timeout' | 'offline' {
  if (api.signal.aborted) return 'aborted';
  return timeout.aborted ? 'timeout' : 'offline';
}

function outgoing(
  { call, body, idempotencyKey, url }: CallArgs,
  baseUrl: string,
  customer: string | undefined,
): Outgoing {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = idempotencyKey;
  if (customer !== undefined) headers[CUSTOMER_HEADER] = customer;
  // Absolute addresses: outside a browser there is nothing that a path could be relative to.
  const origin = baseUrl === '' ? (globalThis.location?.origin ?? '') : baseUrl;
  const base = {
    url: url ?? `${origin}${call.path}`,
    method: call.method,
    headers,
    credentials: url === undefined ? ('include' as const) : ('omit' as const),
    keepalive: false,
  };
  switch (call.encoding) {
    case 'none':
      return base;
    case 'query':
      return { ...base, url: `${base.url}?${new URLSearchParams(textFields(body))}` };
    case 'json':
      headers['Content-Type'] = 'application/json';
      return withJson(base, JSON.stringify(body ?? {}), call.method);
    case 'multipart':
      return { ...base, body: formData(body) };
  }
}

const withJson = (base: Outgoing, body: string, method: string): Outgoing => ({
  ...base,
  body,
  keepalive: method === 'POST' && body.length <= KEEPALIVE_LIMIT,
});

function fields(body: unknown): [string, unknown][] {
  const all = Object.entries((body ?? {}) as Record<string, unknown>);
  return all.filter(([, value]) => value !== undefined);
}

function textFields(body: unknown): [string, string][] {
  return fields(body).map(([name, value]) => [name, String(value)]);
}

function formData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fields(body)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

const read = async (response: Response): Promise<RawAnswer> => ({
  status: response.status,
  body: await response.text(),
  date: response.headers.get('date'),
});

function send(request: Outgoing, signal: AbortSignal): Promise<RawAnswer> {
  const { url, ...init } = request;
  const ask = async () => read(await fetch(url, { ...init, signal }));
  return early(request, signal, ask) ?? ask();
}

/** What was asked before the program was there; should that have failed, it is asked now. */
function early(
  { url, body }: Outgoing,
  signal: AbortSignal,
  ask: () => Promise<RawAnswer>,
): Promise<RawAnswer> | undefined {
  const answer = typeof body === 'object' ? undefined : takeEarly(url, body);
  if (answer === undefined) return undefined;
  // It knows nothing of this signal, neither before its first byte nor after.
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer.then(read).catch(ask), given]);
}

/** Uploads by XMLHttpRequest: fetch cannot say how much of a body has been sent. */
function sendUpload(
  { url, method, headers, body }: Outgoing,
  signal: AbortSignal,
  key: string | undefined,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (key !== undefined && lengthComputable) reportUpload(key, loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.responseText,
        date: request.getResponseHeader('date'),
      });
    request.onerror = () => reject(new Error('offline'));
    request.onabort = () => reject(new Error('aborted'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) {
      reject(new Error('aborted'));
      return;
    }
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}
