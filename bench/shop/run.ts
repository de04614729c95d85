/**
 * `npm run bench`: measures the built shop beside pages that it makes of the same build, and prints tables.
 *
 *     npm run build && npm run bench -- [--runs 5] [--only visits|lighthouse|routes|use|taps|list|catalogue|server|receipts]
 *
 * All but taps when nothing is named: those are made in a window, with the mouse of the display, for which they need one of X,
 * of their own best (`xvfb-run -a`), and `xdotool`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browserOptions';
import { startShop } from '../../e2e/support/shopServer';
import { oneOf, times } from '../lib/asked';
import { mediansOf } from '../lib/statistics';
import { costOf } from './catalogue';
import { judgeInTurn } from './lighthouse';
import { costOfList } from './listSize';
import { ratioToBare } from './processor';
import { makeReferences } from './references';
import { routeChanges } from './routes';
import { tapsOf } from './taps';
import { expectDisplay, WINDOW_ARGS } from './taps/displayPointer';
import { growthOfUse } from './use';
import { type Visit, type Visitor, visit } from './visit';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const PARTS = [
  'visits',
  'lighthouse',
  'routes',
  'use',
  'taps',
  'list',
  'catalogue',
  'server',
  'receipts',
] as const;
type Part = (typeof PARTS)[number];
const runs = times('--runs', values.runs);
const only = values.only === undefined ? null : oneOf('--only', values.only, PARTS);
const wants = (part: Part) => only === null || only === part;

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'dist/client');
/** Where the bench writes what it compares with. */
const made = path.join(root, '.cache/bench');
if (!existsSync(build)) throw new Error('There is no build to measure. Run "npm run build" first.');

async function medians(browser: Browser, url: string, visitor: Visitor): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, visitor));
  return mediansOf(visits);
}

const SIZES = [10, 1_000, 10_000, 100_000];

async function pagesOf(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/api/product/list`);
  const { products } = (await answer.json()) as { products: readonly { readonly id: string }[] };
  return ['/', '/collection', `/product/${products[0]?.id}`, '/cart'];
}

const rounded = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));

async function measureByLighthouse(origin: string): Promise<void> {
  const { noScript } = makeReferences(build, path.join(made, 'pages'));
  const bare = await startShop({ STOREFRONT_DIR: noScript });
  const rows: Record<string, object> = {};
  try {
    for (const page of await pagesOf(origin)) {
      const [ours, limit] = await judgeInTurn([origin + page, bare.origin + page], runs);
      if (ours === undefined || limit === undefined) throw new Error('Nothing was measured.');
      rows[page] = { ...rounded(ours), 'TBT above': Math.round(ours.TBT - limit.TBT) };
      rows[`${page} no script`] = rounded(limit);
    }
  } finally {
    await bare.stop();
  }
  console.log(
    '\nLighthouse, phone, in turn with the same page without script: points of 100, ms, KB; machine is its index of speed',
  );
  console.table(rows);
}

async function measureLists(browser: Browser, origin: string): Promise<void> {
  const rows: object[] = [];
  for (const size of SIZES) rows.push(rounded(await costOfList(browser, origin, size)));
  console.log('\nThe collection by the size of the list, CPU 4x: MB, ms');
  console.table(rows);
}

async function measureTaps(origin: string): Promise<void> {
  await expectDisplay();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, ...WINDOW_ARGS],
    headless: false,
  });
  try {
    console.log('\nTaps on a phone, CPU 4x: ms to the next frame');
    console.table(await tapsOf(browser, origin, runs, path.join(made, 'taps')));
  } finally {
    await browser.close();
  }
}

async function measureVisits(browser: Browser, origin: string): Promise<void> {
  const references = makeReferences(build, path.join(made, 'pages'));
  const bare = await startShop({ STOREFRONT_DIR: references.noScript });
  const inBrowser = await startShop({ STOREFRONT_DIR: references.inBrowser });
  const rows: Record<string, object> = {};
  for (const page of await pagesOf(origin)) {
    const limit = await medians(browser, bare.origin + page, 'new');
    const row = (name: string, one: Visit) => {
      rows[`${page} ${name}`] = {
        'FCP ms': Math.round(one.fcp),
        'FCP ×': (one.fcp / limit.fcp).toFixed(2),
        'LCP ms': Math.round(one.lcp),
        'LCP ×': (one.lcp / limit.lcp).toFixed(2),
        CLS: one.cls.toFixed(3),
        'TBT above ms': Math.round(one.tbt - limit.tbt),
        KB: one.kilobytes.toFixed(0),
        'JS KB': one.scripts.toFixed(0),
        requests: one.requests,
      };
    };
    row('no script', limit);
    row('first visit', await medians(browser, origin + page, 'new'));
    row('service chosen', await medians(browser, origin + page, 'chosen'));
    row('second visit', await medians(browser, origin + page, 'back'));
    row('in the browser', await medians(browser, inBrowser.origin + page, 'chosen'));
  }
  await bare.stop();
  await inBrowser.stop();
  console.log(
    '\nPages, phone, 150 ms and 1.6 Mbit/s, CPU 4x; × is to the same page without script',
  );
  console.table(rows);
}

const shop = await startShop();
const needsBrowser = (['visits', 'routes', 'use', 'list'] as const).some(wants);
const browser = needsBrowser ? await chromium.launch(launchOptions) : undefined;
try {
  if (browser && wants('visits')) await measureVisits(browser, shop.origin);
  if (wants('lighthouse')) await measureByLighthouse(shop.origin);
  if (browser && wants('list')) await measureLists(browser, shop.origin);
  if (browser && wants('routes')) {
    console.log('\nFrom a click to the other page, phone, CPU 4x: ms');
    console.table(await routeChanges(browser, shop.origin, runs));
  }
  if (browser && wants('use')) {
    console.log('\nLong use, CPU 4x: what is left of it');
    console.table(await growthOfUse(browser, shop.origin));
  }
  // Only when asked for: it takes the mouse.
  if (only === 'taps') await measureTaps(shop.origin);
  if (wants('catalogue')) {
    console.log('\nThe product list by its size, ms, in Node');
    console.table(SIZES.map(costOf).map(rounded));
  }
  if (wants('server')) {
    const ratio = await ratioToBare(`${shop.origin}/api/product/list`, shop.pid());
    console.log(`\nGET /api/product/list, processor time to bare node:http: ${ratio.toFixed(2)}`);
  }
  if (wants('receipts')) {
    const examination = path.resolve(import.meta.dirname, '../receipts/run.ts');
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', examination, '--quiet'], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  }
} finally {
  await browser?.close();
  await shop.stop();
}
