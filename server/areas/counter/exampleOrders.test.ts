import { counterSessionCalls as calls } from '@kedai/contract/calls/counterSession';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { orders, receipts, users } from '../../store/schema';
import { placeTestOrder } from '../../testing/orders';
import { signInStaff } from '../../testing/staff';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal } from '../../testing/visitor';

const shop = testShop({}, { exampleOrders: true });
const customer = testCustomer(shop);

const add = async (visitor = signInStaff(shop, 'owner')) =>
  (await visitor).callApi(calls.addExampleOrders);
const remove = async () => (await signInStaff(shop, 'owner')).callApi(calls.removeExampleOrders);
const examples = async () =>
  (await shop.db.select().from(orders)).filter(({ isExample }) => isExample);
const session = async () =>
  (await (await signInStaff(shop, 'owner')).callApi(calls.counterSession)).body;

test('three orders in three states come with one press, and only once', async () => {
  expect(await session()).toMatchObject({ examples: true, hasExamples: false });
  expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(200);
  expect((await examples()).map(({ status }) => status).toSorted()).toEqual([
    'Order Placed',
    'Payment Confirmed',
    'Payment Submitted',
  ]);
  expect(await session()).toMatchObject({ examples: true, hasExamples: true });
  const [receipt] = await shop.db.select().from(receipts);
  const picture = shop.files.stored.get(receipt?.fileKey ?? '');
  expect(
    Buffer.from(picture ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff');
});

test('they are in no customer’s list, and their customer cannot sign in', async () => {
  await add();
  const { body } = await customer.callApi(orderCalls.userorders, {});
  expect(body.orders).toEqual([]);
  const credentials = { email: 'examples@localhost', password: '' };
  expect((await shop.visitor().callApi(userCalls.login, credentials)).status).toBe(400);
});

test('one press removes them, and nothing else', async () => {
  const orderId = await placeTestOrder(customer);
  const accounts = await shop.db.$count(users);
  await add();
  expect((await remove()).status).toBe(200);
  expect((await shop.db.select().from(orders)).map(({ id }) => id)).toEqual([orderId]);
  expect(await shop.db.$count(users)).toBe(accounts);
  expect(shop.files.stored.size).toBe(0);
  expect((await remove()).status).toBe(200);
  expect((await add()).status).toBe(200);
});

test('a shop that is not for trying has none', async () => {
  await shop.open({}, { exampleOrders: false });
  expect(await session()).not.toHaveProperty('examples');
  expect(await add()).toMatchObject(refusal(403, 'not-allowed'));
  expect(await remove()).toMatchObject(refusal(403, 'not-allowed'));
});
