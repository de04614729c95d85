import { inArray, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { SHOPS, type ShopId } from '../settings';
import { readAppSetting, writeAppSetting } from '../store/appSettings';
import type { Db } from '../store/database';
import { news, orders, outlets, products, shippingRates, sliders, users } from '../store/schema';
import { seedOf } from './seeds';
import type { ShopSeed } from './types';

/** The setting that names the shop of a database. */
const SHOP_SETTING = 'shop';
/** Earlier versions wrote only this setting when they loaded a seed. */
const LEGACY_SEED_SETTING = 'seed';
/** An arbitrary number; concurrent processes take this lock one after the other. */
const SEED_LOCK = 7_140_418;
/** Rows of one statement; a statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** The tables that a seed fills. */
const CONTENTS = { products, news, outlets, sliders, shippingRates } as const;

/**
 * Loads a shop's catalogue and contents into an empty database. A database in use is never touched: its products,
 * prices, news, outlets and fees belong to the shop, also after an upgrade with a new seed.
 *
 * @returns whether anything was written
 * @throws with a fix for the operator when the database belongs to another shop
 */
export async function loadSeed(db: Db, shop: ShopId, seed: ShopSeed): Promise<boolean> {
  if ((await readAppSetting(db, SHOP_SETTING)) === shop) return false;
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const owner = await findOwner(transaction);
    if (owner !== null && owner !== shop) {
      throw new Error(
        `The data is of the shop "${owner}", and SHOP is "${shop}". Set SHOP=${owner}, or set DATA_DIR or DATABASE_URL to a place for "${shop}".`,
      );
    }
    const isFilled = owner !== null || (await isInUse(transaction));
    if (!isFilled) await replaceContents(transaction, seed);
    await writeAppSetting(transaction, SHOP_SETTING, shop);
    return !isFilled;
  });
}

/** Replaces a shop's catalogue and contents, in one transaction. Accounts, carts and orders stay. */
export async function replaceSeed(db: Db, shop: ShopId, seed: ShopSeed): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await replaceContents(transaction, seed);
    await writeAppSetting(transaction, SHOP_SETTING, shop);
  });
}

/** The rows that a replacement would delete, and the number of orders. */
export interface StoredContents {
  /** Null: the database is empty, or was filled by hand. */
  readonly shop: string | null;
  readonly rows: Readonly<Record<keyof typeof CONTENTS, number>>;
  readonly orders: number;
}

/** Counts the contents of a database. */
export async function readStoredContents(db: Db): Promise<StoredContents> {
  const rows = {
    products: await db.$count(products),
    news: await db.$count(news),
    outlets: await db.$count(outlets),
    sliders: await db.$count(sliders),
    shippingRates: await db.$count(shippingRates),
  };
  return { shop: await findOwner(db), rows, orders: await db.$count(orders) };
}

/** The shop that owns a database, or null. A database of an earlier version is recognised by its products. */
async function findOwner(db: Db): Promise<string | null> {
  const owner = await readAppSetting(db, SHOP_SETTING);
  if (owner !== null || (await readAppSetting(db, LEGACY_SEED_SETTING)) === null) return owner;
  for (const shop of SHOPS) {
    const ids = (await seedOf(shop)).products.map(({ id }) => id);
    if ((await db.$count(products, inArray(products.id, ids))) > 0) return shop;
  }
  return null;
}

async function isInUse(db: Db): Promise<boolean> {
  if ((await readAppSetting(db, LEGACY_SEED_SETTING)) !== null) return true;
  for (const table of [...Object.values(CONTENTS), users]) {
    if ((await db.$count(table)) > 0) return true;
  }
  return false;
}

async function replaceContents(db: Db, seed: ShopSeed): Promise<void> {
  await replace(
    db,
    products,
    seed.products.map((product, position) => ({
      ...product,
      position,
      features: [...product.features],
      images: [...product.images],
    })),
  );
  await replace(
    db,
    sliders,
    seed.sliderImages.map((image, position) => ({ position, image })),
  );
  await replace(
    db,
    news,
    seed.news.map((item) => ({ ...item, date: noonInMalaysia(item.date) })),
  );
  await replace(
    db,
    outlets,
    seed.outlets.map((outlet, position) => ({
      ...outlet,
      position,
      schedule: [...outlet.schedule],
    })),
  );
  await replace(
    db,
    shippingRates,
    seed.shipping.map((fee) => ({ ...fee })),
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

/** A date (`YYYY-MM-DD`) as a time (epoch ms) on the same day in Malaysia, in Europe and in UTC. */
function noonInMalaysia(day: string): number {
  const moment = Date.parse(`${day}T12:00:00+08:00`);
  if (Number.isNaN(moment)) throw new Error(`"${day}" is not a day such as 2026-03-31.`);
  return moment;
}
