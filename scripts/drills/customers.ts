import { randomUUID } from 'node:crypto';
import type { Call } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { Selection } from '@kedai/contract/rules/selection';
import type { GenericSchema, InferInput } from 'valibot';
import { RECEIPT_PATH } from '../../server/areas/order/readOrders';
import { hashPassword } from '../../server/areas/user/passwords';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../server/boundary/session/session';
import { hashToken, newToken } from '../../server/boundary/session/token';
import { argon2 } from '../../server/ports/passwordHasher';
import { loadSeed } from '../../server/seed/loadSeed';
import { seedOf } from '../../server/seed/seeds';
import { openDatabase } from '../../server/store/database/database';
import type { Db } from '../../server/store/database/db';
import { sessions, users } from '../../server/store/schema';
import { buildImage } from '../../server/testing/orders';
import { createVisitor } from '../../server/testing/visitor';
import { keyOf, LINES, orderOf, SELECTION } from './lines';

/** A session of a customer with their own network address. */
export interface Session {
  readonly token: string;
  readonly address: string;
  /** The service and slot of the browser; by default those of every order. */
  readonly selection?: Selection;
}

/** A signed-in customer. */
export interface Customer extends Session {
  readonly id: string;
  readonly email: string;
}

/** The password of every customer. */
export const PASSWORD = 'correct horse battery staple';

/** Fills more into a new database. */
export type Prepare = (db: Db, customers: readonly Customer[]) => Promise<void>;

/**
 * Creates the database of a shop before the shop opens it: the seed, and customers with a session each.
 * @param place the folder and the URLs of the database
 */
export async function createDatabase(
  place: Parameters<typeof openDatabase>[0],
  count: number,
  prepare?: Prepare,
): Promise<readonly Customer[]> {
  const { db, close } = await openDatabase(place);
  await loadSeed(db, 'clothing', await seedOf('clothing'));
  const passwordHash = await hashPassword(argon2(), PASSWORD);
  const createdAt = Date.now();
  const expiresAt = createdAt + SESSION_LIFETIME_MS;
  const customers = Array.from({ length: count }, (_, i) => {
    const id = `customer-${i}`;
    const address = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
    return { id, email: `${id}@example.com`, token: newToken(), address };
  });
  for (let start = 0; start < count; start += 500) {
    const batch = customers.slice(start, start + 500);
    await db
      .insert(users)
      .values(
        batch.map(({ id, email }) => ({ id, email, name: 'Aishah', passwordHash, createdAt })),
      );
    await db.insert(sessions).values(
      batch.map(({ id: userId, token }) => {
        return { tokenHash: hashToken(token), userId, createdAt, expiresAt };
      }),
    );
  }
  await prepare?.(db, customers);
  await close();
  return customers;
}

/** The headers of a customer's requests, over http and for a shop behind an https proxy. */
export const headersOf = ({ token, address, selection = SELECTION }: Session) => ({
  cookie: `${SESSION_COOKIE}=${token}; __Host-${SESSION_COOKIE}=${token}; ${SELECTION_COOKIE}=${encodeURIComponent(JSON.stringify([selection]))}`,
  'x-forwarded-for': address,
});

/** The result of a call. */
export interface CallResult {
  /** 0: the connection broke, or the client did not wait. */
  readonly status: number;
  readonly durationMs: number;
  /** ms, of `performance.now()` */
  readonly endedAt: number;
  readonly body: Record<string, unknown>;
  /** Seconds, of the header `Retry-After`. */
  readonly retryAfter: number | null;
  /** Whether there was no server to send the call to, so it had no effect. */
  readonly isUnsent: boolean;
}

/** Node's answer to a connection that sends nothing for long. A call on it was not read. */
export const TIMED_OUT = 408;

/** Whether a call reached no server, or one that refused its session or did not read it. */
export const hadNoEffect = ({ isUnsent, status }: CallResult): boolean =>
  isUnsent || status === 401 || status === TIMED_OUT;

/** How a call is sent. */
export interface SendOptions {
  /** The idempotency key; by default a new one. */
  readonly key?: string;
  /** The client stops waiting after this long, ms. */
  readonly patienceMs?: number;
}

/** Makes one call as a customer. Network errors become a result with status 0. */
export const send = <Request extends GenericSchema, Response extends GenericSchema>(
  origin: string,
  customer: Session,
  call: Call<Request, Response>,
  request?: InferInput<Request>,
  options?: SendOptions,
): Promise<CallResult> =>
  sendWith({ origin, headers: headersOf(customer) }, call, request, options);

/** The same with any headers. */
export async function sendWith<Request extends GenericSchema, Response extends GenericSchema>(
  { origin, headers }: { readonly origin: string; readonly headers: Record<string, string> },
  call: Call<Request, Response>,
  request?: InferInput<Request>,
  { key = randomUUID(), patienceMs }: SendOptions = {},
): Promise<CallResult> {
  const start = performance.now();
  const result = await createVisitor({ request: fetch }, origin)
    .callApi(call, request, {
      idempotencyKey: key,
      headers,
      ...(patienceMs !== undefined && { signal: AbortSignal.timeout(patienceMs) }),
    })
    .catch((error: Error) => ({ error, status: 0, headers: new Headers(), body: {} }));
  const { status, body } = result;
  const endedAt = performance.now();
  const after = result.headers.get('retry-after');
  const retryAfter = after === null ? null : Number(after);
  const cause = 'error' in result ? (result.error.cause as NodeJS.ErrnoException) : undefined;
  const isUnsent = cause?.code === 'ECONNREFUSED';
  return { status, body, durationMs: endedAt - start, endedAt, retryAfter, isUnsent };
}

/** Whether the shop shows the receipt of an order. */
export async function hasReceipt(
  origin: string,
  customer: Session,
  orderId: string,
): Promise<boolean> {
  const response = await fetch(`${origin}${RECEIPT_PATH}/${orderId}`, {
    headers: headersOf(customer),
  });
  return response.ok && (await response.bytes()).length > 0;
}

/** The line that each order has. */
export const LINE = { ...keyOf(LINES[0]), quantity: 1 };
/** The order that each customer places. */
export const ORDER = orderOf({ [LINES[0]]: 1 });

/** Fills the cart and places an order. @returns its id @throws when the shop refuses it */
export async function placeOrder(origin: string, customer: Session): Promise<string> {
  await send(origin, customer, cartCalls.update, LINE);
  const { status, body } = await send(origin, customer, orderCalls.place, ORDER);
  if (typeof body.orderId !== 'string') throw new Error(`No order: ${status} ${body.message}`);
  return body.orderId;
}

/** Uploads a receipt for an order. @param image by default a new one */
export const uploadReceipt = (
  origin: string,
  customer: Session,
  orderId: string,
  image: File = newReceipt(),
): Promise<CallResult> => send(origin, customer, orderCalls.uploadpayment, { orderId, image });

/** A picture of 11 KB that differs each time. */
export const newReceipt = (): File => buildImage(randomUUID().repeat(300));
