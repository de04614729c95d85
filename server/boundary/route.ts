import type { Context, Hono } from 'hono';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Call } from '../../src/contract/call';
import { CUSTOMER_HEADER } from '../../src/contract/customer';
import { IDEMPOTENCY_HEADER } from '../../src/contract/idempotency';
import { notSignedIn, otherCustomer } from '../apiError';
import type { AppDeps } from '../deps';
import type { Db } from '../store/database';
import { releaseKey, runIdempotent } from './idempotency';
import { readRequest } from './request';
import { type Customer, findCustomer, publicIdOf } from './session';

/** What a handler gets of one request. */
export interface CallContext<Request> {
  /** Checked by the contract. */
  readonly request: Request;
  /** The database; in an idempotent call the transaction that also keeps the key. */
  readonly db: Db;
  /** The moment of the request, epoch ms. */
  readonly now: number;
  /** For headers and cookies. */
  readonly c: Context;
}

/** What a handler of a call that needs a session gets. */
export interface CustomerContext<Request> extends CallContext<Request> {
  readonly customer: Customer;
}

/** What a handler gets of a call that also works outside the database: for files, or another service. */
export interface CustomerStepsContext<Request> extends CustomerContext<Request> {
  /**
   * Runs what belongs to the database once for the `Idempotency-Key`, in one transaction; a repetition gets what the first
   * run returned. Nobody else waits for what is done before and after it.
   * @param prepare what has to be done before the transaction; a repetition does not do it again
   */
  readonly runOnce: <Memoized extends object>(
    run: (transaction: Db) => Promise<Memoized>,
    prepare?: () => Promise<void>,
  ) => Promise<Memoized>;
  /** To be called in the transaction that undoes what `once` did: the same key runs it again. */
  readonly releaseKey: (transaction: Db) => Promise<void>;
}

/** The answer as it travels; `success: true` is added. */
export type Answer<Response extends GenericSchema> = InferInput<Response>;

/**
 * Answers a call that anybody may make.
 *
 * @example route(app, deps, userCalls.login, async ({ request, db }) => ({ token }))
 */
export function route<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: Call<Request, Response>,
  handle: (asked: CallContext<InferOutput<Request>>) => Promise<Answer<Response>>,
): void {
  if (call.needsSession || call.idempotent) {
    throw new Error(`${call.path} needs a session: use customerRoute.`);
  }
  app.on(call.method, call.path, async (c) => {
    if (call.namesCustomer) await findMeantCustomer(c, deps, deps.clock.now());
    const { request } = await readRequest(c, call, deps.uploads);
    return c.json(asObject(await handle({ request, db: deps.db, now: deps.clock.now(), c })));
  });
}

/**
 * Answers a call that only a signed-in customer may make; once per `Idempotency-Key` when the contract says so. The
 * session is looked at before the body is read, so that a guest cannot make the server read 10 MB.
 */
export function customerRoute<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: AdmittedCall<Request, Response>,
  handle: (asked: CustomerContext<InferOutput<Request>>) => Promise<Answer<Response>>,
): void {
  customerSteps(app, deps, call, ({ runOnce, ...asked }) => {
    const run = async (db: Db) => asObject(await handle({ ...asked, db }));
    // What is kept is an answer of this call.
    return (call.idempotent ? runOnce(run) : run(asked.db)) as Promise<Answer<Response>>;
  });
}

/** A call of the contract, with what decides whether its body is read. */
type AdmittedCall<Request extends GenericSchema, Response extends GenericSchema> = Call<
  Request,
  Response
> & { readonly admit?: Admit };

/** Decides by customer and headers whether a call's body is read. @throws ApiError */
export type Admit = (
  asked: Pick<CustomerContext<unknown>, 'customer' | 'db' | 'now' | 'c'>,
) => Promise<void>;

/** As `customerRoute`, for calls that have more to do than to ask the database: its handler says what is done once. */
export function customerSteps<Request extends GenericSchema, Response extends GenericSchema>(
  app: Hono,
  deps: AppDeps,
  call: AdmittedCall<Request, Response>,
  handle: (asked: CustomerStepsContext<InferOutput<Request>>) => Promise<Answer<Response>>,
): void {
  if (!call.needsSession) throw new Error(`${call.path} needs no session: use route.`);
  app.on(call.method, call.path, async (c) => {
    const { db, clock } = deps;
    const now = clock.now();
    const customer = await requireCustomer(c, deps, now);
    await call.admit?.({ customer, db, now, c });
    const { request, hash, discard } = await readRequest(c, call, deps.uploads);
    const intent = {
      userId: customer.id,
      call: call.path,
      key: c.req.header(IDEMPOTENCY_HEADER),
      requestHash: hash,
      now,
    };
    try {
      const answer = await handle({
        request,
        db,
        now,
        c,
        customer,
        runOnce: (run, prepare) => runIdempotent(db, intent, run, prepare),
        releaseKey: (transaction) => releaseKey(transaction, intent),
      });
      return c.json(asObject(answer));
    } finally {
      await discard();
    }
  });
}

/**
 * The customer whose session cookie came with the request.
 * @throws ApiError `not-signed-in` or `other-customer`
 */
export async function requireCustomer(c: Context, deps: AppDeps, now: number): Promise<Customer> {
  const customer = await findMeantCustomer(c, deps, now);
  if (!customer) throw notSignedIn();
  return customer;
}

/**
 * The customer whose session cookie came with the request, or null. A page may be older than the session: it names the
 * customer for whom it acts, and must not act for another one.
 * @throws ApiError `other-customer`
 */
async function findMeantCustomer(
  c: Context,
  { db, settings }: AppDeps,
  now: number,
): Promise<Customer | null> {
  const customer = await findCustomer(c, db, now);
  const meant = c.req.header(CUSTOMER_HEADER);
  if (customer && meant !== undefined && meant !== publicIdOf(customer.id, settings.secret)) {
    throw otherCustomer();
  }
  return customer;
}

/** An answer with the mark that it worked. */
function asObject(answer: unknown): object {
  if (typeof answer !== 'object' || answer === null) throw new Error('An answer is an object.');
  return { success: true, ...answer };
}
