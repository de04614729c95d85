import { orderCalls } from '@kedai/contract/calls/order';
import { buildImage, placeTestOrder } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';
import { SWEEP_AFTER_MS, sweepReceipts } from './receiptSweep';

const shop = testShop();
const customer = testCustomer(shop);
let orderId: string;

beforeEach(async () => {
  orderId = await placeTestOrder(customer);
});

const upload = (content: string) =>
  customer.callApi(orderCalls.uploadpayment, { orderId, image: buildImage(content) });
const keys = () => [...shop.files.stored.keys()];
const sweep = () => sweepReceipts(shop.db, shop.files, shop.clock.now());
const file = new Uint8Array([1]);

test('removes unreferenced files after an hour, and keeps the receipt and those that it replaced', async () => {
  await upload('first');
  await upload('second');
  await shop.files.put(`receipts/${orderId}/a.jpg.0b1c.new`, file);
  expect(keys()).toHaveLength(3);
  await sweep();
  expect(keys()).toHaveLength(3);
  shop.clock.advance(SWEEP_AFTER_MS + 1);
  const young = `receipts/${orderId}/young.jpg`;
  await shop.files.put(young, file);
  await sweep();
  expect(keys()).toHaveLength(3);
  expect(keys()).toContain(young);
  const { body } = await customer.callApi(orderCalls.orderdetail, { orderId });
  const { image } = body.orderDetail as { image: string };
  expect((await customer.send(image)).status).toBe(200);
});

test('keeps files of another database', async () => {
  const foreign = 'receipts/an-order-of-another-database/a.jpg';
  await shop.files.put(foreign, file);
  shop.clock.advance(SWEEP_AFTER_MS + 1);
  await sweep();
  expect(keys()).toEqual([foreign]);
});

test('logs an order whose file is missing', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await upload('receipt');
  await sweep();
  expect(log).not.toHaveBeenCalled();
  for (const key of keys()) await shop.files.remove(key);
  await sweep();
  expect(log).toHaveBeenCalledWith(expect.stringContaining(orderId));
});
