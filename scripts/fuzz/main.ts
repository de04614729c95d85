/**
 * `npm run fuzz`: sends valid, nearly valid and hostile requests to the API and checks each response. Prints the seed;
 * the same seed sends the same requests. Exits with code 1 at the first wrong response and prints the shortest request
 * that causes it.
 *
 * - `--calls 100000`: number of requests (default 5,000)
 * - `--seed 42`
 * - `--url http://localhost:8080`: a running shop, instead of one in this process. Its log and database are not
 * checked, and its limits respond with 429.
 *
 * In process it uses an embedded database in memory, or the one of `TEST_DATABASE_URL`, whose tables it empties.
 */

import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { type Database, migrateEmbedded, openServer } from '../../server/store/database/database';
import { emptyTables } from '../../server/testing/database';
import { checkRequest } from '../../server/testing/fuzz/check';
import { type FuzzedShop, openFuzzedShop } from '../../server/testing/fuzz/inProcess';
import { fuzzRequests } from '../../server/testing/fuzz/requests';
import { servedShop } from '../../server/testing/fuzz/served';
import { parseCount, randomSeed, readArguments } from '../lib/options';

const { values } = readArguments(
  {
    options: {
      calls: { type: 'string', default: '5000' },
      seed: { type: 'string', default: randomSeed() },
      url: { type: 'string' },
    },
  },
  'npm run fuzz -- [--calls 5000] [--seed 42] [--url http://localhost:8080]',
);
const calls = parseCount('--calls', values.calls);
const seed = parseCount('--seed', values.seed);
/** Checks the database after one request in this many. */
const CHECK_DATABASE_EVERY = 50;
/** Injects a database failure into one request in this many. */
const FAIL_EVERY = 10;
/** A request may have a body of 300 KB. */
const REPORT_CHARACTERS = 6000;
const PROGRESS_EVERY = 10_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function openDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return openServer(url);
  const client = await PGlite.create();
  return { db: await migrateEmbedded(client), close: () => client.close() };
}

async function openInProcess(): Promise<FuzzedShop & { close(): Promise<void> }> {
  const lines: string[] = [];
  for (const level of ['log', 'warn', 'error'] as const) {
    console[level] = (...args: unknown[]) => {
      lines.push(args.join(' '));
    };
  }
  const database = await openDatabase();
  await emptyTables(database);
  const shop = await openFuzzedShop(database.db, () => lines.splice(0));
  return { ...shop, close: () => database.close() };
}

const shop =
  values.url === undefined
    ? await openInProcess()
    : { ...servedShop(values.url), close: async () => {} };
const statuses = new Map<number, number>();
let count = 0;
let slowestMs = 0;

const property = fc.asyncProperty(
  fuzzRequests(shop.vocabulary, shop.templates),
  fc.integer({ min: 1, max: 8 }),
  async (request, failAt) => {
    count += 1;
    const injectsFailure = count % FAIL_EVERY === 0 && shop.withDatabaseFailure !== undefined;
    const target = injectsFailure ? shop.withDatabaseFailure(failAt) : shop.target;
    const since = performance.now();
    const status = await checkRequest(target, request, {
      mayFail: injectsFailure,
      timeoutMs: 5000,
      checksDatabase: !injectsFailure && count % CHECK_DATABASE_EVERY === 0,
    });
    slowestMs = Math.max(slowestMs, performance.now() - since);
    const name = injectsFailure ? -status : status;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (count % PROGRESS_EVERY === 0) print(`  ${count}`);
  },
);

print(`${calls} calls with seed ${seed}`);
const since = performance.now();
const result = await fc.check(property, { seed, numRuns: calls });
const seconds = (performance.now() - since) / 1000;
await shop.close();
for (const [status, times] of [...statuses].toSorted(([one], [other]) => one - other)) {
  print(
    `${String(times).padStart(8)} × ${Math.abs(status)}${status < 0 ? ' while the database fails' : ''}`,
  );
}
print(
  `${count} calls in ${seconds.toFixed(0)} s; the slowest took ${slowestMs.toFixed(0)} ms with its checks`,
);
if (result.failed) {
  print((fc.defaultReportMessage(result) ?? '').slice(0, REPORT_CHARACTERS));
  process.exitCode = 1;
} else print('All responses were right.');
