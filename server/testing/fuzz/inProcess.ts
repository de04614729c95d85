import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cartCalls } from '@kedai/contract/calls/cart';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { createApp } from '../../app';
import type { Fetch } from '../../boundary/fetch';
import { STAFF_COOKIE } from '../../boundary/session/staffSession';
import { createSite } from '../../site';
import type { Db } from '../../store/database/db';
import { testCardPayments } from '../fakes';
import { buildOrder, fillCart, placeTestOrder } from '../orders';
import { signInStaff } from '../staff';
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
const SIGN_OUTS: readonly string[] = [
  userCalls.logout.path,
  counterSessionCalls.counterSignOut.path,
];
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
  const shop = await openTestShop(db, { cardPayments: testCardPayments }, { exampleOrders: true });
  // Signed in behind the counter too, so every call may be made.
  const customer = await signInStaff(shop, 'owner', await signUp(shop, EMAIL));
  const orderId = await placeTestOrder(customer);
  await fillCart(customer, buildOrder());
  const cookie = (name: string) => customer.cookies.get(name) ?? '';
  const sessions = [cookie('kedai_session'), cookie(STAFF_COOKIE)];
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
        const session = `kedai_session=${cookie('kedai_session')}; ${STAFF_COOKIE}=${cookie(STAFF_COOKIE)}`;
        const sent = new Request(`http://shop.test${request.path}`, initOf(request, session));
        const response = await decode(await fetch(sent));
        isSignedOut = response.status === 401 || SIGN_OUTS.includes(request.path);
        return response;
      },
      takeLog,
      fingerprint: () => fingerprintOf(db),
      secrets: [EMAIL, ...sessions, code, 'good password', ADDRESS.street, ADDRESS.phone],
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

/** Signs in again, after a request that may have logged them out. */
async function signIn(
  shop: Awaited<ReturnType<typeof openTestShop>>,
  customer: Visitor,
): Promise<void> {
  shop.clock.advance(60 * STEP_MS);
  await customer.callApi(userCalls.login, { email: EMAIL, password: 'good password' });
  await signInStaff(shop, 'owner', customer);
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

const FUZZED_TABLES = [
  'users',
  'staff',
  'staff_passkeys',
  'staff_invitations',
  'order_events',
  'cart_lines',
  'orders',
  'order_items',
  'receipts',
  'idempotency_keys',
  'products',
];

/** A hash of the data of customers and staff. */
async function fingerprintOf(db: Db): Promise<string> {
  const hashes = FUZZED_TABLES.map(
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
