import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../store/database';
import { readFact, writeFact } from '../store/facts';
import { news, outlets, products, shippingRates, sliders } from '../store/schema';
import type { SeedWorld } from './types';

/** The fact that names what was loaded. */
const SEED_FACT = 'seed';
/** Any number; processes that start together load one after the other. */
const SEED_LOCK = 7_140_418;
/** Rows of one statement; a statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/**
 * Puts a shop's catalogue and contents into the database, unless exactly these are there already. Another shop's, or an
 * older version's, are replaced as a whole, in one transaction: nobody sees half of it. Accounts, carts and orders stay.
 *
 * @returns whether anything was written
 */
export async function loadSeed(db: Db, world: SeedWorld): Promise<boolean> {
  const version = createHash('sha256').update(JSON.stringify(world)).digest('hex');
  if ((await readFact(db, SEED_FACT)) === version) return false;
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await readFact(transaction, SEED_FACT)) === version) return false;
    await replaceContents(transaction, world);
    await writeFact(transaction, SEED_FACT, version);
    return true;
  });
}

async function replaceContents(db: Db, world: SeedWorld): Promise<void> {
  await replace(
    db,
    products,
    world.products.map((product, position) => ({
      ...product,
      position,
      features: [...product.features],
      images: [...product.images],
    })),
  );
  await replace(
    db,
    sliders,
    world.sliderImages.map((image, position) => ({ position, image })),
  );
  await replace(
    db,
    news,
    world.news.map((item) => ({ ...item, date: noonInMalaysia(item.date) })),
  );
  await replace(
    db,
    outlets,
    world.outlets.map((outlet, position) => ({
      ...outlet,
      position,
      schedule: [...outlet.schedule],
    })),
  );
  await replace(
    db,
    shippingRates,
    world.shipping.map((fee) => ({ ...fee })),
  );
}

async function replace<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  await db.delete(table);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** A day (`YYYY-MM-DD`) as a moment (epoch ms) that is the same day in Malaysia, in Europe and in UTC. */
function noonInMalaysia(day: string): number {
  const moment = Date.parse(`${day}T12:00:00+08:00`);
  if (Number.isNaN(moment)) throw new Error(`"${day}" is not a day such as 2026-03-31.`);
  return moment;
}
