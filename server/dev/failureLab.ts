import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import {
  LAB_COOKIE,
  LAB_LATE_MS,
  LAB_OVERTAKE_MS,
  LAB_REFUSALS,
  type LabRule,
  labCookieValue,
  labRules,
} from '@kedai/contract/protocol/failureLab';
import { parse, serialize } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import type { Fetch } from '../boundary/fetch';

/** Statuses of refusals; all others get 400. */
const STATUS_OF: Readonly<Partial<Record<ErrorCode, number>>> = {
  'too-many-requests': 429,
  'not-signed-in': 401,
  'not-found': 404,
  'file-too-large': 413,
  unavailable: 503,
  internal: 500,
};

/** The longest wait of a hanging call, ms; clients time out long before. */
const HANG_MS = 10 * 60_000;

export interface FailureLabOptions {
  /** Waits for some ms; resolves early when the caller disconnects. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Wraps an API so that calls fail for browsers whose cookie names them and their failures. For QA outside production;
 * other browsers are not affected.
 */
export function withFailureLab(
  api: { readonly fetch: Fetch },
  { wait = waitFor }: FailureLabOptions = {},
): { readonly fetch: Fetch } {
  const waiting = new Map<string, () => void>();
  /** The rules for one call whose call has come. */
  const spent = new LRUCache<string, true>({ max: MAX_SPENT });
  const isSpent = ({ once }: LabRule) => once !== undefined && spent.has(once);
  const spend = ({ once, failure }: LabRule) => {
    // Two responses out of order need two calls.
    if (once !== undefined && failure !== 'out-of-order') spent.set(once, true);
  };
  /** Removes spent rules from the cookie. After a closed connection, the next response does. */
  const forget = async (
    pending: Response | Promise<Response>,
    rules: readonly LabRule[],
  ): Promise<Response> => {
    const response = await pending;
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.append('set-cookie', cookieOf(rules.filter((rule) => !isSpent(rule))));
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  };

  /** Delays the first of two responses until the second was sent. */
  const outOfOrder = async (key: string, request: Request, env?: object): Promise<Response> => {
    const release = waiting.get(key);
    if (release) {
      waiting.delete(key);
      const response = await api.fetch(request, env);
      // Releases the delayed response after this one was sent.
      setTimeout(release, RELEASE_DELAY_MS);
      return response;
    }
    const overtaken = new Promise<void>((resolve) => waiting.set(key, resolve));
    const response = await api.fetch(request, env);
    await Promise.race([overtaken, wait(LAB_OVERTAKE_MS, request.signal)]);
    waiting.delete(key);
    return response;
  };

  const failCall = async (
    { call, failure }: LabRule,
    rules: string,
    request: Request,
    env?: object,
  ): Promise<Response> => {
    switch (failure) {
      case 'offline':
        return closeConnection(env);
      case 'hang':
        await wait(HANG_MS, request.signal);
        return refusal(504, 'The failure lab let this call hang.');
      case 'late':
        await wait(LAB_LATE_MS, request.signal);
        return api.fetch(request, env);
      case 'out-of-order':
        // Keyed by rules and call only, because the two requests may differ.
        return outOfOrder(`${rules} ${call}`, request, env);
      case 'server-down':
        return new Response('', { status: 500 });
      case 'not-json':
        return new Response('<!doctype html><title>Bad gateway</title>', {
          headers: { 'content-type': 'text/html' },
        });
      case 'wrong-shape':
        return json(200, { success: true, data: 'The failure lab sends nonsense.' });
      case 'empty':
        return emptyLists(await api.fetch(withoutCaching(request), env));
      default:
        return refuseCall(failure.slice('refused:'.length) as ErrorCode);
    }
  };

  return {
    fetch(request, env) {
      const value = parse(request.headers.get('cookie') ?? '', LAB_COOKIE)[LAB_COOKIE] ?? '';
      const { pathname } = new URL(request.url);
      const rules = labRules(value);
      const rule = rules.find((one) => one.call === pathname && !isSpent(one));
      if (rule) spend(rule);
      const response = rule ? failCall(rule, value, request, env) : api.fetch(request, env);
      return rules.some(isSpent) ? forget(response, rules) : response;
    },
  };
}

const RELEASE_DELAY_MS = 300;

/** More than testers set at once. */
const MAX_SPENT = 1_000;
const DAY_S = 24 * 60 * 60;

/** The cookie with these rules, as the viewer sets it. */
const cookieOf = (rules: readonly LabRule[]) =>
  serialize(LAB_COOKIE, decodeURIComponent(labCookieValue(rules)), {
    path: '/',
    sameSite: 'Lax',
    maxAge: rules.length === 0 ? 0 : DAY_S,
  });

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

const refusal = (status: number, message: string, code?: ErrorCode) =>
  json(status, { success: false, message, ...(code === undefined ? {} : { code }) });

/** Responds as the server does when it refuses a call for this reason. */
export const refuseCall = (code: ErrorCode): Response =>
  refusal(STATUS_OF[code] ?? 400, LAB_REFUSALS[code], code);

/** The same request without caching and compression, so its response can be parsed. */
function withoutCaching(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['if-none-match', 'accept-encoding']) headers.delete(name);
  return new Request(request, { headers });
}

/** The response with empty lists. */
async function emptyLists(response: Response): Promise<Response> {
  const body = (await response.json()) as Record<string, unknown>;
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? [] : value,
  ]);
  return json(response.status, Object.fromEntries(fields));
}

/** Closes the connection without a response, which the browser reports as a network failure. */
function closeConnection(env: object | undefined): Response {
  const { outgoing } = (env ?? {}) as { readonly outgoing?: { destroy(): void } };
  outgoing?.destroy();
  return Response.error();
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});
