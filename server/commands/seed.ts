/**
 * `npm run seed`: fills an empty database with the catalogue and contents of SHOP, as a start does. For a database in
 * use it prints a summary and changes nothing.
 *
 * `-- --replace` deletes the products, news, outlets, pictures and fees and loads those of this version. If the
 * database has orders, it also needs `--despite-orders`. Accounts, carts and orders stay. Close the shop first if it
 * uses the embedded database.
 */

import { loadSeed, readStoredContents, replaceSeed, type StoredContents } from '../seed/loadSeed';
import { seedOf } from '../seed/seeds';
import { type Database, openDatabase } from '../store/database/database';
import { assertOwner } from '../store/database/dataFolder';
import { readArguments, runCommand } from './commandLine';
import { databaseName } from './databaseName';
import { settingsOrExit } from './settingsOrExit';

const { values: flags } = readArguments(
  {
    options: {
      replace: { type: 'boolean', default: false },
      'despite-orders': { type: 'boolean', default: false },
    },
  },
  'npm run seed [-- --replace [--despite-orders]]',
);

const settings = await settingsOrExit();
const print = (text: string) => process.stdout.write(`${text}\n`);

function summarize({ shop, rows, orders }: StoredContents): string {
  const of = shop === null ? '' : ` of the shop "${shop}"`;
  return (
    `${databaseName(settings)} has ${rows.products} products, ${rows.news} news, ${rows.outlets} outlets, ${rows.sliders} slider pictures ` +
    `and ${rows.shippingRates} shipping fees${of}, and ${orders} orders.`
  );
}

/** @returns whether the requested work is done */
async function runSeed({ db }: Database): Promise<boolean> {
  const { shop } = settings;
  const seed = await seedOf(shop);
  const stored = await readStoredContents(db);
  if (!flags.replace) {
    if (await loadSeed(db, shop, seed, settings.pictureOrigins)) {
      print(`It was empty. ${summarize(await readStoredContents(db))}`);
      return true;
    }
    print(`${summarize(stored)} Nothing was changed.`);
    print('To replace them, but not the orders: npm run seed -- --replace');
    return false;
  }
  print(summarize(stored));
  if (stored.orders > 0 && !flags['despite-orders']) {
    print('Nothing was changed, because the shop has orders. Add --despite-orders to replace it.');
    return false;
  }
  await replaceSeed(db, shop, seed, settings.pictureOrigins);
  print(`${summarize(await readStoredContents(db))} They were replaced.`);
  return true;
}

async function main(): Promise<void> {
  await assertOwner(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    if (!(await runSeed(database))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
