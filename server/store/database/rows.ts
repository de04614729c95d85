import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';

/** The first row of a query, or null. */
export const firstRow = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> =>
  (await rows)[0] ?? null;

/** Whether a query with `returning` changed a row. */
export const hasChanged = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> =>
  (await rows).length > 0;

/** Inserts a row. @returns false when a row with one of its unique values exists */
export const insertNew = <Table extends PgTable>(
  db: Db,
  table: Table,
  row: PgInsertValue<Table>,
): Promise<boolean> => hasChanged(db.insert(table).values(row).onConflictDoNothing().returning());

/** Rows by the id of their order. */
export function groupByOrder<Row extends { readonly orderId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}
