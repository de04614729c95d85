import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { slotCalls } from '@kedai/contract/calls/slots';
import { userCalls } from '@kedai/contract/calls/user';
import type { Page } from '@playwright/test';
import { givenFirstVisit } from '../../shopper/given';
import { expectHydrated, holdRequests, openWithoutWaiting } from '../../support/start';
import { expect, story } from '../../support/story';

const readJson = async <Json>(file: string): Promise<Json> =>
  JSON.parse(await readFile(path.resolve(import.meta.dirname, '../../..', file), 'utf8')) as Json;

/** The scripts of these chunks, in the report of the build. */
async function scriptsOf(...chunks: readonly string[]): Promise<readonly string[]> {
  type Chunks = Record<string, { readonly scripts: readonly string[] }>;
  const report = await readJson<Chunks>('dist/client.chunks.json');
  return chunks.flatMap((chunk) => report[chunk]?.scripts ?? []);
}

/** The chunks of a visit, and the limit of its JavaScript, KB. */
async function budgetOf(visit: string) {
  type Budget = { readonly groups: readonly string[]; readonly limit: number };
  const { visits } = await readJson<{ visits: Record<string, Budget> }>('budgets.json');
  return visits[visit] ?? { groups: [], limit: 0 };
}

story('pressing a link loads the code of its page', async ({ page, context, baseURL, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const loadedFiles = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const aboutScripts = (await scriptsOf('about')).map((file) => `${baseURL}/${file}`);
  await page.goto('/');
  await expectHydrated(page);
  expect(aboutScripts).toHaveLength(1);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  expect(await loadedFiles()).not.toEqual(expect.arrayContaining(aboutScripts));
  await link.dispatchEvent('pointerdown');
  await expect.poll(loadedFiles).toEqual(expect.arrayContaining(aboutScripts));
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cloth first, then everything else',
  );
});

story('a page whose code is still loading says so at once, and can be left', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const scripts = await scriptsOf('about');
  const release = await holdRequests(page, new RegExp(scripts.join('|')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^Loading page/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading page');
  await page.goBack();
  await expect(page).toHaveTitle(/^Kain/);
  await page.goForward();
  release();
  await expect(page).toHaveTitle(/^About/);
});

/** The JavaScript that the page has loaded, compressed, KB. */
const loadedKilobytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0),
  );

story('the service prompt keeps its budget and loads no shop page', async ({ page, watch }) => {
  await givenFirstVisit(page);
  const { limit } = await budgetOf('service prompt');
  const release = await holdRequests(page, /\/assets\/\d+\.\w+\.js$/);
  await openWithoutWaiting(page, '/');
  await expectHydrated(page);
  const loaded = await loadedKilobytes(page);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(limit);
  release();
  // The later steps load the shop, but do not render the page under them.
  await page.getByRole('button', { name: 'Pick Up' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The `Date` header of the first answer decides which days and slots are offered. The others have the places of the slots
  // and the hours of the branch.
  expect(watch.requests.filter((path) => path.startsWith('/api/')).toSorted()).toEqual([
    slotCalls.getSlots.path,
    outletCalls.outletList.path,
    userCalls.verifyToken.path,
  ]);
});

story('home hydrates within its JavaScript budget', async ({ page }) => {
  const budgeted = await scriptsOf(...(await budgetOf('home')).groups);
  const others = new RegExp(`/(?!${budgeted.join('|')})assets/[^/]+\\.js$`);
  await holdRequests(page, others);
  await openWithoutWaiting(page, '/');
  await expectHydrated(page);
  await expect(page.locator('main a[href^="/product/"]').first()).toBeAttached();
});
