import { sql } from 'drizzle-orm';
import type { Db } from './database/db';

/** What a database of the shop has. */
export interface ShopCounts {
  readonly products: number;
  readonly orders: number;
  readonly accounts: number;
  /** The current receipts of orders. */
  readonly receipts: number;
}

/** The query of each count. Restores run them in `psql` too. */
export const COUNT_QUERIES = {
  products: 'select count(*) from public.products',
  orders: 'select count(*) from public.orders',
  accounts: 'select count(*) from public.users',
  receipts:
    'select count(*) from public.orders join public.receipts on content_hash = receipt_hash',
} as const satisfies Record<keyof ShopCounts, string>;

/** Counts what a database of the shop has, of this version or an earlier one. */
export async function countShop(db: Db): Promise<ShopCounts> {
  const count = (query: string) => sql`(${sql.raw(query)})`.mapWith(Number);
  const [counts] = await db
    .select({
      products: count(COUNT_QUERIES.products),
      orders: count(COUNT_QUERIES.orders),
      accounts: count(COUNT_QUERIES.accounts),
      receipts: count(COUNT_QUERIES.receipts),
    })
    .from(sql`(select 1) as one`);
  if (counts === undefined) throw new Error('A query without rows.');
  return counts;
}

/** Whether a database has the tables of the shop, or any others. */
export async function hasTables(db: Db): Promise<boolean> {
  const tables = sql`pg_catalog.pg_tables where schemaname in ('public', 'drizzle')`;
  return (await db.select({ name: sql<string>`tablename` }).from(tables).limit(1)).length > 0;
}

/** Counts as a part of a sentence, such as `45 products, 312 orders, 1 account and 290 receipts`. */
export function countsText({ products, orders, accounts, receipts }: ShopCounts): string {
  const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const list = [
    counted(products, 'product'),
    counted(orders, 'order'),
    counted(accounts, 'account'),
  ];
  return `${list.join(', ')} and ${counted(receipts, 'receipt')}`;
}
