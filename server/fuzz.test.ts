import fc from 'fast-check';
import type { Database } from './store/database';
import { openTestDatabase } from './testing/database';
import { checkRequest } from './testing/fuzz/check';
import { type FuzzedShop, openFuzzedShop } from './testing/fuzz/inProcess';
import { fuzzRequests } from './testing/fuzz/requests';

let database: Database;
let shop: FuzzedShop;
let lines: string[] = [];

const takeLog = () => lines.splice(0);

beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openFuzzedShop(database.db, takeLog);
});
afterAll(() => database.close());
beforeEach(() => {
  lines = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      lines.push(args.join(' '));
    });
  }
});

const SEED = 20_260_302;
// No time decides this test: a machine may be busy.
const PATIENT = { answersWithin: 10_000 };

test('whatever is sent is answered: no fault of ours, nothing written by a refused call', async () => {
  let count = 0;
  const answered = fc.asyncProperty(
    fuzzRequests(shop.vocabulary, shop.templates),
    async (request) => {
      count += 1;
      await checkRequest(shop.target, request, { ...PATIENT, looksAtDatabase: count % 10 === 0 });
    },
  );
  await fc.assert(answered, { seed: SEED, numRuns: 500 });
}, 120_000);

test('nothing of a request reaches the log, not even when queries fail', async () => {
  const answered = fc.asyncProperty(
    fuzzRequests(shop.vocabulary, shop.templates),
    fc.integer({ min: 1, max: 8 }),
    async (request, failAt) => {
      const mayFail = { ...PATIENT, mayFail: true, looksAtDatabase: false };
      await checkRequest(shop.failing(failAt), request, mayFail);
    },
  );
  await fc.assert(answered, { seed: SEED, numRuns: 120 });
}, 120_000);
