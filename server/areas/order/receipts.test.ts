import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { PAYMENT_WINDOW_MS, RECEIPT_MAX_BYTES } from '../../../src/contract/limits';
import { orderCalls } from '../../../src/contract/order';
import { userCalls } from '../../../src/contract/user';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../ports/clock';
import { deleteExpired } from '../../store/cleanupJob';
import type { Database } from '../../store/database';
import { orders } from '../../store/schema';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { anImage, givenOrder } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

let database: Database;
let world: World;
let customer: Visitor;
let orderId: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function givenWorld(settings: Partial<AppDeps['settings']> = {}) {
  await emptyTables(database);
  world = await openWorld(database.db, {}, settings);
  customer = await signUp(world);
  orderId = await givenOrder(customer);
}
beforeEach(() => givenWorld());

const upload = (
  image: Blob,
  extras: { id?: string; by?: Visitor; idempotencyKey?: string } = {},
) => {
  const { id = orderId, by = customer, ...key } = extras;
  return by.ask(orderCalls.uploadpayment, { orderId: id, image }, key);
};
const detail = async (id = orderId) =>
  (await customer.ask(orderCalls.orderdetail, { orderId: id })).body.orderDetail as {
    status: string;
    image: string | null;
  };

test('an uploaded receipt is kept and moves the order on', async () => {
  expect((await upload(anImage())).body).toMatchObject({ success: true });
  const { status, image: address } = await detail();
  expect(status).toBe('Payment Submitted');
  const read = await customer.send(address ?? '');
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const { format, width, height } = await sharp(await read.arrayBuffer()).metadata();
  expect([format, width, height]).toEqual(['jpeg', 40, 40]);
});

test('a receipt is read by its owner only', async () => {
  await upload(anImage());
  const { image: address } = await detail();
  const somebody = await signUp(world, 'ben@example.my');
  expect((await somebody.send(address ?? '')).status).toBe(404);
  expect((await world.visitor().send(address ?? '')).status).toBe(401);
});

test('can be replaced, and the new one is read at a new address', async () => {
  await upload(anImage('first'));
  const { image: first } = await detail();
  await upload(anImage('second'));
  const { image: second } = await detail();
  expect(second).not.toBe(first);
  expect((await customer.send(second ?? '')).status).toBe(200);
  expect((await upload(anImage('first'))).status).toBe(200);
});

test('keeps one file: a replaced, repeated or refused one is removed', async () => {
  await upload(anImage('first'));
  await upload(anImage('second'), { idempotencyKey: 'one-upload' });
  await upload(anImage('second'), { idempotencyKey: 'one-upload' });
  await upload(anImage('second'));
  expect(world.files.stored.size).toBe(1);
  const another = await givenOrder(customer);
  await upload(anImage('second'), { id: another });
  expect(world.files.stored.size).toBe(1);
  const { image: address } = await detail();
  expect((await customer.send(address ?? '')).status).toBe(200);
});

test('leaves no file when it cannot be written down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await world.db.execute(sql`alter table receipts add constraint never check (media_type = '')`);
  const failed = await upload(anImage());
  await world.db.execute(sql`alter table receipts drop constraint never`);
  expect(failed.status).toBe(500);
  expect(world.files.stored.size).toBe(0);
  expect((await upload(anImage())).status).toBe(200);
});

test('nobody waits in the database while the file is written', async () => {
  const put = jest.spyOn(world.files, 'put').mockImplementation(async () => {
    // Within a transaction the embedded database, which has one connection, would never answer this.
    expect((await detail()).status).toBe('Order Placed');
  });
  expect((await upload(anImage())).status).toBe(200);
  expect(put).toHaveBeenCalledTimes(1);
});

test('pays one order only, also after it was replaced', async () => {
  await upload(anImage('first'));
  await upload(anImage('second'));
  const another = await givenOrder(customer);
  expect(await upload(anImage('first'), { id: another })).toMatchObject({
    status: 409,
    body: { success: false, code: 'receipt-already-used' },
  });
  expect(await detail(another)).toMatchObject({ status: 'Order Placed', image: null });
});

test('pays one of two orders at once', async () => {
  const another = await givenOrder(customer);
  const answers = await Promise.all([
    upload(anImage()),
    upload(anImage(), { id: another }),
    upload(anImage()),
  ]);
  expect(answers.map(({ body }) => body.code ?? 'kept')).toEqual(
    expect.arrayContaining(['kept', 'receipt-already-used']),
  );
  const kept = await Promise.all([detail(), detail(another)]);
  expect(kept.filter(({ status }) => status === 'Payment Submitted')).toHaveLength(1);
});

test('is kept once for a repeated key, and a key is of one file', async () => {
  const [first, again] = await Promise.all([
    upload(anImage(), { idempotencyKey: 'one-upload' }),
    upload(anImage(), { idempotencyKey: 'one-upload' }),
  ]);
  expect(again.body).toEqual(first.body);
  const other = await upload(anImage('other'), { idempotencyKey: 'one-upload' });
  expect(other.status).toBe(422);
});

test('a full disk is told, and nothing is written down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(world.files, 'put').mockRejectedValueOnce(full);
  const { status, body, headers } = await upload(anImage());
  expect(status).toBe(503);
  expect(body.message).toMatch(/cannot save anything at the moment/);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await detail()).toMatchObject({ status: 'Order Placed', image: null });
});

test('a customer who uploads a hundred files is asked to wait until tomorrow', async () => {
  const text = new File(['no picture'], 'a.txt');
  const send = () =>
    customer.ask(
      orderCalls.uploadpayment,
      { orderId, image: text },
      { headers: { 'content-length': '300' } },
    );
  for (let count = 0; count < 100; count += 1) expect((await send()).status).toBe(415);
  expect(await send()).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests', message: expect.stringContaining('tomorrow') },
  });
  world.clock.advance(DAY_MS);
  expect((await customer.ask(userCalls.verifyToken)).body.success).toBe(true);
  expect((await upload(anImage())).status).toBe(200);
});

test('a customer who uploads 300 MB is asked to wait, before any more is read', async () => {
  const announce = (bytes: number) =>
    customer.send(orderCalls.uploadpayment.path, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data', 'content-length': String(bytes) },
      body: '--x',
    });
  for (let count = 0; count < 30; count += 1) {
    expect((await announce(RECEIPT_MAX_BYTES)).status).toBe(400);
  }
  expect((await announce(1)).status).toBe(429);
});

describe('what is refused, with nothing written', () => {
  const file = (content: BlobPart, type = 'image/png') => new File([content], 'a.png', { type });

  test.each([
    ['a text that says it is a PNG', file('hello'), 415, 'not-an-image'],
    ['an SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not-an-image'],
    ['a PDF', file('%PDF-1.7'), 415, 'not-an-image'],
    ['an empty file', file(''), 415, 'not-an-image'],
    ['what begins like a PNG', file('\x89PNG\r\n\x1a\n<html>'), 415, 'not-an-image'],
    ['20 MB', file(new Uint8Array(20 * 1024 * 1024)), 413, 'file-too-large'],
    ['one byte too much', file(new Uint8Array(RECEIPT_MAX_BYTES + 1)), 413, 'file-too-large'],
  ])('%s', async (_what, image, status, code) => {
    expect(await upload(image)).toMatchObject({ status, body: { success: false, code } });
    expect(await detail()).toMatchObject({ status: 'Order Placed', image: null });
    expect(world.files.stored.size).toBe(0);
  });

  test('20 MB by its announced length, before any of it is read', async () => {
    const answer = await customer.send(orderCalls.uploadpayment.path, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(20 * 1024 * 1024),
      },
      body: '--x',
    });
    expect(answer.status).toBe(413);
  });

  test('an order of someone else', async () => {
    const by = await signUp(world, 'ben@example.my');
    expect(await upload(anImage(), { by })).toMatchObject({
      status: 404,
      body: { code: 'not-found', message: 'This order was not found.' },
    });
    expect(await detail()).toMatchObject({ status: 'Order Placed' });
  });

  test.each([
    ['cancelled', 'Order Cancelled', 'cancelled'],
    ['already paid', 'Delivered', 'settled'],
  ])('an order that is %s', async (_what, status, sentence) => {
    await world.db.update(orders).set({ status });
    expect(await upload(anImage())).toMatchObject({
      status: 409,
      body: { code: 'order-not-payable', message: expect.stringContaining(sentence) },
    });
    expect(await detail()).toMatchObject({ status, image: null });
  });

  test.each([
    ['no form', '{}', { 'content-type': 'application/json' }, 415],
    ['half a form', '--x\r\nconte', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['nothing', undefined, {}, 400],
  ])('%s', async (_what, body, headers, status) => {
    const init = { method: 'POST', headers, ...(body === undefined ? {} : { body }) };
    const answer = await customer.send(orderCalls.uploadpayment.path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid-request' });
  });

  test('a text in place of the file', async () => {
    const form = new FormData();
    form.set('orderId', orderId);
    form.set('image', 'a text');
    const answer = await customer.send(orderCalls.uploadpayment.path, {
      method: 'POST',
      body: form,
    });
    expect(answer.status).toBe(400);
  });
});

describe('the payment window', () => {
  test('leaves an order payable when it is over', async () => {
    world.clock.advance(PAYMENT_WINDOW_MS * 10);
    expect(await detail()).toMatchObject({ status: 'Order Placed' });
    expect((await upload(anImage())).status).toBe(200);
  });

  test('cancels an unpaid order where the shop wants it so', async () => {
    await givenWorld({ paymentWindowCancels: true });
    world.clock.advance(PAYMENT_WINDOW_MS - 1);
    expect(await detail()).toMatchObject({ status: 'Order Placed' });
    world.clock.advance(1);
    expect((await upload(anImage())).body.code).toBe('order-not-payable');
    expect(await detail()).toMatchObject({ status: 'Order Cancelled' });
  });

  test('never cancels an order with a receipt', async () => {
    await givenWorld({ paymentWindowCancels: true });
    await upload(anImage());
    world.clock.advance(PAYMENT_WINDOW_MS);
    await deleteExpired(world.db, world.clock.now(), { paymentWindowCancels: true });
    expect(await detail()).toMatchObject({ status: 'Payment Submitted' });
  });
});
