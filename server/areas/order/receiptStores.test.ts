/** Receipts in every store of files, with a shop of two processes. */
import { orderCalls } from '@kedai/contract/calls/order';
import { createApp } from '../../app';
import { fileStores, type OpenedStore } from '../../testing/fileStores';
import { buildImage, placeTestOrder } from '../../testing/orders';
import { testShop } from '../../testing/testShop';
import { createVisitor, signUp, type Visitor } from '../../testing/visitor';
import { SWEEP_AFTER_MS, sweepReceipts } from './receiptSweep';

const shop = testShop();
let customer: Visitor;
let orderId: string;

const upload = (by: Visitor, content?: string) =>
  by.callApi(orderCalls.uploadpayment, { orderId, image: buildImage(content) });

async function receiptAddress(by: Visitor): Promise<string> {
  const { body } = await by.callApi(orderCalls.orderdetail, { orderId });
  return (body.orderDetail as { image: string }).image;
}

describe.each(fileStores)('receipts in %s', (_, create) => {
  let store: OpenedStore;
  let other: Visitor;
  beforeEach(async () => {
    store = await create();
    await shop.open({ files: store.open() });
    customer = await signUp(shop);
    orderId = await placeTestOrder(customer);
    // The same browser at another process of the shop.
    other = createVisitor(createApp({ ...shop.deps, files: store.open() }));
    for (const [name, value] of customer.cookies) other.cookies.set(name, value);
  });
  afterEach(() => store.close());

  test('are readable at another process', async () => {
    expect((await upload(customer)).status).toBe(200);
    const address = await receiptAddress(customer);
    const [here, there] = await Promise.all([customer.send(address), other.send(address)]);
    expect([here.status, there.status]).toEqual([200, 200]);
    const bytes = await there.arrayBuffer();
    expect(there.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await here.arrayBuffer()))).toBe(0);
  });

  test('are replaced and swept by another process', async () => {
    await upload(customer, 'first');
    await upload(other, 'second');
    const keys = (await store.open().list()).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    await store.open().put(`receipts/${orderId}/orphan.jpg`, new Uint8Array([1]));
    const files = store.open();
    await sweepReceipts(shop.db, files, Date.now() + SWEEP_AFTER_MS + 60_000);
    expect((await files.list()).map(({ key }) => key)).toEqual(keys);
    expect((await customer.send(await receiptAddress(customer))).status).toBe(200);
  });
});
