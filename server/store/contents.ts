import { inArray, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from './database/db';
import { news, orders, outlets, products, shippingRates, sliders, users } from './schema';

/** An arbitrary number; concurrent processes take this lock one after the other. */
const SEED_LOCK = 7_140_418;
/** Rows of one statement; a statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** The tables that a seed fills. */
const CONTENTS = { products, news, outlets, sliders, shippingRates } as const;

/** The rows of a shop's catalogue and contents. */
export type Contents = {
  readonly [Name in keyof typeof CONTENTS]: PgInsertValue<(typeof CONTENTS)[Name]>[];
};

/** The number of rows in each table of the contents, and of orders. */
export interface ContentCounts {
  readonly rows: Readonly<Record<keyof Contents, number>>;
  readonly orders: number;
}

/** Waits until no other process changes the contents; the lock ends with the transaction. */
export async function lockContents(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/** Replaces a shop's catalogue and contents. Accounts, carts and orders stay. */
export async function replaceContents(transaction: Transaction, rows: Contents): Promise<void> {
  await replace(transaction, products, rows.products);
  await replace(transaction, sliders, rows.sliders);
  await replace(transaction, news, rows.news);
  await replace(transaction, outlets, rows.outlets);
  await replace(transaction, shippingRates, rows.shippingRates);
}

async function replace<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  await transaction.delete(table);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Counts the contents and the orders of a database. */
export async function countContents(db: Db): Promise<ContentCounts> {
  const rows = {
    products: await db.$count(products),
    news: await db.$count(news),
    outlets: await db.$count(outlets),
    sliders: await db.$count(sliders),
    shippingRates: await db.$count(shippingRates),
  };
  return { rows, orders: await db.$count(orders) };
}

/** The addresses of all pictures, in the shape of a seed. */
export const listPictures = async (db: Db) => ({
  products: await db.select({ id: products.id, images: products.images }).from(products),
  sliderImages: (await db.select().from(sliders)).map(({ image }) => image),
  news: await db.select({ id: news.id, imageUrl: news.imageUrl }).from(news),
});

/** Whether a database has contents or accounts. */
export async function isInUse(db: Db): Promise<boolean> {
  for (const table of [...Object.values(CONTENTS), users]) {
    if ((await db.$count(table)) > 0) return true;
  }
  return false;
}

/** Whether one of these products exists. */
export const hasProducts = async (db: Db, ids: readonly string[]): Promise<boolean> =>
  (await db.$count(products, inArray(products.id, [...ids]))) > 0;
