import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/database';
import { readCart, setLine } from './carts';
import type { Database } from './database/database';
import { users } from './schema';
import { lockCustomer } from './users';

const database = testDatabase();

/** Waits until a statement of this database waits for a lock. @returns whether one does within 5 s */
async function isOneWaiting({ db }: Pick<Database, 'db'>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = (await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )) as unknown as { rows: readonly unknown[] };
    if (rows.length > 0) return true;
    await setTimeout(50);
  }
  return false;
}

// The embedded database has one connection, so concurrent transactions never wait there.
const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

onServer(
  'a new line waits for the order of its customer, so the order has the whole cart',
  async () => {
    const { db } = database;
    const id = 'customer';
    const user = { id, email: 'a@example.my', name: 'Aina', passwordHash: '-', createdAt: 0 };
    await db.insert(users).values(user);
    let setting: Promise<void> = Promise.resolve();
    await db.transaction(async (transaction) => {
      await lockCustomer(transaction, id);
      setting = setLine(db, id, { itemId: 'tote', feature: '', quantity: 2 });
      expect(await isOneWaiting(database)).toBe(true);
      expect(await readCart(transaction, id)).toEqual({});
    });
    await setting;
    expect(await readCart(db, id)).toEqual({ tote: { '': 2 } });
  },
);
