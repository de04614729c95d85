import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userCalls } from '@kedai/contract/calls/user';
import { Client } from 'pg';
import { freePort, type ShopServer, startShop } from '../../e2e/support/shopServer';
import { readSettings } from '../../server/settings';
import { damagedBackups, withBrokenDatabase, withWrongCounts } from '../backup/damagedBackups';
import { locationOf } from '../backup/location';
import { BackupProblem } from '../backup/programs';
import { restore } from '../backup/restore';
import type { DatabaseKind } from '../load/loadedShop';
import {
  createDatabase,
  placeOrder,
  type Session,
  send,
  uploadReceipt,
} from '../robustness/customers';
import { type ConfirmedOrder, countLost } from '../robustness/load';
import { createPostgres, type Postgres } from '../robustness/postgres';
import { stopDuringUpload } from './stopDuringUpload';

const PASSWORD = 'a long enough password';
const CUSTOMERS = 3;
const ORDERS_EACH = 3;

/** Where the data of a shop is. */
interface Place extends Readonly<Record<string, string>> {
  readonly DATA_DIR: string;
  /** Empty: the embedded database. */
  readonly DATABASE_URL: string;
}

/**
 * Runs the drill on one database.
 * @param server the URL of a PostgreSQL server that may get two new databases
 * @throws AssertionError at the first thing that is wrong
 */
export async function drill(kind: DatabaseKind, server: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-drill-'));
  chmodSync(folder, 0o755);
  let postgres: Postgres | undefined;
  const shops: ShopServer[] = [];
  const open = async (place: Place) => {
    const shop = await startShop({ ...place, TRUST_PROXY: 'true' });
    shops.push(shop);
    return shop;
  };
  try {
    let url = kind === 'embedded' ? '' : server;
    if (url === undefined) {
      postgres = createPostgres(path.join(folder, 'postgres'), await freePort());
      await postgres.start();
      url = postgres.url;
    }
    const place = async (name: string): Promise<Place> => ({
      DATA_DIR: path.join(folder, name),
      ...(url === '' ? { DATABASE_URL: '' } : await createDatabaseFor(url, name)),
    });
    await operate(kind, { file: path.join(folder, 'backup.tar'), place, open });
  } finally {
    for (const shop of shops) await shop.stop();
    await postgres?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Means {
  /** The file of the backup. */
  readonly file: string;
  /** Creates an empty place. */
  readonly place: (name: string) => Promise<Place>;
  readonly open: (place: Place) => Promise<ShopServer>;
}

async function operate(kind: DatabaseKind, { file, place, open }: Means): Promise<void> {
  const first = await place('first');
  const emails = await addAccounts(first);
  const shop = await open(first);
  const health = await fetch(`${shop.origin}/ready`);
  assert.equal(health.status, 200, await health.text());
  const orders = await makeOrders(shop.origin, await signInAll(shop.origin, emails));
  print(kind, `${orders.length} orders with receipts`);

  const saved = new RegExp(
    `: \\d+ products, ${orders.length} orders, .* ${orders.length} receipts`,
  );
  if (kind === 'postgres') {
    assert.match(runBackup(first, 'backup', file), saved);
    assert.match(runBackup(first, 'restore', file, '--replace'), /^The shop is open/);
  } else {
    assert.match(runBackup(first, 'backup', file), /is in use by process/);
  }
  const [customer] = orders;
  assert.ok(customer);
  await stopDuringUpload(shop, customer.customer);
  print(kind, 'stopped during a slow upload, which was stored; new requests got 503');
  const later = path.join(path.dirname(file), 'later.tar');
  assert.match(runBackup(first, 'backup', later), /: \d+ products, \d+ orders/);
  if (kind === 'embedded') cpSync(later, file);

  const ways = await refuseDamaged(first, readFileSync(file));
  const before = await open(first);
  assert.deepEqual(await countLost(before.origin, orders), { orders: 0, receipts: 0 });
  await before.stop();
  print(kind, `${ways} damaged backups were refused; the shop of before has all orders`);

  const second = await place('second');
  assert.match(runBackup(second, 'restore', file), /^\S+.* has \d+ products, \d+ orders/);
  assert.match(runBackup(second, 'restore', file), /add --replace/);
  assert.match(runBackup(second, 'restore', file, '--replace'), /^\S+.* has \d+ products/);
  const restored = await open(second);
  const sessions = await signInAll(restored.origin, emails);
  const ordersOfSessions = sessions.flatMap((customer) =>
    orders
      .filter((order) => order.customer.address === customer.address)
      .map((order) => ({ ...order, customer })),
  );
  assert.equal(ordersOfSessions.length, orders.length);
  const lost = await countLost(restored.origin, ordersOfSessions);
  assert.deepEqual(lost, { orders: 0, receipts: 0 });
  if (kind === 'postgres') await assertFewPrivileges(second.DATABASE_URL);
  print(kind, `restored, signed in as ${emails.length} customers: nothing is missing`);
}

/** Tries to restore damaged backups over a shop. @returns how many */
async function refuseDamaged(place: Place, good: Buffer): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-damaged-'));
  const damaged = path.join(folder, 'damaged.tar');
  try {
    const location = locationOf(readSettings({ ...place }));
    const ways = damagedBackups(good);
    for (const [way, bytes] of ways) {
      writeFileSync(damaged, bytes);
      const refused = restore(location, damaged, { replace: true });
      await assert.rejects(refused, BackupProblem, `A backup with ${way} was restored.`);
    }
    // These are found in the opened database, so their programs print too.
    const openedWays = [withWrongCounts(good), withBrokenDatabase(good)];
    for (const bytes of openedWays) {
      writeFileSync(damaged, bytes);
      assert.doesNotMatch(runBackup(place, 'restore', damaged, '--replace'), /Start the shop/);
    }
    return ways.size + openedWays.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const print = (kind: DatabaseKind, text: string) => console.log(`${kind}: ${text}`);

/** Creates a database with the two roles of the shop. @returns the settings for it */
async function createDatabaseFor(server: string, name: string) {
  const database = `kedai_drill_${name}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${database}`);
  await client.query(`create database ${database}`);
  await client.end();
  const urlOf = (user: string) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    if (user !== '') [url.username, url.password] = [user, 'secret'];
    return url.href;
  };
  const passwords = ['-v', 'owner_password=secret', '-v', 'app_password=secret'];
  const { status, stderr } = spawnSync(
    'psql',
    ['--quiet', `--dbname=${urlOf('')}`, ...passwords, '--file=deploy/roles.sql'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  return { DATABASE_URL: urlOf('kedai_app'), MIGRATION_DATABASE_URL: urlOf('kedai_owner') };
}

/** The shop's own role must not change tables. */
async function assertFewPrivileges(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of ['drop table orders', 'create table x ()', 'truncate users']) {
    await assert.rejects(client.query(statement), { code: '42501' });
  }
  await client.end();
}

/** Adds customers with a password to a new database. @returns their e-mails */
async function addAccounts(place: Place): Promise<readonly string[]> {
  const { DATA_DIR: dataDir, DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl } = place;
  const customers = await createDatabase(
    { dataDir, databaseUrl: url || undefined, migrationDatabaseUrl: migrationUrl },
    { customers: CUSTOMERS, password: PASSWORD },
  );
  return customers.map(({ email }) => email);
}

/** Signs in customers, each from an address of their own. */
const signInAll = (origin: string, emails: readonly string[]): Promise<readonly Session[]> =>
  Promise.all(
    emails.map(async (email, index) => {
      const address = `10.0.0.${index + 1}`;
      const credentials = { email, password: PASSWORD };
      const { status, body } = await send(
        origin,
        { token: '', address },
        userCalls.login,
        credentials,
      );
      assert.ok(typeof body.token === 'string', `${email} could not sign in: ${status}`);
      return { token: body.token, address };
    }),
  );

async function makeOrders(
  origin: string,
  customers: readonly Session[],
): Promise<readonly ConfirmedOrder[]> {
  const orders: ConfirmedOrder[] = [];
  for (const customer of customers) {
    for (let count = 0; count < ORDERS_EACH; count += 1) {
      const placed = await placeOrder(origin, customer);
      const orderId = String(placed.at(-1)?.body.orderId);
      const uploaded = await uploadReceipt(origin, customer, orderId);
      assert.equal(uploaded.body.success, true, JSON.stringify(uploaded.body));
      orders.push({ customer, orderId, hasReceipt: true });
    }
  }
  return orders;
}

/** Runs `npm run backup` or `npm run restore` for a shop. @returns what it printed */
function runBackup(place: Place, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/backup/main.ts', ...args],
    { env: { ...process.env, ...place }, encoding: 'utf8' },
  );
  return stdout + stderr;
}
