import { DatabaseUnavailable } from '../../store/database/databaseFaults';
import { rateLimits } from '../../store/schema';
import { testDatabase } from '../../testing/database';
import { testClock } from '../../testing/fakes';
import { inEnglish } from '../apiError';
import { callLimit } from './callLimit';

const database = testDatabase();
let clock: ReturnType<typeof testClock>;
beforeEach(async () => {
  clock = testClock();
});

/** The limiter of one process of the shop. */
const open = (batch: number, settings = {}) => {
  const deps = { db: database.db, clock, settings: { ...SETTINGS, ...settings } };
  return callLimit(deps, {
    kind: 'tests',
    times: 50,
    windowMs: 60_000,
    batch,
    message: inEnglish('Wait.'),
  });
};
const company = { registeredName: '', registrationNumber: '' };
const SETTINGS = {
  shopName: '',
  company,
  secret: '',
  paymentWindowCancels: false,
  trustProxy: false,
};

/** How many of these concurrent calls pass. */
async function countPassed(calls: readonly Promise<void>[]): Promise<number> {
  const results = await Promise.allSettled(calls);
  return results.filter(({ status }) => status === 'fulfilled').length;
}
const times = (count: number, call: () => Promise<void>) => Array.from({ length: count }, call);

test.each([1, 10])(
  'lets the allowed number through, in sequence or in parallel, in batches of %i',
  async (batch) => {
    const assertMay = open(batch);
    for (let call = 1; call <= 20; call += 1) await assertMay('aishah');
    expect(await countPassed(times(100, () => assertMay('aishah')))).toBe(30);
    await expect(assertMay('aishah')).rejects.toMatchObject({
      status: 429,
      code: 'too-many-requests',
      retryAfterS: 60,
      message: 'Wait.',
    });
    await assertMay('ben');
    clock.advance(60_000);
    await assertMay('aishah');
  },
);

test('several processes share the limit', async () => {
  const processes = [open(10), open(10), open(10)];
  const calls = processes.flatMap((assertMay) => times(40, () => assertMay('aishah')));
  expect(await countPassed(calls)).toBe(50);
});

test('a batch costs one statement', async () => {
  const assertMay = open(10);
  const insert = jest.spyOn(database.db, 'insert');
  for (let call = 1; call <= 30; call += 1) await assertMay('aishah');
  expect(insert).toHaveBeenCalledTimes(3);
  for (let call = 31; call <= 50; call += 1) await assertMay('aishah');
  // Finding out that no uses are left costs one more statement; later calls cost none.
  for (let call = 1; call <= 20; call += 1) await countPassed([assertMay('aishah')]);
  expect(insert).toHaveBeenCalledTimes(6);
  expect(await database.db.select().from(rateLimits)).toMatchObject([{ bucket: 'tests:aishah' }]);
});

test('counts in the process while the database is unavailable', async () => {
  const assertMay = open(10);
  jest.spyOn(database.db, 'insert').mockImplementation(() => {
    throw new DatabaseUnavailable(undefined);
  });
  expect(await countPassed(times(100, () => assertMay('aishah')))).toBe(50);
  clock.advance(60_000);
  await assertMay('aishah');
});

test('counts nothing when limits are off', async () => {
  const assertMay = open(1, { callLimits: false });
  expect(await countPassed(times(100, () => assertMay('aishah')))).toBe(100);
  expect(await database.db.select().from(rateLimits)).toEqual([]);
});
