/**
 * Drives every call of the description from outside, over HTTP, and compares every response with it. A status, a code,
 * a field or a type of body that is not described fails. So does a message in another language than that of the page.
 */
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { type Language, languageIds, languages } from '@kedai/contract/protocol/languages';
import { splitSelection } from '@kedai/contract/protocol/selectionHeader';
import { CODE_MAX_TRIES } from '@kedai/contract/rules/limits';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import fc from 'fast-check';
import { inviteStaff } from '../areas/counter/invitations';
import { createHttpServer } from '../operations/httpServer';
import { altcha } from '../ports/altcha';
import { DAY_MS, MINUTE_MS } from '../ports/clock';
import type { HumanCheck } from '../ports/humanCheck';
import { replaceSeed } from '../seed/loadSeed';
import { seedOf } from '../seed/seeds';
import { createSite } from '../site';
import type { Database } from '../store/database/database';
import { testAuthenticator } from '../testing/authenticator';
import {
  type Answer,
  type DescribedCall,
  describedCalls,
  type ResponseChecker,
  responseChecker,
} from '../testing/conformance';
import { openTestDatabase, setCounts } from '../testing/database';
import { englishIn } from '../testing/englishIn';
import { testCardPayments } from '../testing/fakes';
import { initOf, requestsOf } from '../testing/fuzz/requests';
import { listen } from '../testing/listen';
import { buildImage } from '../testing/orders';
import { signInStaff } from '../testing/staff';
import { openTestShop, type TestShop } from '../testing/testShop';
import { createVisitor, type Visitor } from '../testing/visitor';
import { apiDocs } from './apiDocs';
import type { ApiDescription, DescribedResponse, Operation } from './document';

/** The language of the page that calls: a translation, so that successes are read in one. Refusals are read in all languages. */
const PAGE: Language = 'ms';
const OTHER_PAGES = languageIds.filter((id) => id !== PAGE);

const SEED = 20_261_126;
const REQUESTS_PER_CALL = 12;

let database: Database;
let shop: TestShop;
let served: Awaited<ReturnType<typeof listen>>;
let calls: ReadonlyMap<string, DescribedCall>;
let checker: ResponseChecker;
let guest: Visitor;
let customer: Visitor;
let staff: Visitor;
let asksHumans = false;
/** Status and code of every response, by call. */
const seen = new Map<string, Set<string>>();
/** The refusals that were read in every language. */
const translated = new Set<string>();

const humanCheck: HumanCheck = {
  isNeeded: true,
  challenge: async () =>
    asksHumans ? altcha('a secret', shop.clock, { cost: 1, tries: [1, 2] }).challenge() : null,
  verify: async (proof) => proof !== 'wrong',
  idOf: (proof) => proof,
};

beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openTestShop(
    database.db,
    { humanCheck, cardPayments: testCardPayments },
    { exampleOrders: true },
  );
  await replaceSeed(database.db, 'clothing', await seedOf('clothing'));
  const site = createSite({
    api: shop.app,
    apiDocs: apiDocs('Kain & Roti'),
    storefront: { root: path.resolve('public'), tileOrigin: 'https://tile.test' },
  });
  const listener = getRequestListener(async (request, env) => site(request, env));
  const server = createHttpServer((request, response) => void listener(request, response), {
    isHttps: false,
  });
  served = await listen(server);
  const response = await fetch(`${served.origin}/api/openapi.json`);
  const description = (await response.json()) as ApiDescription;
  calls = new Map(describedCalls(description).map((call) => [call.id, call]));
  checker = responseChecker();
  guest = openBrowser();
  customer = openBrowser();
  staff = openBrowser();
});
afterAll(async () => {
  await served.close();
  await database.close();
});

const openBrowser = () =>
  createVisitor({
    request: (address, init) =>
      fetchFrom(PAGE, address.replace('http://shop.test', served.origin), init),
  });

/** Answers that can be asked for again: a refusal changes nothing. */
const requests = new WeakMap<Response, (page: Language) => Promise<Response>>();

/** Makes a request from a page in a language. */
async function fetchFrom(page: Language, address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', languages[page].tag);
  const response = await fetch(address, { ...init, headers, redirect: 'manual' });
  requests.set(response, (other) => fetchFrom(other, address, init));
  return response;
}

function callOf(id: string): DescribedCall {
  const call = calls.get(id);
  if (!call) throw new Error(`${id} is not described.`);
  return call;
}

/** What shoppers read is in the language of the page. Staff read English, and so does the payment service. */
function assertLanguage(page: Language, { id }: DescribedCall, { body }: Answer, headers: Headers) {
  if (typeof body?.message !== 'string' || id === 'order.stripeWebhook') return;
  const isTranslated = page !== 'en' && !id.startsWith('counter.');
  if (isTranslated) {
    expect([id, body.message, englishIn(body.message)]).toEqual([id, body.message, []]);
    expect(/\p{Script=Han}/u.test(body.message)).toBe(page === 'zh');
  }
  expect([id, headers.get('content-language')]).toEqual([
    id,
    isTranslated ? languages[page].tag : null,
  ]);
}

async function check(call: DescribedCall, response: Response): Promise<Answer> {
  const answer = await checker.check(call, response);
  const outcome = outcomeOf(answer);
  const outcomes = seen.get(call.id) ?? new Set();
  seen.set(call.id, outcomes.add(outcome));
  assertLanguage(PAGE, call, answer, response.headers);
  const refusal = `${call.id} ${outcome} ${answer.body?.message}`;
  if (answer.body?.success === false && !translated.has(refusal)) {
    translated.add(refusal);
    for (const page of OTHER_PAGES) {
      const again = await requests.get(response)?.(page);
      if (!again) throw new Error(`${refusal} was not sent by a page.`);
      const other = await checker.check(call, again);
      expect([call.id, outcomeOf(other)]).toEqual([call.id, outcome]);
      assertLanguage(page, call, other, again.headers);
    }
  }
  return answer;
}

const outcomeOf = ({ status, body }: Answer) =>
  body?.success === false ? `${status} ${body.code}` : `${status}`;

interface Sent {
  readonly by?: Visitor;
  /** The body, or the fields of the query. */
  readonly fields?: object | undefined;
  /** Appended to the path. */
  readonly suffix?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly raw?: string | FormData;
}

/** Makes a call as the description says. */
async function send(id: string, sent: Sent = {}): Promise<Answer> {
  const { by = customer, fields, suffix = '', headers = {}, raw } = sent;
  const call = callOf(id);
  const query =
    call.method === 'GET' && fields
      ? `?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`
      : '';
  const json = splitSelection({ ...fields });
  const body = call.method === 'GET' ? undefined : (raw ?? JSON.stringify(json.body));
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const address = call.path.replace(/\{\w+\}/, '');
  const response = await by.send(`${address}${suffix}${query}`, {
    method: call.method,
    headers: { ...type, ...json.headers, ...headers },
    ...(body !== undefined && { body }),
  });
  return check(call, response);
}

/** The body of a call that succeeds. */
async function succeed(id: string, sent: Sent = {}): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await send(id, sent);
  expect([id, status, body?.success]).toEqual([id, 200, true]);
  return body ?? {};
}

const refuse = async (id: string, refusal: string, sent: Sent = {}) => {
  const { status, body } = await send(id, sent);
  expect([id, `${status} ${body?.code}`]).toEqual([id, refusal]);
};

interface ListedProduct {
  readonly id: string;
  readonly price: number;
  readonly features: readonly string[];
}

/** The line of a product, and the order of a cart with only that. */
function orderOf({ id, price, features }: ListedProduct, shippingPrice: string) {
  const [feature = ''] = features;
  return {
    line: { itemId: id, feature, quantity: 1 },
    order: {
      address: ADDRESS,
      items: [{ id, feature, quantity: 1 }],
      price: { productPrice: price.toFixed(2), shippingPrice },
    },
  };
}

const email = 'aishah@example.my';
const password = 'correct horse battery';
let order: ReturnType<typeof orderOf>;
let orderId: string;

const receiptOf = (id: string, image: Blob | string) => {
  const form = new FormData();
  form.set('orderId', id);
  form.set('image', image);
  return form;
};

test('a shopper registers', async () => {
  expect(await send('user.humanCheck', { by: guest })).toMatchObject({ status: 204 });
  asksHumans = true;
  expect(await send('user.humanCheck', { by: guest })).toMatchObject({ status: 200 });
  asksHumans = false;
  await refuse('user.verifyToken', '200 not-signed-in');
  await refuse('user.register', '403 email-not-verified', {
    fields: { name: 'Aishah', email, password },
  });
  await refuse('user.sendRegisterOtp', '400 captcha-check-failed', {
    fields: { email, altcha: 'wrong' },
  });
  await succeed('user.sendRegisterOtp', { fields: { email } });
  const first = shop.mailer.codeFor(email);
  await succeed('user.sendRegisterOtp', { fields: { email } });
  const otp = shop.mailer.codeFor(email);
  await refuse('user.verifyRegisterOtp', '400 earlier-code', { fields: { email, otp: first } });
  await refuse('user.verifyRegisterOtp', '400 invalid-otp', { fields: { email, otp: '000000' } });
  await succeed('user.verifyRegisterOtp', { fields: { email, otp } });
  await succeed('user.register', { fields: { name: 'Aishah', email, password } });
  await succeed('user.verifyToken');
});

test('a customer signs in and out', async () => {
  await succeed('user.logout');
  await refuse('user.login', '401 invalid-credentials', { fields: { email, password: 'wrong' } });
  await succeed('user.login', { fields: { email, password } });
  await refuse('user.register', '403 email-not-verified', {
    fields: { name: 'Aishah', email, password },
  });
  const other = openBrowser();
  await succeed('user.sendRegisterOtp', { by: other, fields: { email } });
  await succeed('user.verifyRegisterOtp', {
    by: other,
    fields: { email, otp: shop.mailer.codeFor(email) },
  });
  await refuse('user.register', '409 email-taken', {
    by: other,
    fields: { name: 'Ben', email, password: 'another good password' },
  });
});

test('everybody reads the catalogue', async () => {
  const list = await guest.send(callOf('product.list').path);
  const etag = list.headers.get('etag') ?? '';
  const { body } = await check(callOf('product.list'), list);
  const products = (body?.products ?? []) as ListedProduct[];
  const product = products.find(({ features }) => features.length > 0);
  if (!product) throw new Error('No product has features.');
  for (const id of ['product.list', 'custom.getSliderImages', 'outlet.outletList']) {
    const { headers } = await guest.send(callOf(id).path);
    await succeed(id, { by: guest });
    const again = await guest.send(callOf(id).path, {
      headers: { 'if-none-match': headers.get('etag') ?? etag },
    });
    expect((await check(callOf(id), again)).status).toBe(304);
  }
  for (const productName of [null, 'shirt', 'linen']) {
    await succeed('product.fetchProducts', { fields: { productName, page: 1, amount: 4 } });
  }
  for (const id of ['product.list', 'outlet.outletList', 'news.all', 'product.fetchProducts']) {
    const fields = { productName: 'kemeja', page: 1, amount: 4, language: 'ms' };
    await succeed(id, { by: guest, fields });
    await refuse(id, '400 invalid-request', { by: guest, fields: { ...fields, language: 'zh' } });
  }
  const days = { from: '2026-03-02', days: '2' };
  await succeed('custom.getSlots', { by: guest, fields: days });
  await refuse('custom.getSlots', '400 invalid-request', { fields: { ...days, days: '63' } });
  const slots = await guest.send(`${callOf('custom.getSlots').path}?${new URLSearchParams(days)}`);
  const same = { 'if-none-match': slots.headers.get('etag') ?? '' };
  expect(await send('custom.getSlots', { by: guest, fields: days, headers: same })).toMatchObject({
    status: 304,
  });
  await succeed('news.all', { by: guest });
  await succeed('news.all', { by: guest, fields: { page: 2, limit: 3 } });
  await refuse('news.all', '400 invalid-request', { fields: { page: 'second' } });
  const found = await succeed('general.generateMapList', { fields: { input: 'Jalan Ampang' } });
  expect(found.data).not.toEqual({ data: [] });
  await succeed('general.generateMapList', { fields: { input: 'Ja' } });
  await succeed('general.geocode', { fields: { place_id: 'jalan-ampang' } });
  await refuse('general.geocode', '404 not-found', { fields: { place_id: 'nowhere' } });
  await refuse('general.geocode', '400 invalid-request');
  const fee = await succeed('shipping.calculateShipping', {
    fields: { state: 'Selangor', cartProductList: [] },
  });
  await refuse('shipping.calculateShipping', '400 unknown-state', {
    fields: { state: 'Atlantis', cartProductList: [] },
  });
  order = orderOf(product, Number(fee.shippingCost).toFixed(2));
});

test('a customer fills a cart', async () => {
  const key = { 'idempotency-key': 'one-addition' };
  for (const id of ['cart.add', 'cart.update']) {
    await refuse(id, '400 unknown-product', { fields: { ...order.line, feature: 'pink' } });
    await refuse(id, '404 unknown-product', { fields: { ...order.line, itemId: 'gone' } });
  }
  await succeed('cart.add', { fields: order.line, headers: key });
  await succeed('cart.add', { fields: order.line, headers: key });
  await refuse('cart.add', '422 invalid-request', {
    fields: { ...order.line, quantity: 2 },
    headers: key,
  });
  const { itemId, feature } = order.line;
  const merged = await succeed('cart.cartMerge', {
    fields: { cartData: { [itemId]: { [feature]: 2 }, gone: { '': 1 } } },
    headers: { 'idempotency-key': 'one-merge' },
  });
  expect(merged.leftOut).toHaveLength(1);
  await refuse('cart.cartMerge', '422 invalid-request', {
    fields: { cartData: {} },
    headers: { 'idempotency-key': 'one-merge' },
  });
  expect(await succeed('cart.get')).toMatchObject({ cartData: { [itemId]: { [feature]: 3 } } });
  await succeed('cart.update', { fields: order.line });
});

/** Refusals of an order, by what is wrong with it. */
const wrongOrders: Readonly<Record<string, (right: ReturnType<typeof orderOf>) => object>> = {
  '400 unknown-product': ({ order: right, line }) => ({
    ...right,
    items: [{ id: line.itemId, feature: 'pink', quantity: 1 }],
  }),
  '404 unknown-product': ({ order: right }) => ({ ...right, items: [{ id: 'x', quantity: 1 }] }),
  '400 unknown-state': ({ order: right }) => ({
    ...right,
    address: { ...ADDRESS, state: 'Sarawak' },
  }),
  '409 cart-changed': ({ order: right }) => ({
    ...right,
    items: right.items.map((item) => ({ ...item, quantity: 2 })),
  }),
  '409 price-changed': ({ order: right }) => ({
    ...right,
    price: { ...right.price, productPrice: '0.01' },
  }),
  '409 selection-missing': ({ order: right }) => ({ ...right, selection: null }),
  '409 slot-passed': ({ order: right }) => ({ ...right, selection: pickUp('2026-03-01') }),
  '409 date-too-far': ({ order: right }) => ({ ...right, selection: pickUp('2027-03-01') }),
  '409 unknown-slot': ({ order: right }) => ({
    ...right,
    selection: pickUp('2026-03-03', '23:00 - 24:00'),
  }),
};

const pickUp = (calendarDate: string, deliveryTime = '10:00 - 11:00') => ({
  serviceType: 'pickup',
  calendarDate,
  deliveryTime,
});

test.each(['order.place', 'order.stripe'])('%s refuses what is not right', async (id) => {
  // A state of the contract to which the shop does not deliver.
  await database.db.execute("delete from shipping_rates where state = 'Sarawak'");
  for (const [refusal, wrong] of Object.entries(wrongOrders)) {
    await refuse(id, refusal, { fields: wrong(order) });
  }
  const saved = encodeURIComponent(JSON.stringify([pickUp('2026-03-03')]));
  customer.cookies.set('userSelection', saved);
  await refuse(id, '409 selection-changed', {
    fields: { ...order.order, selection: pickUp('2026-03-04') },
  });
  customer.cookies.delete('userSelection');
});

test('a customer orders, pays by e-wallet and by card', async () => {
  const key = { 'idempotency-key': 'one-order' };
  const fields = { ...order.order, billingAddress: ADDRESS, selection: pickUp('2026-03-03') };
  orderId = String((await succeed('order.place', { fields, headers: key })).orderId);
  await refuse('order.place', '422 invalid-request', { fields: order.order, headers: key });
  await refuse('order.orderdetail', '404 not-found', { fields: { orderId: 'of-nobody' } });
  await refuse('order.receipt', '404 not-found', { suffix: orderId });
  await refuse('order.receipt', '401 not-signed-in', { by: guest, suffix: orderId });
  await refuse('order.receipt', '400 invalid-request', { suffix: '%00' });

  const upload = { 'idempotency-key': 'one-upload' };
  const image = buildImage();
  await refuse('order.uploadpayment', '404 not-found', { raw: receiptOf('x', image) });
  await refuse('order.uploadpayment', '415 not-an-image', {
    raw: receiptOf(orderId, new File(['text'], 'a.png')),
  });
  await refuse('order.uploadpayment', '400 invalid-request', { raw: receiptOf(orderId, 'text') });
  await refuse('order.uploadpayment', '413 file-too-large', {
    raw: receiptOf(orderId, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png')),
  });
  await succeed('order.uploadpayment', { raw: receiptOf(orderId, image), headers: upload });
  await refuse('order.uploadpayment', '422 invalid-request', {
    raw: receiptOf(orderId, buildImage('another')),
    headers: upload,
  });
  expect(await send('order.receipt', { suffix: orderId })).toMatchObject({ status: 200 });

  await succeed('cart.update', { fields: order.line });
  const card = { 'idempotency-key': 'one-payment' };
  await succeed('order.stripe', { fields: order.order, headers: card });
  await refuse('order.stripe', '422 invalid-request', { fields, headers: card });
  const { orders } = await succeed('order.userorders');
  await succeed('order.userorders', { fields: { amount: 1, before: { date: 1, id: orderId } } });
  await refuse('order.userorders', '400 invalid-request', { fields: { amount: 1000 } });
  const byCard = (orders as { id: string; amount: number; paymentMethod: string }[]).find(
    ({ paymentMethod }) => paymentMethod === 'stripe',
  );
  await refuse('order.uploadpayment', '409 order-not-payable', {
    raw: receiptOf(byCard?.id ?? '', buildImage('card')),
  });
  const { id = '', amount = 0 } = byCard ?? {};
  const notice = { kind: 'paid', orderId: id, pageId: id, amount: amount * 100, differences: [] };
  await succeed('order.stripeWebhook', { by: guest, fields: notice });
  await refuse('order.stripeWebhook', '400 invalid-request', {
    by: guest,
    fields: { kind: 'forged' },
  });
  await succeed('order.orderdetail', { fields: { orderId } });

  await succeed('cart.update', { fields: order.line });
  const next = await succeed('order.place', { fields: order.order });
  await refuse('order.uploadpayment', '409 receipt-already-used', {
    raw: receiptOf(String(next.orderId), image),
  });
  const cancellation = { 'idempotency-key': 'a-cancellation' };
  await succeed('order.cancel', { fields: { orderId: next.orderId }, headers: cancellation });
  await refuse('order.cancel', '422 invalid-request', {
    fields: { orderId },
    headers: cancellation,
  });
  await refuse('order.cancel', '409 act-not-possible', { fields: { orderId } });
});

test('a customer adds, uses and removes a passkey', async () => {
  const authenticator = testAuthenticator();
  const { origin } = served;
  const here = { origin, domain: new URL(origin).hostname };
  const optionsOf = ({ options }: Readonly<Record<string, unknown>>) =>
    options as { challenge: string };
  await refuse('passkeys.startPasskey', '403 invalid-credentials', {
    fields: { currentPassword: 'another one' },
  });
  const adding = await succeed('passkeys.startPasskey', { fields: { currentPassword: password } });
  const credential = authenticator.create(optionsOf(adding), here);
  await succeed('passkeys.addPasskey', { fields: { credential } });
  await refuse('passkeys.addPasskey', '400 invalid-request', { fields: { credential } });
  await succeed('passkeys.passkeys');

  const phone = openBrowser();
  const starting = await succeed('passkeys.startPasskeySignIn', { by: phone });
  const assertion = { credential: authenticator.get(optionsOf(starting), here) };
  await succeed('passkeys.passkeySignIn', { by: phone, fields: assertion });
  await refuse('passkeys.passkeySignIn', '401 invalid-credentials', {
    by: phone,
    fields: assertion,
  });
  await succeed('user.logout', { by: phone });

  const { id } = authenticator;
  await refuse('passkeys.removePasskey', '403 invalid-credentials', {
    fields: { id, currentPassword: 'another one' },
  });
  await succeed('passkeys.removePasskey', { fields: { id, currentPassword: password } });
});

test('a customer ends sessions and sets a new password', async () => {
  const phone = openBrowser();
  await succeed('user.login', { by: phone, fields: { email, password } });
  const { devices } = await succeed('devices.devices');
  const [here, there] = devices as { id: string }[];
  await refuse('devices.signOutDevice', '400 invalid-request', { fields: here ?? {} });
  await succeed('devices.signOutDevice', { fields: { id: there?.id } });
  await succeed('devices.signOutOtherDevices');

  const newPassword = 'a longer horse battery';
  await succeed('account.account');
  await refuse('account.changePassword', '403 invalid-credentials', {
    fields: { currentPassword: newPassword, newPassword },
  });
  await succeed('account.changePassword', { fields: { currentPassword: password, newPassword } });

  await refuse('user.sendResetOtp', '400 captcha-check-failed', {
    fields: { email, altcha: 'wrong' },
  });
  for (const [id, more] of [
    ['user.verifyResetOtp', {}],
    ['user.resetPassword', { newPassword: password }],
  ] as const) {
    await succeed('user.sendResetOtp', { fields: { email } });
    const first = shop.mailer.codeFor(email);
    await succeed('user.sendResetOtp', { fields: { email } });
    const otp = shop.mailer.codeFor(email);
    await refuse(id, '400 earlier-code', { fields: { email, otp: first, ...more } });
    await refuse(id, '400 invalid-otp', { fields: { email, otp: '000000', ...more } });
    await succeed(id, { fields: { email, otp, ...more } });
  }
  await succeed('user.login', { fields: { email, password } });
});

test('staff are invited, sign in and out behind the counter', async () => {
  const { origin } = served;
  const here = { origin, domain: new URL(origin).hostname };
  const authenticator = testAuthenticator();
  const optionsOf = ({ options }: Readonly<Record<string, unknown>>) =>
    options as { challenge: string };
  const person = { name: 'Siti', email: 'siti@kedai.example', role: 'staff' } as const;
  const token = await inviteStaff(database.db, person, shop.clock.now());
  const wrong = { token, credential: { id: 'x' } };
  const opened = await succeed('counter.startInvitation', { by: guest, fields: { token } });
  const credential = authenticator.create(optionsOf(opened), here);
  await refuse('counter.acceptInvitation', '400 invalid-request', { by: guest, fields: wrong });
  await succeed('counter.acceptInvitation', { by: staff, fields: { token, credential } });
  await refuse('counter.startInvitation', '404 not-found', { by: guest, fields: { token } });
  await refuse('counter.acceptInvitation', '404 not-found', { by: guest, fields: wrong });

  await succeed('counter.counterSession', { by: staff });
  await succeed('counter.counterSignOut', { by: staff });
  const starting = await succeed('counter.startCounterSignIn', { by: staff });
  const assertion = { credential: authenticator.get(optionsOf(starting), here) };
  await succeed('counter.counterSignIn', { by: staff, fields: assertion });
  await refuse('counter.counterSignIn', '401 invalid-credentials', { fields: assertion });
  const owner = await signInStaff(shop, 'owner', openBrowser());
  for (const id of ['counter.addExampleOrders', 'counter.removeExampleOrders']) {
    await refuse(id, '403 not-allowed', { by: staff });
    await succeed(id, { by: owner });
  }
  const { headers } = await staff.send(callOf('counter.counterSession').path);
  const unchanged = { 'if-none-match': headers.get('etag') ?? '' };
  expect(await send('counter.counterSession', { by: staff, headers: unchanged })).toMatchObject({
    status: 304,
  });
});

test('a code is spent after too many tries', async () => {
  shop.clock.advance(DAY_MS);
  const fields = { email, otp: '000000', newPassword: password };
  for (const [request, id] of [
    ['user.sendRegisterOtp', 'user.verifyRegisterOtp'],
    ['user.sendResetOtp', 'user.verifyResetOtp'],
  ] as const) {
    await succeed(request, { fields: { email } });
    for (let count = 0; count < CODE_MAX_TRIES; count += 1) {
      await refuse(id, '400 invalid-otp', { fields });
    }
    await refuse(id, '400 spent-otp', { fields });
  }
  await refuse('user.resetPassword', '400 spent-otp', { fields });
});

test('staff look after orders', async () => {
  await signInStaff(shop, 'staff', staff);
  const { orders } = await succeed('counter.waitingReceipts', { by: staff });
  const [waiting] = orders as { id: string; receipt: { picture: string } }[];
  const fields = { orderId: `${waiting?.id}` };
  const named = { ...fields, ids: fields.orderId, from: '2026-03-02', until: '2026-03-02' };
  await succeed('counter.counterOrder', { by: staff, fields });
  await refuse('counter.counterOrder', '404 not-found', { by: staff, fields: { orderId: 'x' } });
  await refuse('counter.counterOrder', '400 invalid-request', { by: staff });
  const polled = ['waitingReceipts', 'counterOrder', 'failedMails', 'changes', 'queue'];
  const others = ['searchOrders', 'ordersToPrint', 'slotRules', 'ordersInSlots'];
  for (const id of [...polled, ...others].map((name) => `counter.${name}`)) {
    const { path: address } = callOf(id);
    const { headers } = await staff.send(`${address}?${new URLSearchParams(named)}`);
    const unchanged = { 'if-none-match': headers.get('etag') ?? '' };
    expect(await send(id, { by: staff, fields: named, headers: unchanged })).toMatchObject({
      status: 304,
    });
  }
  await succeed('counter.changes', { by: staff });
  await succeed('counter.queue', { by: staff, fields: { page: '0' } });
  await refuse('counter.queue', '400 invalid-request', { by: staff, fields: { page: '-1' } });
  await succeed('counter.searchOrders', { by: staff, fields: { text: '012' } });
  await refuse('counter.searchOrders', '400 invalid-request', {
    by: staff,
    fields: { page: 'x' },
  });
  await succeed('counter.ordersToPrint', { by: staff, fields: { ids: `${waiting?.id}` } });
  await refuse('counter.ordersToPrint', '400 invalid-request', {
    by: staff,
    fields: { ids: ','.repeat(100) },
  });
  const suffix = waiting?.receipt.picture.split('/').at(-1) ?? '';
  expect(await send('counter.receipt', { by: staff, suffix })).toMatchObject({ status: 200 });
  await refuse('counter.receipt', '404 not-found', { by: staff, suffix: 'x' });
  await refuse('counter.receipt', '400 invalid-request', { by: staff, suffix: '%00' });

  const by = { by: staff, headers: { 'idempotency-key': 'an-act-of-staff' } };
  const confirm = { ...fields, expected: 'Payment Submitted', act: 'confirm' };
  await refuse('counter.act', '404 not-found', { ...by, fields: { ...confirm, orderId: 'x' } });
  await succeed('counter.act', { ...by, fields: confirm });
  const refund = { amount: '0.00', how: 'Not paid', isGiven: false };
  const cancel = { ...confirm, act: 'cancel', text: 'Sold out', refund };
  await refuse('counter.act', '422 invalid-request', { ...by, fields: cancel });
  await refuse('counter.act', '409 status-changed', { by: staff, fields: cancel });
  await refuse('counter.act', '409 act-not-possible', {
    by: staff,
    fields: { ...confirm, expected: 'Payment Confirmed' },
  });
  await succeed('counter.act', {
    by: staff,
    fields: { ...cancel, expected: 'Payment Confirmed' },
  });
  await refuse('counter.act', '403 not-allowed', {
    by: staff,
    fields: { ...fields, expected: 'Order Cancelled', act: 'reopen', text: 'By mistake' },
  });
  const note = { ...fields, text: 'Calls at noon' };
  await refuse('counter.addNote', '404 not-found', {
    by: staff,
    fields: { ...note, orderId: 'x' },
  });
  await succeed('counter.addNote', { by: staff, fields: note });
  await refuse('counter.addNote', '422 invalid-request', { ...by, fields: note });

  shop.clock.advance(5 * MINUTE_MS);
  const { mails } = await succeed('counter.failedMails', { by: staff });
  const [mail] = mails as { id: number }[];
  await succeed('counter.sendMailAgain', { by: staff, fields: { id: mail?.id } });
  await refuse('counter.sendMailAgain', '404 not-found', { by: staff, fields: { id: 0 } });
});

test('the owner decides when the shop takes orders', async () => {
  const owner = await signInStaff(shop, 'owner', openBrowser());
  const day = '2026-03-20';
  const closure = { from: day, until: day, hours: [10], reason: 'Hari Raya' };
  const selection = pickUp(day);
  await succeed('cart.update', { fields: order.line });
  const placed = await succeed('order.place', { fields: { ...order.order, selection } });
  await succeed('counter.ordersInSlots', {
    by: staff,
    fields: { from: day, until: day, hours: '10' },
  });
  await refuse('counter.ordersInSlots', '400 invalid-request', { by: staff });
  await refuse('counter.saveSlotRules', '403 not-allowed', { by: staff });

  const cancel = { orderId: placed.orderId, expected: 'Order Placed', act: 'cancel', text: 'x' };
  await succeed('counter.act', { by: staff, fields: cancel });
  const reopen = { ...cancel, expected: 'Order Cancelled', act: 'reopen' };
  await succeed('counter.addClosure', { by: staff, fields: closure });
  const { rules, version } = await succeed('counter.slotRules', { by: staff });
  const refuseAll = async (code: string) => {
    await succeed('cart.update', { fields: order.line });
    for (const id of ['order.place', 'order.stripe']) {
      await refuse(id, code, { fields: { ...order.order, selection } });
    }
    await refuse('counter.act', code, { by: owner, fields: reopen });
  };
  await refuseAll('409 slot-closed');
  await succeed('counter.removeClosure', { by: staff, fields: closure });
  const full = { ...(rules as object), closures: [], places: { pickup: 0, delivery: null } };
  const fields = { version, rules: full };
  await refuse('counter.saveSlotRules', '409 rules-changed', { by: owner, fields });
  const now = await succeed('counter.slotRules', { by: staff });
  const saved = await succeed('counter.saveSlotRules', {
    by: owner,
    fields: { ...fields, version: now.version },
  });
  await refuseAll('409 slot-full');
  await succeed('counter.saveSlotRules', {
    by: owner,
    fields: {
      version: saved.version,
      rules: { ...full, places: { pickup: null, delivery: null } },
    },
  });
});

const isOfCounter = ({ security = [] }: Operation) => security.some((one) => 'staff' in one);
const isOfCustomer = ({ security = [], parameters = [] }: Operation) =>
  security.some((one) => 'session' in one) ||
  parameters.some(({ name }) => name === CUSTOMER_HEADER);

test('what the boundary refuses, it refuses for every call', async () => {
  await succeed('user.login', { fields: { email, password } });
  await signInStaff(shop, 'owner', staff);
  for (const { id, method, path: address, operation } of calls.values()) {
    const { security, requestBody } = operation;
    const suffix = address.includes('{') ? orderId : '';
    if (security) await refuse(id, '401 not-signed-in', { by: guest, suffix });
    const by = isOfCounter(operation) ? staff : customer;
    if (isOfCustomer(operation)) {
      const headers = { [CUSTOMER_HEADER]: 'somebody else' };
      await refuse(id, '409 other-customer', { headers, suffix });
    }
    if (method === 'GET') continue;
    const headers = { 'sec-fetch-site': 'cross-site' };
    await refuse(id, '403 invalid-request', { headers, by });
    const raw = `"${'a'.repeat(300_000)}"`;
    if (id !== 'order.uploadpayment') await refuse(id, '413 invalid-request', { raw, by });
    // The signature decides about a notice, not its type.
    if (id === 'order.stripeWebhook') continue;
    const isForm = requestBody?.content['multipart/form-data'] !== undefined;
    await refuse(id, '400 invalid-request', {
      raw: isForm ? new FormData() : '{',
      by,
    });
    await refuse(id, '415 invalid-request', {
      raw: '{}',
      headers: { 'content-type': 'text/plain' },
      by,
    });
  }
});

test('nearly valid and hostile requests get described answers', async () => {
  // Some come from another site, which is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // Without the password: a request must not change it.
  const words = [email, 'ben@example.my', '000000', 'good password', 'Aishah', orderId]
    .concat(Object.values(order.line).map(String), 'Selangor', '47300', '10.00')
    .concat(order.order.price.productPrice, '0123456789', 'jalan-ampang', '2026-03-04')
    .concat('10:00 - 11:00', 'pickup', 'delivery');
  const vocabulary = [...words, 1, 2, 4, null, true, false];
  const templates = { [callOf('order.place').path]: order.order };
  for (const call of calls.values()) {
    const requests = requestsOf(call, vocabulary, templates);
    for (const request of fc.sample(requests, { seed: SEED, numRuns: REQUESTS_PER_CALL })) {
      shop.clock.advance(MINUTE_MS);
      const cookie = [customer, staff]
        .flatMap(({ cookies }) => [...cookies].map(([name, value]) => `${name}=${value}`))
        .join('; ');
      const init = initOf(request, cookie);
      // `fetch` sets this header itself.
      init.headers.delete('content-length');
      const url = new URL(request.path.replace(/^\/+/, '/'), served.origin);
      const response = await fetchFrom(PAGE, url.href, init);
      const { status } = await check(call, response).catch((cause: unknown) => {
        throw new Error(JSON.stringify(request).slice(0, 2000), { cause });
      });
      const isEnded = request.sender === 'customer' && status === 401;
      if (isEnded || call.id === 'user.logout') {
        shop.clock.advance(DAY_MS);
        await succeed('user.login', { fields: { email, password } });
      }
      if (isEnded || call.id === 'counter.counterSignOut') await signInStaff(shop, 'owner', staff);
    }
  }
}, 120_000);

test('calls are limited where the description says so', async () => {
  shop.clock.advance(DAY_MS);
  await succeed('user.login', { fields: { email, password } });
  const limited = [...calls.values()].filter(({ operation }) => operation.responses[429]);
  // Each call counts itself first. Then the counts are raised, as if many had come before.
  const sendOnce = async (id: string) => {
    const { example } = callOf(id).operation.requestBody?.content['application/json'] ?? {};
    const fields = example ?? { place_id: 'jalan-ampang' };
    const raw = id === 'order.uploadpayment' ? { raw: receiptOf(orderId, 'x') } : {};
    return (await send(id, { fields: fields as object, ...raw })).status;
  };
  for (const { id } of limited) {
    await sendOnce(id);
    await setCounts(database, '%', 100_000);
    const statuses: number[] = [];
    // Some limits hand out their uses in batches.
    while (statuses.length < 25 && statuses.at(-1) !== 429) statuses.push(await sendOnce(id));
    expect([id, statuses.at(-1)]).toEqual([id, 429]);
  }
});

test('every call was answered in every way that is described, except by faults and to slow callers', () => {
  const missing = [...calls.values()].flatMap(({ id, operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => Number(status) < 500 && status !== '408')
      .flatMap(([status, { content }]) => codesOf(content).map((code) => `${status}${code}`))
      .filter((outcome) => !seen.get(id)?.has(outcome))
      .map((outcome) => `${id} ${outcome}`),
  );
  // Two changes at the same moment, of which one wins.
  const RACES = ['account.changePassword 409 invalid-credentials'];
  expect(missing).toEqual(RACES);
});

/** The codes of refusals in a body, each after a space; an empty text for a success. */
function codesOf(content: DescribedResponse['content']): readonly string[] {
  const schema = content?.['application/json']?.schema as RefusalSchema | undefined;
  return (schema?.oneOf ?? [schema]).flatMap(
    (one) => one?.properties?.code?.enum?.map((code) => ` ${code}`) ?? [''],
  );
}

interface RefusalSchema {
  readonly oneOf?: readonly RefusalSchema[];
  readonly properties?: { readonly code?: { readonly enum?: readonly string[] } };
}

describe('the comparison finds', () => {
  const call = (): DescribedCall => callOf('order.orderdetail');
  const reply = (body: object, init?: ResponseInit) => Response.json(body, init);
  const refusal = { success: false, message: 'No.', code: 'not-found' };
  const orderDetail = {
    id: 'o-1',
    date: 1,
    status: 'Order Placed',
    items: [],
    price: { productPrice: 1, shippingPrice: 2 },
  };

  test('nothing wrong with a described answer', async () => {
    expect(await checker.check(call(), reply({ success: true, orderDetail }))).toMatchObject({
      status: 200,
    });
    expect(await checker.check(call(), reply(refusal, { status: 404 }))).toMatchObject({
      status: 404,
    });
  });

  test.each([
    ['another field', { success: true, orderDetail: { ...orderDetail, secret: 1 } }, 200],
    ['a missing field', { success: true }, 200],
    ['a field of another type', { success: true, orderDetail: { ...orderDetail, date: [] } }, 200],
    ['no success', { orderDetail }, 200],
    ['another status', refusal, 418],
    ['the code of another call', { ...refusal, code: 'email-taken' }, 404],
    ['a refusal without a message', { success: false, code: 'not-found' }, 404],
  ])('%s', async (_, body, status) => {
    await expect(checker.check(call(), reply(body, { status }))).rejects.toThrow(
      `order.orderdetail responded with ${status}`,
    );
  });

  test('a page in place of JSON', async () => {
    await expect(checker.check(call(), new Response('<html>'))).rejects.toThrow('text/plain');
  });
});
