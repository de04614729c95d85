import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browserOptions';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';
import { type Figure, worst } from '../lib/goals';
import { mediansOf } from '../lib/statistics';
import { costOf } from './catalogue';
import { categories, type Judgement, judgeInTurn } from './lighthouse';
import { costOfList } from './listSize';
import { ratioToBare } from './processor';
import { examineReceipts } from './receipts';
import { makeReferences } from './references';
import { routeChanges } from './routes';
import { tapsOf } from './taps';
import { expectDisplay, POINTERS, WINDOW_ARGS } from './taps/displayPointer';
import { growthOfUse } from './use';
import { type Visit, type Visitor, visit } from './visit';

const root = path.resolve(import.meta.dirname, '../..');
/** The storefront that is measured. */
export const build = path.join(root, 'dist/client');
/** Where the bench writes what it compares with. */
const made = path.join(root, '.cache/bench');

/** Measures one part of the running shop, `runs` times, and prints its table. @returns what goals are set for */
type Part = (shop: ShopServer, runs: number) => Promise<readonly Figure[]>;

/** How those taps are called that are no taps of the shop: what they are compared with. */
const ALONE = 'alone on a page';

const SIZES = [10, 1_000, 10_000, 100_000];

const rounded = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toFixed(2))]));

/** Does something with a server or a browser, which ends with it, however that went. */
async function withShop<Result>(folder: string, work: (shop: ShopServer) => Promise<Result>) {
  const shop = await startShop({ STOREFRONT_DIR: folder });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  options: LaunchOptions = launchOptions,
) {
  const browser = await chromium.launch(options);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const byName = <Row>(rows: readonly Row[], name: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [name(row), row]));

/** The pages of which something is promised, home first. */
async function pagesOf(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/api/product/list`);
  const { products } = (await answer.json()) as { products: readonly { readonly id: string }[] };
  return ['/', '/collection', `/product/${products[0]?.id}`, '/cart'];
}

/** What is promised of home alone. */
const onlyHome = <Row>(pages: Readonly<Record<string, Row>>) =>
  Object.fromEntries(Object.entries(pages).slice(0, 1));

/** A page of the shop beside the same page without script. */
interface Beside<Measure> {
  readonly ours: Measure;
  readonly limit: Measure;
}

const visitRow = (one: Visit, limit: Visit) => ({
  'FCP ms': Math.round(one.fcp),
  'FCP ×': (one.fcp / limit.fcp).toFixed(2),
  'LCP ms': Math.round(one.lcp),
  'LCP ×': (one.lcp / limit.lcp).toFixed(2),
  CLS: one.cls.toFixed(3),
  'TBT above ms': Math.round(one.tbt - limit.tbt),
  KB: one.kilobytes.toFixed(0),
  'JS KB': one.scripts.toFixed(0),
  'JS until used KB': one.scriptsUntilUsed.toFixed(0),
  requests: one.requests,
});

const measureVisits: Part = async ({ origin }, runs) => {
  const references = makeReferences(build, path.join(made, 'pages'));
  const rows: Record<string, object> = {};
  const firsts: Record<string, Beside<Visit>> = {};
  await withBrowser((browser) =>
    withShop(references.noScript, (bare) =>
      withShop(references.inBrowser, async (inBrowser) => {
        const medians = async (url: string, visitor: Visitor): Promise<Visit> => {
          const visits: Visit[] = [];
          for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, visitor));
          return mediansOf(visits);
        };
        for (const page of await pagesOf(origin)) {
          const limit = await medians(bare.origin + page, 'new');
          const ours = await medians(origin + page, 'new');
          firsts[`${page}, first visit`] = { ours, limit };
          const visits = {
            'no script': limit,
            'first visit': ours,
            'service chosen': await medians(origin + page, 'chosen'),
            'second visit': await medians(origin + page, 'back'),
            'in the browser': await medians(inBrowser.origin + page, 'chosen'),
          };
          for (const [name, one] of Object.entries(visits)) {
            rows[`${page} ${name}`] = visitRow(one, limit);
          }
        }
      }),
    ),
  );
  console.log(
    '\nPages, phone, 150 ms and 1.6 Mbit/s, CPU 4x; × is to the same page without script',
  );
  console.table(rows);
  const home = onlyHome(firsts);
  return [
    worst('scripts', home, ({ ours }) => ours.scriptsUntilUsed),
    worst('FCP', firsts, ({ ours }) => ours.fcp),
    worst('LCP', firsts, ({ ours }) => ours.lcp),
    worst('CLS', firsts, ({ ours }) => ours.cls),
    worst('TBT', firsts, ({ ours, limit }) => ours.tbt - limit.tbt),
    worst('kilobytes', home, ({ ours }) => ours.kilobytes),
  ];
};

const measureByLighthouse: Part = async ({ origin }, runs) => {
  const { noScript } = makeReferences(build, path.join(made, 'pages'));
  const rows: Record<string, object> = {};
  const judged: Record<string, Beside<Judgement>> = {};
  await withShop(noScript, async (bare) => {
    for (const page of await pagesOf(origin)) {
      const [ours, limit] = await judgeInTurn([origin + page, bare.origin + page], runs);
      if (ours === undefined || limit === undefined) throw new Error('Nothing was measured.');
      judged[`${page}, Lighthouse`] = { ours, limit };
      rows[page] = { ...rounded(ours), 'TBT above': Math.round(ours.TBT - limit.TBT) };
      rows[`${page} no script`] = rounded(limit);
    }
  });
  console.log(
    '\nLighthouse, phone, in turn with the same page without script: points of 100, ms, KB; machine is its index of speed',
  );
  console.table(rows);
  const same = [...categories, 'FCP', 'LCP', 'CLS'] as const;
  return [
    ...same.map((name) => worst(name, judged, ({ ours }) => ours[name])),
    worst('TBT', judged, ({ ours, limit }) => ours.TBT - limit.TBT),
    worst('kilobytes', onlyHome(judged), ({ ours }) => ours.bytes),
  ];
};

const measureLists: Part = async ({ origin }) => {
  const rows: object[] = [];
  await withBrowser(async (browser) => {
    for (const size of SIZES) rows.push(rounded(await costOfList(browser, origin, size)));
  });
  console.log('\nThe collection by the size of the list, CPU 4x: MB, ms');
  console.table(rows);
  return [];
};

const measureRoutes: Part = async ({ origin }, runs) => {
  const changes = await withBrowser((browser) => routeChanges(browser, origin, runs));
  console.log('\nFrom a click to the other page, phone, CPU 4x: ms');
  console.table(changes);
  const times = ['first', 'again'] as const;
  return times.map((time) =>
    worst(
      'route',
      byName(changes, ({ route }) => `${route}, ${time}`),
      (change) => change[time],
    ),
  );
};

const measureUse: Part = async ({ origin }) => {
  const growth = await withBrowser((browser) => growthOfUse(browser, origin));
  const { routes, dialogs } = growth;
  console.log('\nLong use, CPU 4x: what is left of it');
  console.table([routes, dialogs]);
  const all = byName([routes, dialogs], ({ what }) => what);
  return [
    { goal: 'route', where: routes.what, measured: routes.painted },
    { goal: 'dialog', where: dialogs.what, measured: dialogs.painted },
    worst('nodes', all, ({ nodes }) => nodes),
    worst('listeners', all, ({ listeners }) => listeners),
  ];
};

const measureTaps: Part = async ({ origin }, runs) => {
  await expectDisplay();
  const args = [...launchOptions.args, ...WINDOW_ARGS];
  const taps = await withBrowser(
    (browser) => tapsOf(browser, origin, runs, path.join(made, 'taps')),
    { ...launchOptions, args, headless: false },
  );
  console.log('\nTaps on a phone, CPU 4x: ms to the next frame');
  console.table(taps);
  const ofTheShop = taps.filter(({ tap }) => !tap.endsWith(ALONE));
  return POINTERS.map((pointer) =>
    worst(
      'tap',
      byName(ofTheShop, ({ tap }) => `${tap}, ${pointer}`),
      (tap) => tap[pointer],
    ),
  );
};

const measureCatalogue: Part = async () => {
  console.log('\nThe product list by its size, ms, in Node');
  console.table(SIZES.map(costOf).map(rounded));
  return [];
};

const measureServer: Part = async ({ origin, pid }) => {
  const call = '/api/product/list';
  const ratio = await ratioToBare(origin + call, pid());
  console.log(`\nGET ${call}, processor time to bare node:http: ${ratio.toFixed(2)}`);
  return [{ goal: 'processor', where: call, measured: ratio }];
};

/** In the order in which they are measured. */
export const PARTS = {
  visits: measureVisits,
  lighthouse: measureByLighthouse,
  list: measureLists,
  routes: measureRoutes,
  use: measureUse,
  taps: measureTaps,
  catalogue: measureCatalogue,
  server: measureServer,
  receipts: examineReceipts,
} as const satisfies Readonly<Record<string, Part>>;
