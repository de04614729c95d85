import { orderCalls } from '../../../src/contract/order';
import type { Database } from '../../store/database';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { anImage, givenOrder } from '../../testing/orders';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';
import { SWEPT_AFTER_MS, sweepReceipts } from './receiptSweep';

let database: Database;
let world: World;
let customer: Visitor;
let orderId: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db);
  customer = await signUp(world);
  orderId = await givenOrder(customer);
});

const upload = (content: string) =>
  customer.ask(orderCalls.uploadpayment, { orderId, image: anImage(content) });
const keys = () => [...world.files.stored.keys()];
const sweep = () => sweepReceipts(world.db, world.files, world.clock.now());
const file = new Uint8Array([1]);

test('what no order names is removed after an hour, and the receipt stays', async () => {
  // A crash came before the replaced one was removed.
  jest.spyOn(world.files, 'remove').mockRejectedValueOnce(new Error('killed'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await upload('first');
  await upload('second');
  await world.files.put(`receipts/${orderId}/a.jpg.0b1c.new`, file);
  expect(keys()).toHaveLength(3);
  await sweep();
  expect(keys()).toHaveLength(3);
  world.clock.advance(SWEPT_AFTER_MS + 1);
  const young = `receipts/${orderId}/young.jpg`;
  await world.files.put(young, file);
  await sweep();
  expect(keys()).toHaveLength(2);
  expect(keys()).toContain(young);
  const { body } = await customer.ask(orderCalls.orderdetail, { orderId });
  const { image } = body.orderDetail as { image: string };
  expect((await customer.send(image)).status).toBe(200);
});

test('files of another database stay', async () => {
  const foreign = 'receipts/an-order-of-another-database/a.jpg';
  await world.files.put(foreign, file);
  world.clock.advance(SWEPT_AFTER_MS + 1);
  await sweep();
  expect(keys()).toEqual([foreign]);
});

test('an order whose file is missing is written to the log', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await upload('receipt');
  await sweep();
  expect(log).not.toHaveBeenCalled();
  for (const key of keys()) await world.files.remove(key);
  await sweep();
  expect(log).toHaveBeenCalledWith(expect.stringContaining(orderId));
});
