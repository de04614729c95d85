/**
 * `npm run screens`: a picture of every screen and state of both shops, in .cache/screens. `-- --axe` examines them as well,
 * `-- --only=cart,home` takes those whose names begin so, `-- --widths=390`; SHOP names the one shop to look at.
 */
import { findBrowser } from './lib/browser.mjs';
import { checkNode } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { buildIfChanged, folderOfShop, shop } from './lib/storefront.mjs';

const given = process.argv.slice(2);

/** What is built is chosen by the environment, so each shop is looked at by a process of its own. */
async function eachShop() {
  const failed = [];
  for (const SHOP of ['clothing', 'bakery']) {
    await run(process.execPath, [at('scripts/screens.mjs'), ...given], { SHOP }).catch((error) =>
      failed.push(error),
    );
  }
  if (failed.length > 0) throw failed[0];
}

async function oneShop() {
  let browser = '';
  await step('Finding a browser', async () => {
    browser = await findBrowser();
    return browser || "Playwright's own";
  });
  await step('Building the storefront', () => buildIfChanged(folderOfShop()));
  await step(`Looking at every screen of the ${shop} shop`, () =>
    run(process.execPath, ['--import', 'tsx', at('scripts/screens/main.ts'), ...given], {
      CHROME_PATH: browser,
      SHOP: shop,
      STOREFRONT_DIR: at(folderOfShop()),
    }),
  );
}

checkNode();
await runSteps(process.env.SHOP ? oneShop : eachShop);
