import { ADDRESS } from '@kedai/contract/testing/visitor';
import { sql } from 'drizzle-orm';
import { logger } from '../../log/logger';
import { testDatabase } from '../../testing/database';
import { testProduct } from '../../testing/testShop';
import {
  cartLines,
  codes,
  mails,
  orderEvents,
  orderItems,
  orders,
  products,
  rateLimits,
  shippingRates,
  staff,
  staffPasskeys,
  users,
} from '../schema';
import { isCheckViolation } from './databaseFaults';
import { validateConstraints } from './validateConstraints';

const database = testDatabase();
beforeEach(async () => {
  await insertRows();
});

/** One valid row in each table with checks. */
async function insertRows(): Promise<void> {
  const { db } = database;
  await db
    .insert(users)
    .values({ id: 'u', email: 'a@b.my', name: 'A', passwordHash: '', createdAt: 0 });
  await db.insert(cartLines).values({ userId: 'u', itemId: 'shirt', feature: '', quantity: 1 });
  await db
    .insert(codes)
    .values({ purpose: 'reset', email: 'a@b.my', salt: '', hash: '', expiresAt: 0 });
  await db.insert(rateLimits).values({ bucket: 'b', count: 0, endsAt: 0 });
  await db.insert(shippingRates).values({ state: 'Sabah', costSen: 0 });
  await db.insert(products).values(testProduct('shirt'));
  await db.insert(orders).values({
    id: 'o',
    userId: 'u',
    date: 0,
    status: 'Order Placed',
    paymentMethod: 'tng',
    productSen: 0,
    shippingSen: 0,
    address: ADDRESS,
  });
  await db.insert(orderItems).values({
    orderId: 'o',
    position: 0,
    productId: 'shirt',
    name: '',
    images: [],
    priceSen: 0,
    quantity: 1,
    feature: '',
  });
  const [event] = await db
    .insert(orderEvents)
    .values({ orderId: 'o', at: 0, act: 'place', byKind: 'customer', toStatus: 'Order Placed' })
    .returning();
  await db.insert(mails).values({
    orderId: 'o',
    eventId: event?.id ?? 0,
    kind: 'ordered',
    to: '',
    dueAt: 0,
    nextTryAt: 0,
  });
  await db
    .insert(staff)
    .values({ id: 's', email: 's@b.my', name: 'S', role: 'staff', createdAt: 0 });
  await db.insert(staffPasskeys).values({
    id: 'k',
    staffId: 's',
    publicKey: '',
    counter: 0,
    transports: [],
    createdAt: 0,
  });
}

const update = (table: string, column: string, value: string | number) =>
  database.db.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`,
  );

test.each([
  ['cart_lines', 'quantity', 0],
  ['cart_lines', 'quantity', 10_000],
  ['order_items', 'quantity', 0],
  ['order_items', 'quantity', 10_000],
  ['order_items', 'price_sen', -1],
  ['products', 'price_sen', -1],
  ['shipping_rates', 'cost_sen', -1],
  ['orders', 'product_sen', -1],
  ['orders', 'shipping_sen', -1],
  ['orders', 'status', ' '],
  ['orders', 'status', 'x'.repeat(101)],
  ['orders', 'payment_method', 'cash'],
  ['codes', 'tries', -1],
  ['rate_limits', 'count', -1],
  ['order_events', 'act', 'lose'],
  ['order_events', 'by_kind', 'somebody'],
  ['order_events', 'reason', 'bored'],
  ['order_events', 'to_status', ' '],
  ['staff', 'role', 'boss'],
  ['staff_passkeys', 'counter', -1],
  ['mails', 'kind', 'advertisement'],
  ['mails', 'tries', -1],
])('the table %s refuses the %s "%s"', async (table, column, value) => {
  const error: unknown = await update(table, column, value).catch((refusal: unknown) => refusal);
  expect(isCheckViolation(error)).toBe(true);
});

test.each([
  ['cart_lines', 'quantity', 9999],
  ['orders', 'status', 'Sudah sampai'],
  ['orders', 'payment_method', 'stripe'],
  ['order_events', 'act', 'note'],
  ['order_events', 'reason', 'not-readable'],
  ['staff', 'role', 'owner'],
])('the table %s accepts the %s "%s"', async (table, column, value) => {
  await expect(update(table, column, value)).resolves.toBeDefined();
});

describe('a check that is new in a database with rows that violate it', () => {
  const alter = (change: string) =>
    database.db.execute(sql.raw(`alter table shipping_rates ${change}`));
  const name = 'shipping_rates_cost_check';
  const isValidated = async () => {
    const rows = database.db.select({ is: sql<boolean>`convalidated` }).from(sql`pg_constraint`);
    return (await rows.where(sql`conname = ${name}`))[0]?.is;
  };

  test('leaves these rows, and tells the operator at each start until they are corrected', async () => {
    const log = jest.spyOn(logger, 'error').mockReturnValue();
    await alter(`drop constraint ${name}`);
    await update('shipping_rates', 'cost_sen', -1);
    await alter(`add constraint ${name} check (cost_sen >= 0) not valid`);
    await validateConstraints(database.db);
    expect(log).toHaveBeenCalledWith(
      `The table shipping_rates has rows that violate the constraint ${name}. The shop is open; please correct them.`,
    );
    expect(await isValidated()).toBe(false);
    log.mockClear();
    await update('shipping_rates', 'cost_sen', 1000);
    await validateConstraints(database.db);
    expect(log).not.toHaveBeenCalled();
    expect(await isValidated()).toBe(true);
  });
});
