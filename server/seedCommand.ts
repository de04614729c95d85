/**
 * `npm run seed`: fills an empty database with the catalogue and contents of SHOP, as a start does. It says what a database
 * in use holds, and changes nothing there.
 *
 * `-- --replace` deletes the products, news, outlets, pictures and fees and loads those of this version. With orders in the
 * database it needs `--despite-orders` too. Accounts, carts and orders stay. The shop must be closed when its database is
 * the embedded one.
 */
import { parseArgs } from 'node:util';
import { loadSeed, readStoredContents, replaceSeed, type StoredContents } from './seed/loadSeed';
import { seedOf } from './seed/worlds';
import { settingsOrExit } from './settingsOrExit';
import { type Database, openDatabase } from './store/database';

const { values: asked } = parseArgs({
  options: {
    replace: { type: 'boolean', default: false },
    'despite-orders': { type: 'boolean', default: false },
  },
});

const settings = await settingsOrExit();
const print = (text: string) => process.stdout.write(`${text}\n`);

function summarize({ shop, rows, orders }: StoredContents): string {
  const of = shop === null ? '' : ` of the shop "${shop}"`;
  return (
    `The database has ${rows.products} products, ${rows.news} news, ${rows.outlets} outlets, ${rows.sliders} slider pictures ` +
    `and ${rows.shippingRates} shipping fees${of}, and ${orders} orders.`
  );
}

/** @returns whether what was asked for is done */
async function seed({ db }: Database): Promise<boolean> {
  const { shop } = settings;
  const world = await seedOf(shop);
  const stored = await readStoredContents(db);
  if (!asked.replace) {
    if (await loadSeed(db, shop, world)) {
      print(`The database was empty. It has the catalogue of the shop "${shop}" now.`);
      return true;
    }
    print(`${summarize(stored)} Nothing was changed.`);
    print('To replace them, but not the orders: npm run seed -- --replace');
    return false;
  }
  print(summarize(stored));
  if (stored.orders > 0 && !asked['despite-orders']) {
    print('Nothing was changed, because the shop has orders. Add --despite-orders to replace it.');
    return false;
  }
  await replaceSeed(db, shop, world);
  print(`${summarize(await readStoredContents(db))} They were replaced.`);
  return true;
}

async function main(): Promise<void> {
  const database = await openDatabase({
    dataDir: settings.dataDir,
    ...(settings.databaseUrl !== undefined && { url: settings.databaseUrl }),
  });
  try {
    if (!(await seed(database))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
