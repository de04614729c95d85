import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { testDatabase } from '../../testing/database';
import { orderEvents, orders, users } from '../schema';
import { migrationsFolder } from './migrationState';

/**
 * During an update old processes run on the new schema. So a migration must only expand it; what nobody uses any more is
 * removed (contracted) by a later version. This compares the tables and columns of successive schemas. It does not see
 * what a trigger does, nor whether old rows satisfy a new check.
 */

const columnSchema = v.object({
  type: v.string(),
  notNull: v.boolean(),
  default: v.optional(v.unknown()),
});
const snapshotSchema = v.object({
  tables: v.record(v.string(), v.object({ columns: v.record(v.string(), columnSchema) })),
});
type Schema = v.InferOutput<typeof snapshotSchema>;

/** The rule applies to later migrations than this. */
const LAST_BEFORE_RULE = 8;

/** Contracted tables (`public.table`) and columns (`public.table.column`), with the version that used them last. */
const CONTRACTED: Readonly<Record<string, string>> = {};

/** What breaks a process of the earlier schema. */
function findBreaks(earlier: Schema, later: Schema): string[] {
  return Object.entries(earlier.tables).flatMap(([table, { columns }]) => {
    const now = later.tables[table]?.columns;
    if (now === undefined) return [`${table} is gone`];
    const changed = Object.entries(columns).flatMap(([name, column]) => {
      const current = now[name];
      if (current === undefined) return [`${table}.${name} is gone`];
      if (current.type !== column.type) return [`${table}.${name} has another type`];
      if (current.notNull && !column.notNull) return [`${table}.${name} must not be null now`];
      return [];
    });
    const added = Object.entries(now)
      .filter(([name, column]) => !(name in columns) && column.notNull && !('default' in column))
      .map(([name]) => `${table}.${name} is new and has no default`);
    return [...changed, ...added];
  });
}

const snapshots = readdirSync(path.join(migrationsFolder, 'meta'))
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort();
const readSnapshot = (file = '') =>
  v.parse(
    snapshotSchema,
    JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', file), 'utf8')),
  );
const later = snapshots.filter((file) => Number.parseInt(file, 10) > LAST_BEFORE_RULE);

test.each(later)('a process of the earlier version works after %s', (file) => {
  const earlier = readSnapshot(snapshots[snapshots.indexOf(file) - 1]);
  const breaks = findBreaks(earlier, readSnapshot(file));
  expect(breaks.filter((what) => !Object.hasOwn(CONTRACTED, what.split(' ')[0] ?? ''))).toEqual([]);
});

test('an earlier rename would have been refused', () => {
  expect(
    findBreaks(readSnapshot('0005_snapshot.json'), readSnapshot('0006_snapshot.json')),
  ).toEqual(['public.facts is gone']);
});

const column = { type: 'text', notNull: false };
const shop = (columns: Schema['tables'][string]['columns']): Schema => ({
  tables: { orders: { columns } },
});

test.each([
  ['a nullable column', shop({ id: column, note: column }), []],
  [
    'a column with a default',
    shop({ id: column, note: { ...column, notNull: true, default: "''" } }),
    [],
  ],
  ['a new table', { tables: { ...shop({ id: column }).tables, news: { columns: {} } } }, []],
  [
    'a column without a default',
    shop({ id: column, note: { ...column, notNull: true } }),
    ['orders.note is new and has no default'],
  ],
  ['a dropped column', shop({}), ['orders.id is gone']],
  ['another type', shop({ id: { ...column, type: 'bigint' } }), ['orders.id has another type']],
  ['NOT NULL', shop({ id: { ...column, notNull: true } }), ['orders.id must not be null now']],
  ['a dropped table', { tables: {} }, ['orders is gone']],
])('finds what breaks an earlier process: %s', (_, schema, expected) => {
  expect(findBreaks(shop({ id: column }), schema)).toEqual(expected);
});

describe('orders of earlier versions', () => {
  const database = testDatabase();

  test('get one event: that they were placed', async () => {
    const { db } = database;
    const account = { id: 'u', email: 'a@b.my', name: 'A', passwordHash: '', createdAt: 0 };
    await db.insert(users).values(account);
    const order = { userId: 'u', paymentMethod: 'tng', productSen: 1, shippingSen: 0 };
    await db.insert(orders).values([
      { ...order, id: '1', date: 5, status: 'Order Placed', address: ADDRESS },
      { ...order, id: '2', date: 6, status: 'Sudah sampai', address: ADDRESS },
    ]);
    const migration = readFileSync(path.join(migrationsFolder, '0013_counter.sql'), 'utf8');
    await db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
    const placed = { act: 'place', byKind: 'customer', fromStatus: null };
    expect(await db.select().from(orderEvents).orderBy(orderEvents.orderId)).toMatchObject([
      { ...placed, orderId: '1', at: 5, toStatus: 'Order Placed' },
      { ...placed, orderId: '2', at: 6, toStatus: 'Sudah sampai' },
    ]);
  });
});
