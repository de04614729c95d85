import type { Call } from '@kedai/contract/calls/call';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Db, Transaction } from '../store/database/db';
import type { StaffMember } from '../store/staff';
import type { ServerText } from '../text/serverText';
import { notSignedIn, otherCustomer, ownerOnly } from './apiError';
import { rememberPerson } from './caller/caller';
import type { AppDeps } from './deps';
import { releaseKey, runIdempotent } from './idempotency';
import { nameLanguage, textOf } from './language';
import { takeTurnOfNetwork, takeTurnOfPerson } from './limits/turns';
import { readRequest } from './request/request';
import type { OnIncomplete } from './request/uploads';
import { type Customer, findCustomer, publicIdOf } from './session/session';
import { findStaff } from './session/staffSession';

/** The context of a handler for one request. */
export interface CallContext<Request> {
  /** Validated against the contract. */
  readonly request: Request;
  /** The database; in an idempotent call, the transaction that also stores the key. */
  readonly db: Db;
  /** The moment of the request, epoch ms. */
  readonly now: number;
  /** For headers and cookies. */
  readonly c: Context;
  /** For messages, in the language of the call. */
  readonly text: ServerText;
}

/** The context of a handler whose call needs a session. */
export interface CustomerContext<Request> extends CallContext<Request> {
  readonly customer: Customer;
}

/** The context of a handler that also works outside the database, for files or another service. */
export interface CustomerStepsContext<Request> extends CustomerContext<Request> {
  /**
   * Runs the database work once per `Idempotency-Key`, in one transaction; a retry gets the result of the first run.
   * Work before and after it blocks no other request.
   * @param prepare runs before the transaction; a retry does not run it again
   */
  readonly runOnce: <Result extends object>(
    run: (transaction: Transaction) => Promise<Result>,
    prepare?: () => Promise<void>,
  ) => Promise<Result>;
  /** Call this in the transaction that undoes the effect of `runOnce`; then the same key runs again. */
  readonly releaseKey: (transaction: Transaction) => Promise<void>;
}

/** The context of a handler of the counter. */
export interface StaffContext<Request> extends CallContext<Request> {
  readonly staff: StaffMember;
}

/** The response body on the wire; `success: true` is added. */
export type ResponseBody<Response extends GenericSchema> = InferInput<Response>;

/**
 * Registers a call that needs no session.
 *
 * @example route(app, deps, userCalls.login, async ({ request, db }) => ({ token }))
 */
export function route<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: Call<Request, Response>,
  handle: (context: CallContext<InferOutput<Request>>) => Promise<ResponseBody<Response>>,
): void {
  if (!(call.audience === 'public' || call.audience === 'visitor') || call.idempotent) {
    throw new Error(`${call.path} needs a session: use customerRoute or staffRoute.`);
  }
  app.on(call.method, call.path, async (c) => {
    if (call.namesCustomer) await findExpectedCustomer(c, deps, deps.clock.now());
    return answer(c, deps, call, (request) => {
      rememberAccount(c, request);
      const context = { request, db: deps.db, now: deps.clock.now(), c, text: textOf(c) };
      return takeTurnOfNetwork(() => handle(context));
    });
  });
}

/** Reads the request of a call, and responds with the result of its handler. */
async function answer<Request extends GenericSchema>(
  c: Context,
  { uploads }: AppDeps,
  call: Call<Request, GenericSchema>,
  handle: (request: InferOutput<Request>) => Promise<unknown>,
  onIncomplete?: OnIncomplete,
): Promise<Response> {
  const { request, discard } = await readRequest(c, call, uploads, onIncomplete);
  try {
    return respondJson(c, await handle(request));
  } finally {
    await discard?.();
  }
}

/**
 * Registers a call that needs a session. The session is checked before the body is read, so a guest cannot make the
 * server read 10 MB.
 */
export function customerRoute<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: PrecheckedCall<Request, Response>,
  handle: (context: CustomerContext<InferOutput<Request>>) => Promise<ResponseBody<Response>>,
): void {
  if (call.idempotent) throw new Error(`${call.path} runs in steps: use customerStepsRoute.`);
  customerStepsRoute(app, deps, call, handle);
}

/** A call of the contract, with an optional check before its body is read. */
type PrecheckedCall<Request extends GenericSchema, Response extends GenericSchema> = Call<
  Request,
  Response
> & { readonly precheck?: Precheck };

/** Decides by customer and headers whether the body is read. @throws ApiError */
export type Precheck = (
  context: Pick<CustomerContext<unknown>, 'customer' | 'db' | 'now' | 'c'> & {
    /** Stores what to do when a form does not arrive. */
    readonly onIncomplete: (revert: OnIncomplete) => void;
  },
) => Promise<void>;

/**
 * Like `customerRoute`, for idempotent calls and for work outside the database; the handler chooses what runs once. A
 * message is written outside of it, so a retry reads it in its own language.
 */
export function customerStepsRoute<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: PrecheckedCall<Request, Response>,
  handle: (context: CustomerStepsContext<InferOutput<Request>>) => Promise<ResponseBody<Response>>,
): void {
  if (call.audience !== 'customer') throw new Error(`${call.path} needs no session: use route.`);
  app.on(call.method, call.path, async (c) => {
    const { db, clock } = deps;
    const now = clock.now();
    const customer = await requireCustomer(c, deps, now);
    let revert: OnIncomplete | undefined;
    const onIncomplete = (given: OnIncomplete) => {
      revert = given;
    };
    await call.precheck?.({ customer, db, now, c, onIncomplete });
    const handleOnce = (request: InferOutput<Request>) => {
      const key = c.req.header(IDEMPOTENCY_HEADER);
      const intent = { userId: customer.id, call: call.path, key, request, now };
      const context: CustomerStepsContext<InferOutput<Request>> = {
        request,
        db,
        now,
        c,
        text: textOf(c),
        customer,
        runOnce: (run, prepare) => runIdempotent(db, intent, run, prepare),
        releaseKey: (transaction) => releaseKey(transaction, intent),
      };
      return takeTurnOfPerson(() => handle(context));
    };
    return answer(c, deps, call, handleOnce, revert);
  });
}

/** An answer to a poll is 304 while it has not changed. Only the browser of the person stores it. */
const polled = etag({ weak: true });

/**
 * Registers a call of the counter. The session is checked before the body is read. An idempotent call stores its key
 * itself, with the event of its act.
 */
export function staffRoute<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: Call<Request, Response>,
  handle: (context: StaffContext<InferOutput<Request>>) => Promise<ResponseBody<Response>>,
): void {
  if (!(call.audience === 'staff' || call.audience === 'owner')) {
    throw new Error(`${call.path} is not a call of the counter: use route or customerRoute.`);
  }
  app.on(call.method, call.path, polled, async (c) => {
    const { db, clock } = deps;
    const now = clock.now();
    const staff = await requireStaff(c, deps, now);
    if (call.audience === 'owner' && staff.role !== 'owner') throw ownerOnly();
    const response = await answer(c, deps, call, (request) =>
      takeTurnOfPerson(() => handle({ request, db, now, c, text: textOf(c), staff })),
    );
    if (call.method === 'GET') response.headers.set('cache-control', 'private, no-cache');
    return response;
  });
}

/**
 * The person of the cookie of the counter. A POST counts as an act.
 * @throws ApiError `not-signed-in`
 */
export async function requireStaff(c: Context, { db }: AppDeps, now: number): Promise<StaffMember> {
  const staff = await findStaff(c, db, now);
  if (!staff) throw notSignedIn();
  rememberPerson(`staff:${staff.id}`);
  rememberAccount(c, staff);
  return staff;
}

/**
 * The customer of the session cookie.
 * @throws ApiError `not-signed-in` or `other-customer`
 */
export async function requireCustomer(c: Context, deps: AppDeps, now: number): Promise<Customer> {
  const customer = await findExpectedCustomer(c, deps, now);
  if (!customer) throw notSignedIn();
  rememberPerson(`customer:${customer.id}`);
  return customer;
}

/**
 * The customer of the session cookie, or null. A page may be older than the session: it names its customer, and must
 * not act for another one.
 * @throws ApiError `other-customer`
 */
async function findExpectedCustomer(
  c: Context,
  { db, settings }: AppDeps,
  now: number,
): Promise<Customer | null> {
  const customer = await findCustomer(c, db, now);
  rememberAccount(c, customer);
  const expected = c.req.header(CUSTOMER_HEADER);
  if (customer && expected !== undefined && expected !== publicIdOf(customer.id, settings.secret)) {
    throw otherCustomer();
  }
  return customer;
}

/** Stores the account that a request acts for or tries to enter, for the security log. */
function rememberAccount(c: Context, named: unknown): void {
  if (typeof named !== 'object' || named === null || !('email' in named)) return;
  if (typeof named.email === 'string') c.set('accountEmail', named.email);
}

/** Responds with `success: true` and a body. By its declared length, `compress` leaves a short response as it is. */
function respondJson(c: Context, body: unknown): Response {
  if (typeof body !== 'object' || body === null) {
    throw new Error('A response body must be an object.');
  }
  if ('message' in body) nameLanguage(c);
  const text = JSON.stringify({ success: true, ...body });
  return c.body(text, 200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  });
}
