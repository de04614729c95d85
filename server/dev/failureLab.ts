import { parse } from 'hono/utils/cookie';
import type { ErrorCode } from '../../src/contract/failure';
import {
  LAB_COOKIE,
  LAB_LATE_MS,
  LAB_OVERTAKE_MS,
  type LabRule,
  labRefusal,
  labRules,
} from '../../src/contract/failureLab';
import type { Fetch } from '../site';

/** Refusals that come with a status of their own; any other is answered with 400. */
const STATUS_OF: Readonly<Partial<Record<ErrorCode, number>>> = {
  'too-many-requests': 429,
  'not-signed-in': 401,
  'not-found': 404,
  'file-too-large': 413,
  unavailable: 503,
  internal: 500,
};

/** What a call that hangs waits for at most, ms: the client gives up long before. */
const HANG_MS = 10 * 60_000;

export interface FailureLabOptions {
  /** Waits so many ms; resolves sooner when the caller has left. */
  readonly wait?: (ms: number, left: AbortSignal) => Promise<void>;
}

/**
 * An API that fails for browsers that ask for it: their cookie names calls and how each is to fail. For QA, outside
 * production; who has no such cookie is answered as always.
 */
export function failing(
  api: { readonly fetch: Fetch },
  { wait = waitFor }: FailureLabOptions = {},
): { readonly fetch: Fetch } {
  const overtaking = new Map<string, () => void>();

  /** Holds the first of two answers back until the second has been given. */
  const outOfOrder = async (key: string, request: Request, env?: object): Promise<Response> => {
    const release = overtaking.get(key);
    if (release) {
      overtaking.delete(key);
      const answer = await api.fetch(request, env);
      // The one that was held back goes after this one has left.
      setTimeout(release, OVERTAKEN_BY_MS);
      return answer;
    }
    const overtaken = new Promise<void>((resolve) => overtaking.set(key, resolve));
    const answer = await api.fetch(request, env);
    await Promise.race([overtaken, wait(LAB_OVERTAKE_MS, request.signal)]);
    overtaking.delete(key);
    return answer;
  };

  const failed = async (
    { call, failure }: LabRule,
    rules: string,
    request: Request,
    env?: object,
  ): Promise<Response> => {
    switch (failure) {
      case 'offline':
        return cutOff(env);
      case 'hang':
        await wait(HANG_MS, request.signal);
        return refusal(504, 'The failure lab let this call hang.');
      case 'late':
        await wait(LAB_LATE_MS, request.signal);
        return api.fetch(request, env);
      case 'out-of-order':
        // The questions may differ: it is the call that is overtaken by itself.
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
        return emptied(await api.fetch(strictSpecApi(request), env));
      default: {
        const code = failure.slice('refused:'.length) as ErrorCode;
        return refusal(STATUS_OF[code] ?? 400, labRefusal(code), code);
      }
    }
  };

  return {
    fetch(request, env) {
      const value = parse(request.headers.get('cookie') ?? '', LAB_COOKIE)[LAB_COOKIE] ?? '';
      const { pathname } = new URL(request.url);
      const rule = labRules(value).find(({ call }) => call === pathname);
      return rule ? failed(rule, value, request, env) : api.fetch(request, env);
    },
  };
}

const OVERTAKEN_BY_MS = 300;

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

const refusal = (status: number, message: string, code?: ErrorCode) =>
  json(status, { success: false, message, ...(code === undefined ? {} : { code }) });

/** The same request for an answer that can be read: whole, and as plain text. */
function strictSpecApi(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['if-none-match', 'accept-encoding']) headers.delete(name);
  return new Request(request, { headers });
}

/** The answer with nothing in its lists. */
async function emptied(answer: Response): Promise<Response> {
  const told: Record<string, unknown> = await answer.json();
  const fields = Object.entries(told).map(([name, value]) => [
    name,
    Array.isArray(value) ? [] : value,
  ]);
  return json(answer.status, Object.fromEntries(fields));
}

/** Ends the connection without an answer: the browser takes it for a lost network. */
function cutOff(env: object | undefined): Response {
  const { outgoing } = (env ?? {}) as { readonly outgoing?: { destroy(): void } };
  outgoing?.destroy();
  return Response.error();
}

function waitFor(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
