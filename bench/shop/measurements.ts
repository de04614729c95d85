import path from 'node:path';
import { productCalls } from '@kedai/contract/calls/product';
import { type Language, languageIds, languages } from '@kedai/contract/protocol/languages';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browserOptions';
import { type ShopServer, startShop } from '../../e2e/support/shopServer';
import { type Figure, worstOf } from '../../scripts/lib/goals';
import { mediansOf, rounded } from '../../scripts/lib/statistics';
import { buildPagesWithoutScripts, buildServedPages } from './baselines';
import { categories, type LighthouseResult, runLighthouse } from './lighthouse';
import { costOfList } from './listSize';
import { costOfPages } from './pages';
import { routeChanges } from './routes';
import { type Visit, type Visitor, visit } from './visit';

const root = path.resolve(import.meta.dirname, '../..');
/** The built storefront. */
export const build = path.join(root, 'dist/client');
/** The folder of the baselines. */
const cacheFolder = path.join(root, '.cache/bench');

/** Measures one part of the shop `runs` times and prints a table. @returns the values that have goals */
type Measurement = (shop: ShopServer, runs: number) => Promise<readonly Figure[]>;

/** The products whose pages are rendered. */
const PAGES = 1000;

const SIZES = [10, 1_000, 10_000, 100_000];

/** Runs a task with a shop that is stopped afterwards. */
async function withShop<Result>(folder: string, task: (shop: ShopServer) => Promise<Result>) {
  const shop = await startShop({ STOREFRONT_DIR: folder });
  try {
    return await task(shop);
  } finally {
    await shop.stop();
  }
}

async function withBrowser<Result>(task: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch(launchOptions);
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

const byName = <Row>(rows: readonly Row[], name: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [name(row), row]));

/** The pages with goals; home is first. */
async function pagesOf(origin: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}${productCalls.list.path}`);
  const { products } = (await response.json()) as { products: readonly { readonly id: string }[] };
  return ['/', '/collection', `/product/${products[0]?.id}`, '/cart'];
}

/** For goals that only apply to home. */
const homeOnly = <Row>(pages: Readonly<Record<string, Row>>) =>
  Object.fromEntries(Object.entries(pages).slice(0, 1));

/** A page and the same page without scripts. */
interface Comparison<Measure> {
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

const measureVisits: Measurement = async ({ origin }, runs) => {
  const folder = path.join(cacheFolder, 'pages');
  const noScript = buildPagesWithoutScripts(build, folder);
  const pages = await pagesOf(origin);
  const served = await buildServedPages(build, folder, origin, pages);
  const rows: Record<string, object> = {};
  const firsts: Record<string, Comparison<Visit>> = {};
  await withBrowser((browser) =>
    withShop(noScript, (bare) =>
      withShop(served, async (bareChosen) => {
        const medians = async (url: string, visitor: Visitor): Promise<Visit> => {
          const visits: Visit[] = [];
          for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, visitor));
          return mediansOf(visits);
        };
        for (const page of pages) {
          const limit = await medians(bare.origin + page, 'new');
          const chosenLimit = await medians(bareChosen.origin + page, 'new');
          const ours = await medians(origin + page, 'new');
          firsts[`${page}, first visit`] = { ours, limit };
          const visits: Readonly<Record<string, readonly [ours: Visit, limit: Visit]>> = {
            'prompt, no script': [limit, limit],
            'first visit': [ours, limit],
            'page, no script': [chosenLimit, chosenLimit],
            'service chosen': [await medians(origin + page, 'chosen'), chosenLimit],
            'second visit': [await medians(origin + page, 'back'), chosenLimit],
          };
          for (const [name, pair] of Object.entries(visits)) {
            rows[`${page} ${name}`] = visitRow(...pair);
          }
        }
      }),
    ),
  );
  console.log(
    '\nPages, phone, 150 ms and 1.6 Mbit/s, CPU 4x; × is relative to the same page without scripts',
  );
  console.table(rows);
  const home = homeOnly(firsts);
  return [
    worstOf('scripts', home, ({ ours }) => ours.scriptsUntilUsed),
    worstOf('FCP', firsts, ({ ours }) => ours.fcp),
    worstOf('LCP', firsts, ({ ours }) => ours.lcp),
    worstOf('CLS', firsts, ({ ours }) => ours.cls),
    worstOf('TBT', firsts, ({ ours, limit }) => ours.tbt - limit.tbt),
    worstOf('kilobytes', home, ({ ours }) => ours.kilobytes),
  ];
};

/** Compares the first screen of each translation with the English one, in turn, because the machine is shared. */
const measureLanguages: Measurement = async ({ origin }, runs) => {
  const visits: Record<Language, Visit[]> = { en: [], ms: [], zh: [] };
  await withBrowser(async (browser) => {
    for (let run = 0; run < runs; run += 1) {
      for (const id of languageIds) {
        visits[id].push(await visit(browser, `${origin}${languages[id].prefix}/`, 'new'));
      }
    }
  });
  const medians = (id: Language) => mediansOf(visits[id]);
  console.log('\nHome in each language, first visit, phone, CPU 4x');
  console.table(
    Object.fromEntries(languageIds.map((id) => [id, visitRow(medians(id), medians('en'))])),
  );
  return languageIds
    .filter((id) => id !== 'en')
    .map((id) => ({
      goal: 'LCP of languages',
      where: `${languages[id].prefix}/`,
      measured: medians(id).lcp / medians('en').lcp,
    }));
};

const measureByLighthouse: Measurement = async ({ origin }, runs) => {
  const noScript = buildPagesWithoutScripts(build, path.join(cacheFolder, 'pages'));
  const rows: Record<string, object> = {};
  const results: Record<string, Comparison<LighthouseResult>> = {};
  await withShop(noScript, async (bare) => {
    for (const page of await pagesOf(origin)) {
      const [ours, limit] = await runLighthouse([origin + page, bare.origin + page], runs);
      if (ours === undefined || limit === undefined) throw new Error('Nothing was measured.');
      results[`${page}, Lighthouse`] = { ours, limit };
      rows[page] = { ...rounded(ours), 'TBT above': Math.round(ours.TBT - limit.TBT) };
      rows[`${page} no script`] = rounded(limit);
    }
  });
  console.log(
    '\nLighthouse, phone, alternating with the same page without scripts: scores of 100, ms, KB; machine is the benchmark index',
  );
  console.table(rows);
  const same = [...categories, 'FCP', 'LCP', 'CLS'] as const;
  return [
    ...same.map((name) => worstOf(name, results, ({ ours }) => ours[name])),
    worstOf('TBT', results, ({ ours, limit }) => ours.TBT - limit.TBT),
    worstOf('kilobytes', homeOnly(results), ({ ours }) => ours.bytes),
  ];
};

const measureLists: Measurement = async ({ origin }) => {
  const rows: object[] = [];
  await withBrowser(async (browser) => {
    for (const size of SIZES) rows.push(rounded(await costOfList(browser, origin, size)));
  });
  console.log('\nThe collection by the size of the list, CPU 4x: MB, ms');
  console.table(rows);
  return [];
};

const measureRoutes: Measurement = async ({ origin }, runs) => {
  const changes = await withBrowser((browser) => routeChanges(browser, origin, runs));
  console.log('\nFrom a click to the other page, phone, CPU 4x: ms');
  console.table(changes);
  const times = ['first', 'again'] as const;
  return times.map((time) =>
    worstOf(
      time === 'first' ? 'first route' : 'route',
      byName(changes, ({ route }) => route),
      (change) => change[time],
    ),
  );
};

const measurePages: Measurement = async () => {
  const cost = await costOfPages(PAGES);
  console.log(
    '\nThe pages of all products, rendered in the background, then requested: s, processor ms per page, MB, KB, × bare node:http',
  );
  console.table([rounded(cost)]);
  const where = `${cost.products} product pages`;
  return [
    { goal: 'all pages', where, measured: cost.seconds },
    { goal: 'rendering', where, measured: cost.rendered },
    { goal: 'cached page', where, measured: cost.requestsPerSecond },
  ];
};

/** In the order of their execution. */
export const MEASUREMENTS = {
  visits: measureVisits,
  languages: measureLanguages,
  lighthouse: measureByLighthouse,
  list: measureLists,
  routes: measureRoutes,
  pages: measurePages,
} as const satisfies Readonly<Record<string, Measurement>>;
