/**
 * `npm run screens`: takes a screenshot of every screen and state of both shops into .cache/screens. Takes Playwright's
 * options: `-- --project 390` for one width, `-- -g cart` for some names. AXE=1 checks accessibility too; SHOP selects one
 * shop.
 */
import { findBrowser } from './lib/browser.mjs';
import { checkNode } from './lib/node.mjs';
import { fromRoot } from './lib/root.mjs';
import { run, tool } from './lib/run.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { buildIfChanged, folderOfShop, shop } from './lib/storefront.mjs';

const args = process.argv.slice(2);

/** The environment selects the build, so each shop needs its own process. */
async function eachShop() {
  const failed = [];
  for (const SHOP of ['clothing', 'bakery']) {
    await run(process.execPath, [fromRoot('scripts/screens.mjs'), ...args], { SHOP }).catch(
      (error) => failed.push(error),
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
  await step(`Taking screenshots of the ${shop} shop`, () =>
    tool('@playwright/test/cli.js', ['test', '-c', 'scripts/screens', ...args], {
      CHROME_PATH: browser,
      SHOP: shop,
      STOREFRONT_DIR: fromRoot(folderOfShop()),
    }),
  );
}

checkNode();
await runSteps(process.env.SHOP ? oneShop : eachShop);
