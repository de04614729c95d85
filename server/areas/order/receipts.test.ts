import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { PAYMENT_WINDOW_MS, RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { AppDeps } from '../../boundary/deps';
import { DAY_MS } from '../../ports/clock';
import { FileStoreUnavailable } from '../../ports/files';
import { deleteExpired } from '../../store/cleanupJob';
import { orders } from '../../store/schema';
import { countsOf, setCounts } from '../../testing/database';
import { buildImage, placeTestOrder } from '../../testing/orders';
import { testShop } from '../../testing/testShop';
import { refusal, signUp, type Visitor } from '../../testing/visitor';

const shop = testShop();
let customer: Visitor;
let orderId: string;

async function openShop(settings: Partial<AppDeps['settings']> = {}) {
  await shop.open({}, settings);
  customer = await signUp(shop);
  orderId = await placeTestOrder(customer);
}
beforeEach(() => openShop());

const upload = (
  image: Blob,
  extras: { id?: string; by?: Visitor; idempotencyKey?: string } = {},
) => {
  const { id = orderId, by = customer, ...key } = extras;
  return by.callApi(orderCalls.uploadpayment, { orderId: id, image }, key);
};
const detail = async (id = orderId) =>
  (await customer.callApi(orderCalls.orderdetail, { orderId: id })).body.orderDetail as {
    status: string;
    image: string | null;
  };

test('stores an uploaded receipt and moves the order on', async () => {
  expect((await upload(buildImage())).body).toMatchObject({ success: true });
  const { status, image: address } = await detail();
  expect(status).toBe('Payment Submitted');
  const read = await customer.send(address ?? '');
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="receipt-${orderId}"`,
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/),
  });
  const { format, width, height } = await sharp(await read.arrayBuffer()).metadata();
  expect([format, width, height]).toEqual(['jpeg', 40, 40]);
});

test('only the owner can read a receipt', async () => {
  await upload(buildImage());
  const { image: address } = await detail();
  const otherCustomer = await signUp(shop, 'ben@example.my');
  expect((await otherCustomer.send(address ?? '')).status).toBe(404);
  expect((await shop.visitor().send(address ?? '')).status).toBe(401);
});

test('can be replaced, and the new one gets a new URL', async () => {
  await upload(buildImage('first'));
  const { image: first } = await detail();
  await upload(buildImage('second'));
  const { image: second } = await detail();
  expect(second).not.toBe(first);
  expect((await customer.send(second ?? '')).status).toBe(200);
  expect((await upload(buildImage('first'))).status).toBe(200);
});

test('a replaced receipt keeps its file; those of repeated and refused uploads are removed', async () => {
  await upload(buildImage('first'));
  await upload(buildImage('second'), { idempotencyKey: 'one-upload' });
  await upload(buildImage('second'), { idempotencyKey: 'one-upload' });
  await upload(buildImage('second'));
  expect(shop.files.stored.size).toBe(2);
  const another = await placeTestOrder(customer);
  await upload(buildImage('second'), { id: another });
  expect(shop.files.stored.size).toBe(2);
  const { image: address } = await detail();
  expect((await customer.send(address ?? '')).status).toBe(200);
});

test('leaves no file when the database write fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await shop.db.execute(sql`alter table receipts add constraint never check (media_type = '')`);
  const failed = await upload(buildImage());
  await shop.db.execute(sql`alter table receipts drop constraint never`);
  expect(failed.status).toBe(500);
  expect(shop.files.stored.size).toBe(0);
  expect((await upload(buildImage())).status).toBe(200);
});

test('writes the file outside the transaction', async () => {
  const put = jest.spyOn(shop.files, 'put').mockImplementation(async () => {
    // Inside a transaction, the single connection of the embedded database would never answer this.
    expect((await detail()).status).toBe('Order Placed');
  });
  expect((await upload(buildImage())).status).toBe(200);
  expect(put).toHaveBeenCalledTimes(1);
});

test('pays one order only, even after it was replaced', async () => {
  await upload(buildImage('first'));
  await upload(buildImage('second'));
  const another = await placeTestOrder(customer);
  expect(await upload(buildImage('first'), { id: another })).toMatchObject(
    refusal(409, 'receipt-already-used'),
  );
  expect(await detail(another)).toMatchObject({ status: 'Order Placed', image: null });
});

describe('the same picture in another file', () => {
  const pixels = { width: 60, height: 80, channels: 3 as const, background: 'teal' };
  const png = () => sharp({ create: pixels }).png().toBuffer();
  const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
  const others: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
    ['with a byte after its end', async () => Buffer.concat([await png(), Buffer.from('x')])],
    [
      'with other metadata',
      async () =>
        sharp(await png())
          .withExif({ IFD0: { ImageDescription: 'Another receipt' } })
          .png()
          .toBuffer(),
    ],
    [
      'compressed in another way',
      async () =>
        sharp(await png())
          .png({ compressionLevel: 1, adaptiveFiltering: true })
          .toBuffer(),
    ],
    [
      'as WebP',
      async () =>
        sharp(await png())
          .webp({ lossless: true })
          .toBuffer(),
    ],
  ];

  test.each(others)('%s pays no other order', async (_how, other) => {
    const another = await placeTestOrder(customer);
    await upload(asBlob(await png()));
    expect((await upload(asBlob(await other()), { id: another })).body.code).toBe(
      'receipt-already-used',
    );
    expect(await detail(another)).toMatchObject({ status: 'Order Placed', image: null });
  });

  test.each(others)('%s is taken again for its own order', async (_how, other) => {
    await upload(asBlob(await png()));
    expect((await upload(asBlob(await other()))).status).toBe(200);
    expect((await upload(buildImage())).status).toBe(200);
    expect((await upload(asBlob(await png()))).status).toBe(200);
    expect((await customer.send((await detail()).image ?? '')).status).toBe(200);
    expect(shop.files.stored.size).toBe(2);
  });
});

test('pays one of two concurrent orders', async () => {
  const another = await placeTestOrder(customer);
  const responses = await Promise.all([
    upload(buildImage()),
    upload(buildImage(), { id: another }),
    upload(buildImage()),
  ]);
  expect(responses.map(({ body }) => body.code ?? 'stored')).toEqual(
    expect.arrayContaining(['stored', 'receipt-already-used']),
  );
  const paid = await Promise.all([detail(), detail(another)]);
  expect(paid.filter(({ status }) => status === 'Payment Submitted')).toHaveLength(1);
});

test('is stored once per key', async () => {
  const [first, retry] = await Promise.all([
    upload(buildImage(), { idempotencyKey: 'one-upload' }),
    upload(buildImage(), { idempotencyKey: 'one-upload' }),
  ]);
  expect(retry.body).toEqual(first.body);
});

test.each([
  [Object.assign(new Error('a full disk'), { code: 'ENOSPC' }), /cannot save anything/],
  [new FileStoreUnavailable('a store that fails'), /Pictures cannot be stored/],
])('responds with 503 to %s and stores nothing', async (fault, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(shop.files, 'put').mockRejectedValueOnce(fault);
  const { status, body, headers } = await upload(buildImage());
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toMatch(message);
  expect(headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await detail()).toMatchObject({ status: 'Order Placed', image: null });
  expect((await upload(buildImage())).status).toBe(200);
});

test('limits a customer to a hundred uploads a day', async () => {
  const text = new File(['no picture'], 'a.txt');
  const send = () =>
    customer.callApi(
      orderCalls.uploadpayment,
      { orderId, image: text },
      { headers: { 'content-length': '300' } },
    );
  for (let count = 0; count < 100; count += 1) expect((await send()).status).toBe(415);
  expect(await send()).toMatchObject(refusal(429, 'too-many-requests', 'tomorrow'));
  shop.clock.advance(DAY_MS);
  expect((await customer.callApi(userCalls.verifyToken)).body.success).toBe(true);
  expect((await upload(buildImage())).status).toBe(200);
});

/** Sends the beginning of a form. */
const announce = (bytes: number) =>
  customer.send(orderCalls.uploadpayment.path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) },
    body: '--x',
  });

test('limits a customer to 300 MB a day, before more is read', async () => {
  await upload(buildImage());
  await setCounts(shop, 'upload-kilobytes:%', 300 * 1024);
  expect((await announce(1)).status).toBe(429);
});

test('a form that does not arrive is not counted, except for the bytes that arrived', async () => {
  for (let count = 0; count < 101; count += 1) {
    expect((await announce(RECEIPT_MAX_BYTES)).status).toBe(400);
  }
  expect(await countsOf(shop, 'upload-kilobytes:%')).toEqual([101]);
  expect((await upload(buildImage())).status).toBe(200);
});

describe('is refused and stores nothing', () => {
  const file = (content: BlobPart, type = 'image/png') => new File([content], 'a.png', { type });

  test.each([
    ['a text named as a PNG', file('hello'), 415, 'not-an-image'],
    ['one byte too much', file(new Uint8Array(RECEIPT_MAX_BYTES + 1)), 413, 'file-too-large'],
  ])('%s', async (_what, image, status, code) => {
    expect(await upload(image)).toMatchObject(refusal(status, code));
    expect(await detail()).toMatchObject({ status: 'Order Placed', image: null });
    expect(shop.files.stored.size).toBe(0);
  });

  test('20 MB by the declared length, before the body is read', async () => {
    expect((await announce(20 * 1024 * 1024)).status).toBe(413);
  });

  test('an order of someone else', async () => {
    const by = await signUp(shop, 'ben@example.my');
    expect(await upload(buildImage(), { by })).toMatchObject(
      refusal(404, 'not-found', 'This order was not found.'),
    );
    expect(await detail()).toMatchObject({ status: 'Order Placed' });
  });

  test.each([
    ['cancelled', 'Order Cancelled', 'cancelled'],
    ['already paid', 'Delivered', 'settled'],
  ])('an order that is %s', async (_what, status, message) => {
    await shop.db.update(orders).set({ status });
    expect(await upload(buildImage())).toMatchObject(refusal(409, 'order-not-payable', message));
    expect(await detail()).toMatchObject({ status, image: null });
  });
});

describe('the payment window', () => {
  test('leaves an order payable after its end', async () => {
    shop.clock.advance(PAYMENT_WINDOW_MS * 10);
    expect(await detail()).toMatchObject({ status: 'Order Placed' });
    expect((await upload(buildImage())).status).toBe(200);
  });

  test('cancels an unpaid order when the setting is on', async () => {
    await openShop({ paymentWindowCancels: true });
    shop.clock.advance(PAYMENT_WINDOW_MS - 1);
    expect(await detail()).toMatchObject({ status: 'Order Placed' });
    shop.clock.advance(1);
    expect((await upload(buildImage())).body.code).toBe('order-not-payable');
    expect(await detail()).toMatchObject({ status: 'Order Cancelled' });
  });

  test('never cancels an order with a receipt', async () => {
    await openShop({ paymentWindowCancels: true });
    await upload(buildImage());
    shop.clock.advance(PAYMENT_WINDOW_MS);
    await deleteExpired(shop.db, shop.clock.now(), { paymentWindowCancels: true });
    expect(await detail()).toMatchObject({ status: 'Payment Submitted' });
  });
});
