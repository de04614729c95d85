import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { cartCalls } from '@kedai/contract/calls/cart';
import { type OrderRequest, orderCalls } from '@kedai/contract/calls/order';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import { sen, timesQuantity, toRinggitText } from '@kedai/contract/rules/money';
import { lastBookableDate, SLOTS } from '@kedai/contract/rules/slots';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../server/boundary/session/session';
import { hashToken, newToken } from '../../server/boundary/session/token';
import { seedOf } from '../../server/seed/seeds';
import type { Db } from '../../server/store/database/db';
import { sessions, users } from '../../server/store/schema';

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

/**
 * Inserts customers with a session each, before a shop opens the database.
 * @param passwordHash of all of them; by default none can sign in
 */
export async function addCustomers(
  db: Db,
  count: number,
  passwordHash = '-',
): Promise<readonly Customer[]> {
  const now = Date.now();
  const customers = Array.from({ length: count }, (_, i) => ({
    ...newIdentity(),
    token: newToken(),
    address: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
  }));
  for (let start = 0; start < count; start += 500) {
    const batch = customers.slice(start, start + 500);
    await db.insert(users).values(
      batch.map(({ id, email }) => ({
        id,
        email,
        name: 'Aishah',
        passwordHash,
        createdAt: now,
      })),
    );
    await db.insert(sessions).values(
      batch.map(({ id, token }) => ({
        tokenHash: hashToken(token),
        userId: id,
        createdAt: now,
        expiresAt: now + SESSION_LIFETIME_MS,
      })),
    );
  }
  return customers;
}

function newIdentity(): { readonly id: string; readonly email: string } {
  const id = randomUUID();
  return { id, email: `${id}@example.com` };
}

/** The headers of a customer's requests, over http and for a shop behind an https proxy. */
export const headersOf = ({ token, address }: Session) => ({
  cookie: `${SESSION_COOKIE}=${token}; __Host-${SESSION_COOKIE}=${token}; ${SELECTION_COOKIE}=${SELECTION_COOKIE_VALUE}`,
  'x-forwarded-for': address,
});

/** Sends one call as a customer. Network errors become a result with status 0. */
export async function send(
  origin: string,
  customer: Session,
  path: string,
  body?: object,
  { key = randomUUID(), patienceMs }: SendOptions = {},
): Promise<CallResult> {
  const start = performance.now();
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headersOf(customer),
        [IDEMPOTENCY_HEADER]: key,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(patienceMs !== undefined && { signal: AbortSignal.timeout(patienceMs) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const json = isJson ? await response.json() : { bytes: (await response.bytes()).length };
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      ...timesSince(start),
      body: json as Record<string, unknown>,
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      isUnsent: false,
    };
  } catch (error) {
    return {
      status: 0,
      ...timesSince(start),
      body: {},
      retryAfter: null,
      isUnsent: isConnectionRefused(error),
    };
  }
}

function timesSince(start: number): Pick<CallResult, 'durationMs' | 'endedAt'> {
  const endedAt = performance.now();
  return { durationMs: endedAt - start, endedAt };
}

const isConnectionRefused = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  Reflect.get(error.cause, 'code') === 'ECONNREFUSED';

/** The service and slot of every order; the cookie of each call has it too. */
export const selection = {
  serviceType: 'pickup',
  calendarDate: lastBookableDate(Date.now()),
  deliveryTime: SLOTS[0]?.label ?? '',
} as const;
/** The chosen service, as the browser sends it. */
export const SELECTION_COOKIE_VALUE = encodeURIComponent(JSON.stringify([selection]));

const { products, shipping } = await seedOf('clothing');
const [product] = products;
const shippingFee = shipping.find(({ state }) => state === 'Selangor')?.costSen ?? 0;
/** The line that each order has. */
export const line = { itemId: product?.id ?? '', feature: product?.features[0] ?? '', quantity: 1 };
/** The order that each customer places. */
export const order: OrderRequest = {
  address: ADDRESS,
  items: [{ id: line.itemId, feature: line.feature, quantity: line.quantity }],
  price: {
    productPrice: toRinggitText(timesQuantity(sen(product?.priceSen ?? 0), line.quantity)),
    shippingPrice: toRinggitText(sen(shippingFee)),
  },
  selection,
};

/** Fills the cart and places an order. */
export async function placeOrder(
  origin: string,
  customer: Session,
): Promise<readonly CallResult[]> {
  const filled = await send(origin, customer, cartCalls.update.path, line);
  if (filled.body.success !== true) return [filled];
  return [await send(origin, customer, orderCalls.place.path, order)];
}

/** Uploads a receipt for an order. @param image a PNG; by default a new one */
export function uploadReceipt(
  origin: string,
  customer: Session,
  orderId: string,
  image = randomPng(),
  options: SendOptions = {},
): Promise<CallResult> {
  return send(
    origin,
    customer,
    orderCalls.uploadpayment.path,
    receiptForm(orderId, image),
    options,
  );
}

/** The upload of a receipt. @param image a PNG; by default a new one */
export function receiptForm(orderId: string, image = randomPng()): FormData {
  const form = new FormData();
  form.set('orderId', orderId);
  form.set('image', new File([image], 'receipt.png', { type: 'image/png' }));
  return form;
}

const SIDE_PX = 64;

/** A PNG of random pixels, different each time. */
export function randomPng(): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: SIDE_PX }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(SIDE_PX * 3)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PX, 0);
  header.writeUInt32BE(SIDE_PX, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function pngChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(content, 4);
  frame.writeUInt32BE(crc32(content), content.length + 4);
  return frame;
}
