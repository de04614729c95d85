import { cartCalls } from '@kedai/contract/calls/cart';
import { Client, type QueryConfig } from 'pg';
import { SESSION_COOKIE } from '../../server/boundary/session/session';
import { hashToken } from '../../server/boundary/session/token';
import { openServer } from '../../server/store/database/database';
import type { Db } from '../../server/store/database/db';
import { findSession } from '../../server/store/sessions';
import { openTestShop } from '../../server/testing/testShop';
import { signUp } from '../../server/testing/visitor';
import { insertCustomers } from '../robustness/customers';
import { roundRobin, updateCart } from './calls';
import { load } from './generator';
import { type LoadedShop, startLoadedShop } from './loadedShop';
import { pgbench, type Statement } from './pgbench';

const CONNECTIONS = 64;
const CUSTOMERS = 500;
const WARM_UP_CALLS = 6000;

/** Measures in turns, at 64 connections: cart/update on PostgreSQL, and its statements with pgbench. */
export async function* measureCartUpdate(rounds: number, seconds: number) {
  const shop = await startLoadedShop({
    database: 'postgres',
    customers: CUSTOMERS,
    prepare: addNumberedCustomers,
  });
  try {
    const { statements, customerValues } = await captureStatements(shop);
    const next = roundRobin(shop.customers);
    const requests = () => [updateCart(next)];
    const warmUp = { connections: CONNECTIONS, seconds: 0, amount: WARM_UP_CALLS };
    const measured = { connections: CONNECTIONS, seconds };
    const same = {
      url: shop.postgres?.url ?? '',
      statements,
      customerValues,
      customers: CUSTOMERS,
    };
    await load(shop.origin, { ...warmUp, requests: requests() });
    for (let round = 0; round < rounds; round += 1) {
      const start = shop.processor();
      const ours = await load(shop.origin, { ...measured, requests: requests() });
      const between = shop.processor();
      const pgbenchPerSecond = await pgbench({ ...same, ...measured });
      const end = shop.processor();
      yield {
        callsPerSecond: ours.perSecond,
        p99: ours.p99,
        errors: ours.errors,
        pgbenchPerSecond,
        ratio: ours.perSecond / pgbenchPerSecond,
        /** CPU time of a call, µs. */
        server: ((between.server - start.server) * 1000) / ours.total,
        database: ((between.database - start.database) * 1000) / ours.total,
        /** CPU time of the database for a transaction of pgbench, µs. */
        pgbenchDatabase: ((end.database - between.database) * 1000) / (pgbenchPerSecond * seconds),
        statements: statements.length,
      };
    }
  } finally {
    await shop.stop();
  }
}

/** Customers for pgbench: their ids and the hashes of their tokens are numbers. */
async function addNumberedCustomers(db: Db): Promise<void> {
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => String(index + 1));
  await insertCustomers(
    db,
    ids.map((id) => ({ id, tokenHash: id })),
    '-',
  );
}

/** The statements of one cart/update, recorded in a separate database of the same server. */
async function captureStatements({ postgres }: LoadedShop): Promise<{
  readonly statements: readonly Statement[];
  /** The values that name the customer. */
  readonly customerValues: readonly unknown[];
}> {
  const databaseUrl = postgres?.url ?? '';
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query('create database capture');
  await admin.end();
  const url = new URL(databaseUrl);
  url.pathname = '/capture';
  const database = await openServer(url.href);
  const recorded: Statement[] = [];
  const query = Client.prototype.query;
  try {
    const shop = await openTestShop(database.db, {}, { catalogueFreshMs: 60_000 });
    const visitor = await signUp(shop);
    const line = { itemId: 'tote', feature: '', quantity: 1 };
    // The first call takes a batch of the rate limit, which serves the next ones.
    await visitor.callApi(cartCalls.update, line);
    Client.prototype.query = function record(this: Client, ...args: unknown[]) {
      const [statement, values] = args as [QueryConfig, unknown[] | undefined];
      recorded.push({ text: statement.text, values: values ?? [] });
      return Reflect.apply(query, this, args);
    } as typeof query;
    await visitor.callApi(cartCalls.update, { ...line, quantity: 2 });
    const tokenHash = hashToken(visitor.cookies.get(SESSION_COOKIE) ?? '');
    Client.prototype.query = query;
    const now = shop.clock.now();
    const session = await findSession(database.db, tokenHash, { now, createdAfter: 0 });
    return { statements: recorded, customerValues: [tokenHash, session?.customer.id] };
  } finally {
    Client.prototype.query = query;
    await database.close();
  }
}
