import { connect, createServer } from 'node:net';
import { userCalls } from '@kedai/contract/calls/user';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { createApp } from '../../app';
import { SESSION_COOKIE } from '../../boundary/session/session';
import { newToken } from '../../boundary/session/token';
import { emptyTables, openTestDatabase } from '../../testing/database';
import { listen } from '../../testing/listen';
import { openTestShop } from '../../testing/testShop';
import { boundedDatabase, openBoundedPool, POOL_LIMITS } from './connections';
import { type Database, openServer } from './database';
import { DatabaseUnavailable, isDatabaseUnavailable } from './databaseFaults';

let database: Database;
/** A database server that accepts connections and never responds, like a frozen one. */
let frozen: Awaited<ReturnType<typeof listen>>;
let url: string;

beforeAll(async () => {
  database = await openTestDatabase();
  frozen = await listen(createServer(() => {}));
  url = `postgres://kedai@127.0.0.1:${frozen.port}/kedai`;
});
afterAll(async () => {
  void frozen.close();
  await database.close();
});

describe('a database that does not respond', () => {
  test('makes the opening of the shop fail in time', async () => {
    await expect(openServer(url)).rejects.toThrow('Is it running?');
  });

  test('gets 503 with Retry-After, and the next call does not wait', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await emptyTables(database);
    const { deps } = await openTestShop(database.db);
    const pool = new Pool({ connectionString: url, ...POOL_LIMITS });
    const app = createApp({ ...deps, db: boundedDatabase(pool) });
    const headers = { cookie: `${SESSION_COOKIE}=${newToken()}` };
    const callApi = () => app.request(userCalls.verifyToken.path, { headers });
    const responses = await Promise.all([callApi(), callApi()]);
    const connect = jest.spyOn(pool, 'connect');
    for (const response of [...responses, await callApi()]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' });
    }
    expect(connect).not.toHaveBeenCalled();
    await pool.end();
  });
});

test.each([
  ['57P01', 'the server is stopped'],
  ['53300', 'too many connections'],
  ['40P01', 'a deadlock after all retries'],
  ['55P03', 'a lock timeout'],
  ['25006', 'a primary that became a standby'],
])('%s counts as unavailable: %s', (code) => {
  const cause = Object.assign(new Error('Text of the driver'), { code });
  expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true);
});

test('an invalid statement does not count as unavailable', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
});

const server = process.env.TEST_DATABASE_URL;

/** A pooler in front of a server. Like PgBouncer, it refuses parameters of a connection. */
async function servePooler(
  target: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  const refusal = 'SFATAL\0C08P01\0Munsupported startup parameter: lock_timeout\0\0';
  const pooler = createServer((socket) => {
    socket.once('data', (startup: Buffer) => {
      if (startup.includes('lock_timeout')) {
        const length = Buffer.alloc(4);
        length.writeInt32BE(refusal.length + 4);
        socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(refusal)]));
        return;
      }
      const upstream = connect(Number(port || 5432), hostname);
      upstream.write(startup);
      socket.pipe(upstream).pipe(socket);
    });
  });
  const { port: poolerPort, close } = await listen(pooler);
  const url = new URL(target);
  url.host = `127.0.0.1:${poolerPort}`;
  return { url: url.toString(), close };
}

(server ? describe : describe.skip)('a PostgreSQL server', () => {
  let pool: Pool;
  beforeEach(() => {
    pool = new Pool({ connectionString: server, max: 1, ...POOL_LIMITS });
    pool.on('error', () => {});
  });
  afterEach(() => pool.end());

  test('releases its connection after a failure, even of the first statement', async () => {
    const db = boundedDatabase(pool);
    await expect(
      db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }),
    ).rejects.toThrow(DatabaseUnavailable);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(db.execute(sql`select nonsense`)).rejects.toThrow();
    expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });

  test('retries a transaction that the server rolled back', async () => {
    let tries = 0;
    const result = await boundedDatabase(pool).transaction(async (transaction) => {
      tries += 1;
      if (tries < 3) await transaction.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`);
      return tries;
    });
    expect(result).toBe(3);
  });

  // PostgreSQL confirms a commit that did not reach its replica, and only warns.
  test('does not confirm what the server warns about', async () => {
    const db = boundedDatabase(pool);
    const warn = sql`do $$ begin raise warning 'canceling wait for synchronous replication'; end $$`;
    const outcome = db.execute(warn).catch(isDatabaseUnavailable);
    expect(await outcome).toBe(true);
    expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  });

  test('behind a pooler, sets limits in each transaction and names no prepared statement', async () => {
    const read = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    const direct = await openBoundedPool({ connectionString: server, max: 1 });
    const pooler = await servePooler(server ?? '');
    const pooled = await openBoundedPool({ connectionString: pooler.url, max: 1 });
    const limits = { rows: [{ statement: '5s', lock: '3s', idle: '5s' }] };
    expect(await direct.db.execute(read)).toMatchObject(limits);
    expect(await pooled.db.transaction((transaction) => transaction.execute(read))).toMatchObject(
      limits,
    );
    expect(await pooled.db.execute(read)).not.toMatchObject(limits);
    const named = sql`select count(*)::int as named from pg_prepared_statements`;
    for (const [opened, count] of [
      [direct, 1],
      [pooled, 0],
    ] as const) {
      const prepared = opened.db
        .select({ one: sql`1` })
        .from(sql`(values (1)) as one`)
        .prepare('find_one');
      await prepared.execute();
      expect(await opened.db.execute(named)).toMatchObject({ rows: [{ named: count }] });
    }
    await Promise.all([direct.pool.end(), pooled.pool.end()]);
    await pooler.close();
  });
});
