import { existsSync, utimesSync } from 'node:fs';
import { SWEEP_AFTER_MS } from './areas/order/receiptSweep';
import { MINUTE_MS } from './ports/clock';
import { readSettings } from './settings';
import { openShop } from './shop';
import type { Database } from './store/database/database';
import { openTestDatabase } from './testing/database';
import { placeTestOrder } from './testing/orders';
import { testFolder, writeFile } from './testing/testFolder';
import { openTestShop } from './testing/testShop';
import { signUp } from './testing/visitor';

let mockDatabase: Database;
/** PGlite cannot start inside Jest's sandbox, so the shop opens on the database of the tests. */
jest.mock('./store/database/database', () => ({
  ...jest.requireActual('./store/database/database'),
  openDatabase: async () => mockDatabase,
}));

const folder = testFolder();
beforeEach(async () => {
  mockDatabase = await openTestDatabase();
});

/** Writes a file of this age into the data folder. @returns its absolute path */
function writeAged(name: string, ageMs: number): string {
  const filePath = writeFile(folder(name), name);
  const changedAt = new Date(Date.now() - ageMs);
  utimesSync(filePath, changedAt, changedAt);
  return filePath;
}

/** The shop prints the mails that it would send. */
beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => {}));

test('an opened shop removes old orphaned receipts and old abandoned uploads', async () => {
  const orderId = await placeTestOrder(await signUp(await openTestShop(mockDatabase.db)));
  const write = (name: string, ageMs: number) => ({
    receipt: writeAged(`receipts/receipts/${orderId}/${name}.jpg`, ageMs),
    upload: writeAged(`uploads/${name}`, ageMs),
  });
  const old = write('old', SWEEP_AFTER_MS + MINUTE_MS);
  const young = write('young', SWEEP_AFTER_MS - MINUTE_MS);
  const shop = await openShop(readSettings({ DATA_DIR: folder(), STOREFRONT_DIR: folder() }));
  // Closing waits for the cleanup that opening started.
  await shop.close();
  expect(existsSync(old.receipt)).toBe(false);
  expect(existsSync(old.upload)).toBe(false);
  expect(existsSync(young.receipt)).toBe(true);
  expect(existsSync(young.upload)).toBe(true);
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtps://mail.example.com',
};

test.each([
  ['outside production', {}, 200],
  ['and not in production', PRODUCTION, 404],
])('an opened shop describes its API %s', async (_, environment, status) => {
  const settings = readSettings({ DATA_DIR: folder(), STOREFRONT_DIR: folder(), ...environment });
  const shop = await openShop(settings);
  for (const page of ['/api/docs', '/api/docs/start.js', '/api/openapi.json']) {
    const response = await shop.fetch(new Request(`http://shop.test${page}`));
    expect(response.status).toBe(status);
  }
  await shop.close();
});
