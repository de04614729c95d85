import type { Db } from './db';

/**
 * A prepared statement for a query of frequent calls: its SQL is built once for each database, and PostgreSQL parses it
 * once for each connection. A transaction builds it again, so only use it outside of one.
 *
 * @param build builds the query with `sql.placeholder`, and ends with `.prepare(name)`; the name is unique
 * @example const findName = preparedQuery((db) => db.select().from(users).where(eq(users.id, sql.placeholder('id'))).prepare('find_name'));
 */
export function preparedQuery<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
