import { randomUUID } from 'node:crypto';
import type { Call } from '@kedai/contract/calls/call';
import { userCalls } from '@kedai/contract/calls/user';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { splitSelection } from '@kedai/contract/protocol/selectionHeader';
import { VISITOR } from '@kedai/contract/testing/visitor';
import type { GenericSchema, InferInput } from 'valibot';
import { hashPassword } from '../areas/user/passwords';
import type { AppDeps } from '../boundary/deps';
import { users } from '../store/schema';

/** A response of the API. */
interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The response JSON as it is on the wire. */
  readonly body: Record<string, unknown>;
}

/** Matches the response to a refused call. @param message a part of it */
export const refusal = (status: number, code: string, message = '') => ({
  status,
  body: { success: false, code, message: expect.stringContaining(message) },
});

interface RequestOptions {
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the request. */
  readonly signal?: AbortSignal;
}

/** A browser that stores cookies and sends them back. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Makes a call of the contract. */
  callApi<Request extends GenericSchema, Response extends GenericSchema>(
    call: Call<Request, Response>,
    request?: InferInput<Request>,
    options?: RequestOptions,
  ): Promise<ApiResponse>;
  /** Sends a raw request, which may violate the contract. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** An app of Hono, or anything else that answers requests, such as `{ request: fetch }`. */
interface Api {
  request(url: string, init: RequestInit): Response | Promise<Response>;
}

/** Creates a browser for an API in this process, or for one at an origin. */
export function createVisitor(api: Api, origin = 'http://shop.test'): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (jar !== '' && !headers.has('cookie')) headers.set('cookie', jar);
    const response = await api.request(`${origin}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line);
    return response;
  }

  return {
    cookies,
    send,
    callApi: async (call, request, { idempotencyKey, headers, signal } = {}) => {
      const { body: fields, headers: ownHeaders } =
        call.readsSelection && isRecord(request) ? splitSelection(request) : { body: request };
      const response = await send(pathOf(call, request), {
        method: call.method,
        headers: {
          ...(call.encoding === 'json' ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
          ...ownHeaders,
          ...headers,
        },
        ...bodyOf(call.encoding, fields),
        ...(signal && { signal }),
      });
      const body: unknown = await response.json();
      if (!isRecord(body)) throw new Error(`${call.path} did not respond with an object.`);
      return { status: response.status, headers: response.headers, body };
    },
  };
}

/** The parts of a shop that an account needs. */
interface AccountShop {
  readonly db: AppDeps['db'];
  readonly deps: Pick<AppDeps, 'passwordHasher'>;
  readonly clock: AppDeps['clock'];
  visitor(): Visitor;
}

/** A visitor who is signed in to a new account with the password of `VISITOR`. The account is stored without a code. */
export async function signUp(
  { db, deps, clock, visitor: open }: AccountShop,
  email: string = VISITOR.email,
): Promise<Visitor> {
  const { name, password } = VISITOR;
  const passwordHash = await hashPassword(deps.passwordHasher, password);
  const account = { id: randomUUID(), email, name, passwordHash, createdAt: clock.now() };
  await db.insert(users).values(account);
  const visitor = open();
  const { body } = await visitor.callApi(userCalls.login, { email, password });
  if (body.success !== true) throw new Error(`No session for ${email}: ${String(body.message)}`);
  return visitor;
}

/** Whether a visitor has a session. */
export const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.callApi(userCalls.verifyToken)).body.success === true;

function pathOf(call: { path: string; encoding: string }, request: unknown): string {
  if (call.encoding !== 'query' || !isRecord(request)) return call.path;
  const fields = Object.entries(request).map(([name, value]) => [name, String(value)]);
  return `${call.path}?${new URLSearchParams(fields)}`;
}

function bodyOf(encoding: string, request: unknown): { body?: BodyInit } {
  if (encoding === 'json' && request !== undefined) return { body: JSON.stringify(request) };
  if (encoding !== 'multipart' || !isRecord(request)) return {};
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

/** Stores a cookie that a response sets. */
export function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const separator = pair.indexOf('=');
  const name = pair.slice(0, separator);
  if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name);
  else cookies.set(name, pair.slice(separator + 1));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
