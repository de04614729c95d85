import { orderCalls } from '../../src/contract/order';
import { userCalls } from '../../src/contract/user';
import { SESSION_LIFETIME_MS } from '../boundary/session';
import { DAY_MS } from '../ports/clock';
import { emptyTables, openTestDatabase } from '../testing/database';
import { anOrder, givenCartOf } from '../testing/orders';
import { signUp } from '../testing/visitor';
import { openWorld } from '../testing/world';
import { deleteExpired, startCleanupJob } from './cleanupJob';
import type { Database } from './database';
import { codes, idempotencyKeys, orders, rateLimits, sessions, usedProofs } from './schema';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database));
afterAll(() => database.close());

async function given() {
  const world = await openWorld(database.db);
  const customer = await signUp(world);
  await customer.ask(userCalls.sendResetOtp, { email: 'aishah@example.my' });
  await givenCartOf(customer, anOrder());
  await customer.ask(orderCalls.place, anOrder(), { idempotencyKey: 'one-order' });
  await world.db.insert(usedProofs).values({ hash: 'spent', usedAt: world.clock.now() });
  return { world, customer };
}

async function kept() {
  const tables = { codes, idempotencyKeys, rateLimits, sessions, usedProofs };
  const counts = Object.entries(tables).map(async ([name, table]) => {
    return [name, (await database.db.select().from(table)).length > 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const settings = { paymentWindowCancels: false };

test.each([
  [1, { codes: true, idempotencyKeys: true, rateLimits: true, sessions: true, usedProofs: true }],
  [
    2 * DAY_MS,
    { codes: false, idempotencyKeys: true, rateLimits: false, sessions: true, usedProofs: false },
  ],
  [
    SESSION_LIFETIME_MS + 1,
    { codes: false, idempotencyKeys: false, rateLimits: false, sessions: false, usedProofs: false },
  ],
])('after %d ms only what is of use is kept', async (elapsed, expected) => {
  const { world } = await given();
  await deleteExpired(world.db, world.clock.now() + elapsed, settings);
  expect(await kept()).toEqual(expected);
});

test('overdue orders are cancelled only where the shop wants it so', async () => {
  const { world, customer } = await given();
  const status = async () => (await world.db.select().from(orders))[0]?.status;
  const later = world.clock.now() + DAY_MS;
  await deleteExpired(world.db, later, settings);
  expect(await status()).toBe('Order Placed');
  await deleteExpired(world.db, later, { paymentWindowCancels: true });
  expect(await status()).toBe('Order Cancelled');
  expect((await customer.ask(userCalls.verifyToken)).body.success).toBe(true);
});

test('it is done at once, and can be stopped', async () => {
  const { world } = await given();
  const sweepFiles = jest.fn(async () => {});
  const now = world.clock.now() + 2 * DAY_MS;
  const stop = startCleanupJob(
    world.db,
    { now: () => now, elapsed: () => 0 },
    settings,
    sweepFiles,
  );
  await stop();
  expect(sweepFiles).toHaveBeenCalledWith(now);
  expect(await kept()).toMatchObject({ codes: false, sessions: true });
});
