import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, or a transaction in it: queries accept either, so several can share one transaction. Inside a
 * transaction use only the transaction: the embedded database has a single connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * A transaction. Functions that lock rows take only this type, because outside a transaction a row is unlocked at once.
 */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
