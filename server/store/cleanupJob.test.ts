import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { inviteStaff } from '../areas/counter/invitations';
import { SESSION_LIFETIME_MS } from '../boundary/session/session';
import { DAY_MS } from '../ports/clock';
import { testDatabase } from '../testing/database';
import { buildOrder, fillCart } from '../testing/orders';
import { signInStaff } from '../testing/staff';
import { openTestShop } from '../testing/testShop';
import { signUp } from '../testing/visitor';
import { deleteExpired, startCleanupJob } from './cleanupJob';
import {
  codes,
  idempotencyKeys,
  orders,
  rateLimits,
  sessions,
  staffInvitations,
  staffSessions,
  usedProofs,
} from './schema';

const database = testDatabase();

async function prepareData() {
  const shop = await openTestShop(database.db);
  const customer = await signUp(shop);
  await customer.callApi(mailedCodeCalls.sendResetOtp, { email: 'aishah@example.my' });
  await fillCart(customer, buildOrder());
  await customer.callApi(orderCalls.place, buildOrder(), { idempotencyKey: 'one-order' });
  await shop.db.insert(usedProofs).values({ hash: 'spent', usedAt: shop.clock.now() });
  await signInStaff(shop);
  const person = { name: 'Ben', email: 'ben@kedai.example', role: 'staff' } as const;
  await inviteStaff(shop.db, person, shop.clock.now());
  return { shop, customer };
}

async function tablesWithRows() {
  const tables = {
    codes,
    idempotencyKeys,
    rateLimits,
    sessions,
    staffInvitations,
    staffSessions,
    usedProofs,
  };
  const names: string[] = [];
  for (const [name, table] of Object.entries(tables)) {
    if ((await database.db.$count(table)) > 0) names.push(name);
  }
  return names.join(' ');
}

const settings = { paymentWindowCancels: false };

test.each([
  [1, 'codes idempotencyKeys rateLimits sessions staffInvitations staffSessions usedProofs'],
  [2 * DAY_MS, 'idempotencyKeys sessions staffInvitations'],
  [2 * DAY_MS + 1, 'idempotencyKeys sessions'],
  [SESSION_LIFETIME_MS + 1, ''],
])('after %d ms only live data is left', async (elapsed, expected) => {
  const { shop } = await prepareData();
  await deleteExpired(shop.db, shop.clock.now() + elapsed, settings);
  expect(await tablesWithRows()).toBe(expected);
});

test('cancels overdue orders only when the setting is on', async () => {
  const { shop, customer } = await prepareData();
  const status = async () => (await shop.db.select().from(orders))[0]?.status;
  const later = shop.clock.now() + DAY_MS;
  await deleteExpired(shop.db, later, settings);
  expect(await status()).toBe('Order Placed');
  await deleteExpired(shop.db, later, { paymentWindowCancels: true });
  expect(await status()).toBe('Order Cancelled');
  expect((await customer.callApi(userCalls.verifyToken)).body.success).toBe(true);
});

test('runs at once and can be stopped', async () => {
  const { shop } = await prepareData();
  const sweepFiles = jest.fn(async () => {});
  const now = shop.clock.now() + 2 * DAY_MS;
  const stop = startCleanupJob(shop.db, { now: () => now, elapsed: () => 0 }, settings, sweepFiles);
  await stop();
  expect(sweepFiles).toHaveBeenCalledWith(now);
  expect(await tablesWithRows()).toBe('idempotencyKeys sessions staffInvitations');
});
