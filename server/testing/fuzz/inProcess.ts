import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cartCalls } from '@kedai/contract/calls/cart';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { createApp } from '../../app';
import type { Fetch } from '../../boundary/fetch';
import { createSite } from '../../site';
import type { Db } from '../../store/database/db';
import { testCardPayments } from '../fakes';
import { buildOrder, fillCart, placeTestOrder } from '../orders';
import { openTestShop } from '../testShop';
import { signUp, type Visitor } from '../visitor';
import type { FuzzTarget } from './check';
import { initOf, type Templates } from './requests';
import { MARKER } from './values';

/** A shop in this process for fuzzing, also with a failing database. */
export interface FuzzedShop {
  readonly target: FuzzTarget;
  /** @param failAt the query of the request that fails, from 1 */
  withDatabaseFailure(failAt: number): FuzzTarget;
  readonly vocabulary: readonly unknown[];
  readonly templates: Templates;
}

const EMAIL = 'fuzz@example.my';
/** The clock moves this far with each request, so limits and time windows restart. */
const STEP_MS = 30_000;

/**
 * Opens a shop with a customer, a cart and an order.
 * @param takeLog takes the log lines since its last call
 */
export async function openFuzzedShop(
  db: Db,
  takeLog: () => readonly string[],
): Promise<FuzzedShop> {
  const shop = await openTestShop(db, { cardPayments: testCardPayments });
  const customer = await signUp(shop, EMAIL);
  const orderId = await placeTestOrder(customer);
  await fillCart(customer, buildOrder());
  const session = customer.cookies.get('kedai_session') ?? '';
  await customer.callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL });
  const code = shop.mailer.codeFor(EMAIL);
  const site = (api: { fetch: Fetch }): Fetch =>
    createSite({
      api,
      storefront: { root: path.resolve('public'), tileOrigin: 'https://tile.test' },
    });
  let isSignedOut = false;
  const targetOf = (api: { fetch: Fetch }): FuzzTarget => {
    const fetch = site(api);
    return {
      send: async (request) => {
        shop.clock.advance(STEP_MS);
        if (isSignedOut) await signIn(shop, customer);
        const session = `kedai_session=${customer.cookies.get('kedai_session')}`;
        const sent = new Request(`http://shop.test${request.path}`, initOf(request, session));
        const response = await decode(await fetch(sent));
        isSignedOut = response.status === 401 || request.path === userCalls.logout.path;
        return response;
      },
      takeLog,
      fingerprint: () => fingerprintOf(db),
      secrets: [EMAIL, session, code, 'good password', ADDRESS.street, ADDRESS.phone],
    };
  };
  return {
    target: targetOf(shop.app),
    withDatabaseFailure: (failAt) =>
      targetOf(createApp({ ...shop.deps, db: failingDb(db, failAt) })),
    vocabulary: [EMAIL, 'ben@example.my', code, '000000', 'good password', 'Aishah', orderId]
      .concat(['shirt', 'scarf', 'tote', 'S', 'M', '', 'Free size', 'Selangor', '47300'])
      .concat(['12.00', '204.80', '10.00', '0123456789', 'batik', 'jalan-ampang', MARKER])
      .concat(['2026-03-03', '10:00 - 11:00', 'pickup', 'delivery', '/pictures/shirt-1.svg'])
      .map((word): unknown => word)
      .concat([0, 1, 2, 4, 100, 9999, null, true, undefined]),
    templates: {
      [orderCalls.place.path]: buildOrder({ billingAddress: ADDRESS }),
      [orderCalls.stripe.path]: buildOrder(),
      [orderCalls.uploadpayment.path]: { orderId, image: '\x89PNG\r\n\x1a\nreceipt' },
      [orderCalls.orderdetail.path]: { orderId },
      [cartCalls.cartMerge.path]: { cartData: { shirt: { M: 1 }, tote: { '': 2 } } },
      [cartCalls.add.path]: { itemId: 'tote', feature: '', quantity: 1 },
      [userCalls.login.path]: { email: EMAIL, password: 'good password' },
    },
  };
}

/** Signs the customer in again, after a request that may have logged them out. */
async function signIn(
  shop: Awaited<ReturnType<typeof openTestShop>>,
  customer: Visitor,
): Promise<void> {
  shop.clock.advance(60 * STEP_MS);
  await customer.callApi(userCalls.login, { email: EMAIL, password: 'good password' });
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Decodes the body of a response, as `fetch` does over HTTP. */
async function decode(response: Response): Promise<Response> {
  const decoder = decoders[response.headers.get('content-encoding') ?? ''];
  if (decoder === undefined || response.body === null) return response;
  const { status, headers } = response;
  const bytes = decoder(Buffer.from(await response.arrayBuffer()));
  return new Response(new Uint8Array(bytes), { status, headers });
}

const CUSTOMER_TABLES = [
  'users',
  'cart_lines',
  'orders',
  'order_items',
  'receipts',
  'idempotency_keys',
  'products',
];

/** A hash of the customers' data. */
async function fingerprintOf(db: Db): Promise<string> {
  const hashes = CUSTOMER_TABLES.map(
    (table) =>
      sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${sql.identifier(table)} t`,
  );
  const result = await db.execute(sql.join(hashes, sql` union all `));
  return JSON.stringify(result);
}

const QUERIES = new Set(['select', 'insert', 'update', 'delete', 'execute', 'transaction']);

/** A database whose query number `failAt` fails, with an error that contains secrets. */
function failingDb(db: Db, failAt: number): Db {
  let queries = 0;
  const wrap = (inner: Db): Db =>
    new Proxy(inner, {
      get: (from, name, receiver) => {
        const method: unknown = Reflect.get(from, name, receiver);
        if (typeof name !== 'string' || !QUERIES.has(name) || typeof method !== 'function') {
          return method;
        }
        return (...args: unknown[]) => {
          queries += 1;
          if (queries === failAt) throw brokenQuery();
          const [run, ...rest] = args;
          if (name !== 'transaction' || typeof run !== 'function') return method.apply(from, args);
          return method.apply(from, [(transaction: Db) => run(wrap(transaction)), ...rest]);
        };
      },
    });
  return wrap(db);
}

function brokenQuery(): Error {
  const cause = Object.assign(new Error(`Key (email)=(${EMAIL}) ${MARKER}\n    at ${MARKER}:1:1`), {
    code: '23514',
    detail: MARKER,
  });
  return new DrizzleQueryError(`insert into t values ($1) -- ${MARKER}`, [MARKER, EMAIL], cause);
}
