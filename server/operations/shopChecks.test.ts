import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/database';
import { testClock, testFiles, testMailer } from '../testing/fakes';
import { testFolder } from '../testing/testFolder';
import { readinessProbe } from './readiness';
import { shopChecks } from './shopChecks';

const database = testDatabase();
const folder = testFolder();

const readReadiness = (parts: Partial<Parameters<typeof shopChecks>[0]> = {}) =>
  readinessProbe(
    shopChecks({
      db: database.db,
      mailer: testMailer(),
      files: testFiles(testClock()),
      dataDir: folder(),
      ...parts,
    }),
  )();

const ALL_OK = { database: 'ok', migrations: 'ok', files: 'ok', mail: 'ok' };

test('a shop in order is ready', async () => {
  expect(await readReadiness()).toEqual({ status: 'ready', parts: ALL_OK });
});

test('a shop without a mail server still sells', async () => {
  const mailer = testMailer();
  mailer.check = () => Promise.reject(new Error('connect ECONNREFUSED'));
  expect(await readReadiness({ mailer })).toEqual({
    status: 'degraded',
    parts: { ...ALL_OK, mail: 'does not respond' },
  });
});

test('is not ready without its folder', async () => {
  expect(await readReadiness({ dataDir: folder('missing') })).toEqual({
    status: 'not ready',
    parts: { ...ALL_OK, files: 'cannot be written' },
  });
});

test('is not ready while the store of receipts does not respond', async () => {
  const files = testFiles(testClock());
  files.get = () => Promise.reject(new Error('connect ECONNREFUSED'));
  expect(await readReadiness({ files })).toEqual({
    status: 'not ready',
    parts: { ...ALL_OK, files: 'does not respond' },
  });
});

test('is not ready on a database of an earlier version', async () => {
  const rollback = new Error('rolled back');
  const reading = database.db.transaction(async (transaction) => {
    await transaction.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    expect(await readReadiness({ db: transaction })).toEqual({
      status: 'not ready',
      parts: { ...ALL_OK, migrations: 'are older than this version' },
    });
    throw rollback;
  });
  await expect(reading).rejects.toBe(rollback);
});
