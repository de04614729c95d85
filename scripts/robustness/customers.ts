import { randomUUID } from 'node:crypto';
import type { Call } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import { type OrderRequest, orderCalls } from '@kedai/contract/calls/order';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import { sen, toRinggitText } from '@kedai/contract/rules/money';
import { lastBookableDate, SLOTS } from '@kedai/contract/rules/slots';
import { ADDRESS } from '@kedai/contract/testing/visitor';
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

/** A session of a customer with their own network address. */
export interface Session {
  readonly token: string;
  readonly address: string;
}

/** A signed-in customer. */
export interface Customer extends Session {
  readonly email: string;
}

/** The result of a call; status 0 means that the connection broke. */
export interface CallResult {
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

/** How a call is sent. */
export interface SendOptions {
  /** The idempotency key; by default a new one. */
  readonly key?: string;
  /** The client stops waiting after this long, ms. */
  readonly patienceMs?: number;
}

/** What is filled into a new database. */
interface Contents {
  readonly customers: number;
  /** The password of all customers; without it none can sign in. */
  readonly password?: string;
  /** Fills in more. */
  readonly prepare?: ((db: Db, customers: readonly Customer[]) => Promise<void>) | undefined;
}

/**
 * Creates the database of a shop before the shop opens it: the seed, and customers with a session each.
 * @param place the folder and the URLs of the database
 */
export async function createDatabase(
  place: Parameters<typeof openDatabase>[0],
  { customers: count, password, prepare }: Contents,
): Promise<readonly Customer[]> {
  const { db, close } = await openDatabase(place);
  await loadSeed(db, 'clothing', await seedOf('clothing'));
  const passwordHash = password === undefined ? '-' : await hashPassword(argon2(), password);
  const customers = await addCustomers(db, count, passwordHash);
  await prepare?.(db, customers);
  await close();
  return customers;
}

async function addCustomers(
  db: Db,
  count: number,
  passwordHash: string,
): Promise<readonly Customer[]> {
  const customers = Array.from({ length: count }, (_, i) => {
    const id = randomUUID();
    const address = `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
    return { id, email: `${id}@example.com`, token: newToken(), address };
  });
  await insertCustomers(
    db,
    customers.map(({ id, token }) => ({ id, tokenHash: hashToken(token) })),
    passwordHash,
  );
  return customers;
}

/** Stores customers with a session each. Their ids are the names of their mailboxes. */
export async function insertCustomers(
  db: Db,
  customers: readonly { readonly id: string; readonly tokenHash: string }[],
  passwordHash: string,
): Promise<void> {
  const createdAt = Date.now();
  const expiresAt = createdAt + SESSION_LIFETIME_MS;
  for (let start = 0; start < customers.length; start += 500) {
    const batch = customers.slice(start, start + 500);
    const accounts = batch.map(({ id }) => ({ id, email: `${id}@example.com` }));
    await db
      .insert(users)
      .values(accounts.map((account) => ({ ...account, name: 'Aishah', passwordHash, createdAt })));
    await db
      .insert(sessions)
      .values(batch.map(({ id, tokenHash }) => ({ tokenHash, userId: id, createdAt, expiresAt })));
  }
}

/** The headers of a customer's requests, over http and for a shop behind an https proxy. */
export const headersOf = ({ token, address }: Session) => ({
  cookie: `${SESSION_COOKIE}=${token}; __Host-${SESSION_COOKIE}=${token}; ${SELECTION_COOKIE}=${SELECTION_COOKIE_VALUE}`,
  'x-forwarded-for': address,
});

/** Makes one call as a customer. Network errors become a result with status 0. */
export async function send<Request extends GenericSchema, Response extends GenericSchema>(
  origin: string,
  customer: Session,
  call: Call<Request, Response>,
  request?: InferInput<Request>,
  { key = randomUUID(), patienceMs }: SendOptions = {},
): Promise<CallResult> {
  const start = performance.now();
  try {
    const visitor = createVisitor({ request: fetch }, origin);
    const { status, headers, body } = await visitor.callApi(call, request, {
      idempotencyKey: key,
      headers: headersOf(customer),
      ...(patienceMs !== undefined && { signal: AbortSignal.timeout(patienceMs) }),
    });
    const after = headers.get('retry-after');
    const retryAfter = after === null ? null : Number(after);
    return { status, ...timesSince(start), body, retryAfter, isUnsent: false };
  } catch (error) {
    const isUnsent = isConnectionRefused(error);
    return { status: 0, ...timesSince(start), body: {}, retryAfter: null, isUnsent };
  }
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

function timesSince(start: number): Pick<CallResult, 'durationMs' | 'endedAt'> {
  const endedAt = performance.now();
  return { durationMs: endedAt - start, endedAt };
}

const isConnectionRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException)?.code === 'ECONNREFUSED';

/** The service and slot of every order; the cookie of each call has it too. */
const selection = {
  serviceType: 'pickup',
  calendarDate: lastBookableDate(Date.now()),
  deliveryTime: SLOTS[0]?.label ?? '',
} as const;
/** The chosen service, as the browser sends it. */
const SELECTION_COOKIE_VALUE = encodeURIComponent(JSON.stringify([selection]));

const { products, shipping } = await seedOf('clothing');
const [product] = products;
/** Delivery to the address of every order, sen. */
export const SHIPPING_SEN = shipping.find(({ state }) => state === ADDRESS.state)?.costSen ?? 0;
/** An order of these items. */
export const orderRequest = (items: OrderRequest['items'], productSen: number): OrderRequest => ({
  address: ADDRESS,
  items,
  price: {
    productPrice: toRinggitText(sen(productSen)),
    shippingPrice: toRinggitText(sen(SHIPPING_SEN)),
  },
  selection,
});
/** The line that each order has. */
export const line = { itemId: product?.id ?? '', feature: product?.features[0] ?? '', quantity: 1 };
/** The order that each customer places. */
export const order = orderRequest(
  [{ id: line.itemId, feature: line.feature, quantity: line.quantity }],
  product?.priceSen ?? 0,
);

/** Fills the cart and places an order. */
export async function placeOrder(
  origin: string,
  customer: Session,
): Promise<readonly CallResult[]> {
  const filled = await send(origin, customer, cartCalls.update, line);
  if (filled.body.success !== true) return [filled];
  return [await send(origin, customer, orderCalls.place, order)];
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
