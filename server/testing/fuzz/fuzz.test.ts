import { productCalls } from '@kedai/contract/calls/product';
import fc from 'fast-check';
import type { Database } from '../../store/database/database';
import { openTestDatabase } from '../database';
import { checkRequest } from './check';
import { type FuzzedShop, openFuzzedShop } from './inProcess';
import { fuzzRequests } from './requests';

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
// A busy machine must not fail this test.
const PATIENT = { timeoutMs: 10_000 };

test('answers every request without a server error, and a refused call writes nothing', async () => {
  let count = 0;
  const property = fc.asyncProperty(
    fuzzRequests(shop.vocabulary, shop.templates),
    async (request) => {
      count += 1;
      await checkRequest(shop.target, request, { ...PATIENT, checksDatabase: count % 10 === 0 });
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: 150 });
}, 120_000);

test.each(['*', 'gzip'])('reads a response whose request accepts %s', async (encoding) => {
  const request = {
    method: 'GET',
    path: productCalls.list.path,
    headers: [['accept-encoding', encoding]],
    sender: 'guest',
  } as const;
  expect(await checkRequest(shop.target, request, { ...PATIENT, checksDatabase: false })).toBe(200);
});

test('no part of a request reaches the log, even when queries fail', async () => {
  const property = fc.asyncProperty(
    fuzzRequests(shop.vocabulary, shop.templates),
    fc.integer({ min: 1, max: 8 }),
    async (request, failAt) => {
      const mayFail = { ...PATIENT, mayFail: true, checksDatabase: false };
      await checkRequest(shop.withDatabaseFailure(failAt), request, mayFail);
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: 60 });
}, 120_000);
