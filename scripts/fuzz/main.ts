/**
 * `npm run fuzz`: sends requests to the API that are right, nearly right and hostile, and checks each answer. Prints the seed;
 * the same seed sends the same requests. Ends with code 1 at the first wrong answer, which it prints as short as it can.
 *
 * - `--calls 100000`: how many requests (5,000 when not said)
 * - `--seed 42`
 * - `--url http://localhost:8080`: a shop that is being served, instead of one in this process. Its log and database are not
 *   looked at, and its limits answer 429.
 *
 * In process it uses an embedded database in memory, or the one of `TEST_DATABASE_URL`, whose tables are emptied.
 */
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { type Database, migrateEmbedded, openServer } from '../../server/store/database';
import { emptyTables } from '../../server/testing/database';
import { checkRequest } from '../../server/testing/fuzz/check';
import { type FuzzedShop, openFuzzedShop } from '../../server/testing/fuzz/inProcess';
import { fuzzRequests } from '../../server/testing/fuzz/requests';
import { servedShop } from '../../server/testing/fuzz/served';

const { values } = parseArgs({
  options: { calls: { type: 'string' }, seed: { type: 'string' }, url: { type: 'string' } },
});
const calls = Number(values.calls ?? 5000);
const seed = Number(values.seed ?? Math.trunc(Math.random() * 2 ** 31));
/** One request of so many is looked for in the database. */
const LOOK_EVERY = 50;
/** One request of so many meets a database that fails. */
const FAIL_EVERY = 10;
/** A request may have a body of 300 KB. */
const REPORT_CHARACTERS = 6000;
const PROGRESS_EVERY = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

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
    const fails = count % FAIL_EVERY === 0 && shop.withDatabaseFailure !== undefined;
    const target = fails ? shop.withDatabaseFailure(failAt) : shop.target;
    const since = performance.now();
    const status = await checkRequest(target, request, {
      mayFail: fails,
      timeoutMs: 5000,
      checksDatabase: !fails && count % LOOK_EVERY === 0,
    });
    slowestMs = Math.max(slowestMs, performance.now() - since);
    const name = fails ? -status : status;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (count % PROGRESS_EVERY === 0) say(`  ${count}`);
  },
);

say(`${calls} calls with seed ${seed}`);
const since = performance.now();
const result = await fc.check(property, { seed, numRuns: calls });
const seconds = (performance.now() - since) / 1000;
await shop.close();
for (const [status, times] of [...statuses].toSorted(([one], [other]) => one - other)) {
  say(
    `${String(times).padStart(8)} × ${Math.abs(status)}${status < 0 ? ' while the database fails' : ''}`,
  );
}
say(
  `${count} calls in ${seconds.toFixed(0)} s; the slowest took ${slowestMs.toFixed(0)} ms with its checks`,
);
if (result.failed) {
  say((fc.defaultReportMessage(result) ?? '').slice(0, REPORT_CHARACTERS));
  process.exitCode = 1;
} else say('No answer was wrong.');
