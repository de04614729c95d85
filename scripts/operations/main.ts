/**
 * `npm run drill [-- embedded|postgres]`: operates a shop as an operator does, from outside. Makes orders and receipts,
 * stops the shop during a slow upload, backs up, restores into empty folders and an empty database, signs in there, and
 * looks at every order and receipt. Needs Debian's `postgresql`, but for `embedded`.
 *
 * Exits with 1 when something is missing or wrong.
 */
import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { freePort, type ShopServer, startShop } from '../../e2e/support/shopServer';
import { readSettings } from '../../server/settings';
import { damagedBackups, withBrokenDatabase, withWrongCounts } from '../backup/damagedBackups';
import { locationOf } from '../backup/location';
import { BackupProblem } from '../backup/programs';
import { restore } from '../backup/restore';
import {
  type Customer,
  createDatabase,
  hasReceipt,
  PASSWORD,
  placeOrder,
  send,
  uploadReceipt,
} from '../drills/customers';
import { createPostgres, findPrograms, query } from '../drills/postgres';
import { createFolder, DATABASES, type DatabaseKind } from '../drills/shop';
import { parseChoice } from '../lib/options';
import { stopDuringUpload } from './stopDuringUpload';

const ORDERS_EACH = 3;

/** Where the data of a shop is. */
interface Place extends Readonly<Record<string, string>> {
  readonly DATA_DIR: string;
  /** Empty: the embedded database. */
  readonly DATABASE_URL: string;
}

interface Means {
  readonly folder: string;
  /** Creates an empty place. */
  readonly place: (name: string) => Promise<Place>;
  readonly open: (place: Place) => Promise<ShopServer>;
}

const [only] = process.argv.slice(2);
for (const kind of only === undefined ? DATABASES : [parseChoice('The drill', only, DATABASES)]) {
  await drill(kind);
}

/** Runs the drill on one database. @throws AssertionError at the first thing that is wrong */
async function drill(kind: DatabaseKind): Promise<void> {
  const folder = createFolder('kedai-drill-');
  const isEmbedded = kind === 'embedded';
  const server = isEmbedded
    ? undefined
    : createPostgres(path.join(folder, 'postgres'), await freePort());
  const shops: ShopServer[] = [];
  const open = async (place: Place) => {
    const shop = await startShop({ ...place, TRUST_PROXY: 'true' });
    shops.push(shop);
    return shop;
  };
  try {
    await server?.start();
    const place = async (name: string): Promise<Place> => ({
      DATA_DIR: path.join(folder, name),
      ...(server ? await createDatabaseFor(server.url, name) : { DATABASE_URL: '' }),
    });
    await operate(kind, { folder, place, open });
  } finally {
    for (const shop of shops) await shop.stop();
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function operate(kind: DatabaseKind, { folder, place, open }: Means): Promise<void> {
  const print = (text: string) => console.log(`${kind}: ${text}`);
  const file = path.join(folder, 'backup.tar');
  const first = await place('first');
  const { DATA_DIR: dataDir, DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl } = first;
  const urls = { databaseUrl: url || undefined, migrationDatabaseUrl: migrationUrl };
  const [uploader, ...customers] = await createDatabase({ dataDir, ...urls }, 4);
  assert.ok(uploader);
  const shop = await open(first);
  const health = await fetch(`${shop.origin}/ready`);
  assert.equal(health.status, 200, await health.text());
  await makeOrders(shop.origin, customers);
  const orders = await readOrders(shop.origin, customers);
  const count = customers.length * ORDERS_EACH;
  assert.equal(orders.flat().length, count);
  print(`${count} orders with receipts`);

  if (kind === 'postgres') {
    const saved = new RegExp(`: \\d+ products, ${count} orders, .* ${count} receipts`);
    assert.match(runBackup(first, 'backup', file), saved);
    assert.match(runBackup(first, 'restore', file, '--replace'), /^The shop is open/);
  } else {
    assert.match(runBackup(first, 'backup', file), /is in use by process/);
  }
  await stopDuringUpload(shop, uploader);
  print('stopped during a slow upload, which was stored; new requests got 503');
  const later = path.join(folder, 'later.tar');
  assert.match(runBackup(first, 'backup', later), /: \d+ products, \d+ orders/);
  if (kind === 'embedded') cpSync(later, file);

  const ways = await refuseDamaged(folder, first, readFileSync(file));
  const before = await open(first);
  assert.deepEqual(await readOrders(before.origin, customers), orders);
  assert.equal((await readOrders(before.origin, [uploader])).flat().length, 1);
  await before.stop();
  print(`${ways} damaged backups were refused; the shop of before has all orders`);

  const second = await place('second');
  assert.match(runBackup(second, 'restore', file), /^\S+.* has \d+ products, \d+ orders/);
  assert.match(runBackup(second, 'restore', file), /add --replace/);
  assert.match(runBackup(second, 'restore', file, '--replace'), /^\S+.* has \d+ products/);
  const restored = await open(second);
  assert.deepEqual(await readOrders(restored.origin, customers), orders);
  if (kind === 'postgres') await assertFewPrivileges(second.DATABASE_URL);
  print(`restored, signed in as ${customers.length} customers: nothing is missing`);
}

/** Tries to restore damaged backups over a shop. @returns how many */
async function refuseDamaged(parent: string, place: Place, good: Buffer): Promise<number> {
  const folder = path.join(parent, 'damaged');
  mkdirSync(folder);
  const damaged = path.join(folder, 'damaged.tar');
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
}

/** Creates a database with the two roles of the shop. @returns the settings for it */
async function createDatabaseFor(server: string, name: string) {
  await query(server, `create database ${name}`);
  const urlOf = (user: string) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    if (user !== '') [url.username, url.password] = [user, 'secret'];
    return url.href;
  };
  const passwords = ['-v', 'owner_password=secret', '-v', 'app_password=secret'];
  execFileSync(
    path.join(findPrograms(), 'psql'),
    ['--quiet', `--dbname=${urlOf('')}`, ...passwords, '--file=deploy/roles.sql'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return { DATABASE_URL: urlOf('kedai_app'), MIGRATION_DATABASE_URL: urlOf('kedai_owner') };
}

/** The shop's own role must not change tables. */
async function assertFewPrivileges(databaseUrl: string): Promise<void> {
  for (const statement of ['drop table orders', 'create table x ()', 'truncate users']) {
    await assert.rejects(query(databaseUrl, statement), { code: '42501' });
  }
}

async function makeOrders(origin: string, customers: readonly Customer[]): Promise<void> {
  for (const customer of customers) {
    for (let count = 0; count < ORDERS_EACH; count += 1) {
      const orderId = await placeOrder(origin, customer);
      const { body } = await uploadReceipt(origin, customer, orderId);
      assert.equal(body.success, true, JSON.stringify(body));
    }
  }
}

/** Signs in, and reads all orders. Each has a receipt, which the shop must show. */
async function readOrders(origin: string, customers: readonly Customer[]) {
  const all: object[][] = [];
  for (const customer of customers) {
    const credentials = { email: customer.email, password: PASSWORD };
    const signedIn = await send(origin, { ...customer, token: '' }, userCalls.login, credentials);
    const session = { ...customer, token: String(signedIn.body.token) };
    const { body } = await send(origin, session, orderCalls.userorders, {});
    assert.equal(body.success, true, `${customer.email}: ${JSON.stringify(body)}`);
    const orders = body.orders as { readonly id: string }[];
    for (const { id } of orders) assert.ok(await hasReceipt(origin, session, id), `Receipt ${id}`);
    all.push(orders);
  }
  return all;
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
