/**
 * `npm run fuzz -- [--calls 5000] [--seed 42]`: sends valid, nearly valid and hostile requests to the API in this process, and
 * checks each response, the log and the database. Prints the seed; the same seed sends the same requests. Exits with code
 * 1 at the first wrong response and prints the shortest request that causes it.
 *
 * It uses an embedded database in memory, or the one of `TEST_DATABASE_URL`, whose tables it empties.
 */

import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { migrateEmbedded, openServer } from '../../server/store/database/database';
import { emptyTables } from '../../server/testing/database';
import { checkRequest } from '../../server/testing/fuzz/check';
import { openFuzzedShop } from '../../server/testing/fuzz/inProcess';
import { fuzzRequests } from '../../server/testing/fuzz/requests';
import { parseCount, readArguments } from '../lib/options';

const randomSeed = String(1 + Math.trunc(Math.random() * 2 ** 31));
const { values } = readArguments(
  {
    options: {
      calls: { type: 'string', default: '5000' },
      seed: { type: 'string', default: randomSeed },
    },
  },
  'npm run fuzz -- [--calls 5000] [--seed 42]',
);
const calls = parseCount('--calls', values.calls);
const seed = parseCount('--seed', values.seed);
/** Checks the database after one request in this many. */
const CHECK_DATABASE_EVERY = 50;
/** Injects a database failure into one request in this many. */
const FAIL_EVERY = 10;
/** A request may have a body of 300 KB. */
const REPORT_CHARACTERS = 6000;
const print = (line: string) => process.stdout.write(`${line}\n`);

const logged: string[] = [];
for (const level of ['log', 'warn', 'error'] as const) {
  console[level] = (...args: unknown[]) => logged.push(args.join(' '));
}
const url = process.env.TEST_DATABASE_URL;
const database =
  url === undefined ? { db: await migrateEmbedded(await PGlite.create()) } : await openServer(url);
await emptyTables(database);
const shop = await openFuzzedShop(database.db, () => logged.splice(0));
const statuses = new Map<string, number>();
let count = 0;

const property = fc.asyncProperty(
  fuzzRequests(shop.vocabulary, shop.templates),
  fc.integer({ min: 1, max: 8 }),
  async (request, failAt) => {
    count += 1;
    const mayFail = count % FAIL_EVERY === 0;
    const checksDatabase = !mayFail && count % CHECK_DATABASE_EVERY === 0;
    const target = mayFail ? shop.withDatabaseFailure(failAt) : shop.target;
    const status = await checkRequest(target, request, {
      mayFail,
      timeoutMs: 5000,
      checksDatabase,
    });
    const name = `${status}${mayFail ? ' while the database fails' : ''}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
  },
);

print(`${calls} calls with seed ${seed}`);
const result = await fc.check(property, { seed, numRuns: calls });
for (const [status, times] of [...statuses].toSorted()) print(`${times} × ${status}`);
if (result.failed) print((fc.defaultReportMessage(result) ?? '').slice(0, REPORT_CHARACTERS));
else print('All responses were right.');
process.exit(result.failed ? 1 : 0);
