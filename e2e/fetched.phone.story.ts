import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { givenDelivery } from './shopper/given';
import { holdBack, isHydrated, openAtOnce } from './support/start';
import { expect, story } from './support/story';

/** Which parts of the program a visit fetches, and when. */

story(
  'a page whose link is pressed opens without another request for its program',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    const { about } = await jsonOf<Record<string, Part>>('dist/client.chunks.json');
    const programs = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const ofAbout = about?.scripts.map((file) => `${baseURL}/${file}`) ?? [];
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    expect(ofAbout).toHaveLength(1);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    await link.scrollIntoViewIfNeeded();
    expect(await programs()).not.toEqual(expect.arrayContaining(ofAbout));
    await link.dispatchEvent('pointerdown');
    await expect.poll(programs).toEqual(expect.arrayContaining(ofAbout));
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Cloth first, then everything else',
    );
  },
);

/** A part of the program, in the build's own report. */
interface Part {
  readonly scripts: readonly string[];
}

interface Budget {
  readonly groups: readonly string[];
  /** KB */
  readonly limit: number;
}

async function jsonOf<Json>(file: string): Promise<Json> {
  return JSON.parse(await readFile(path.resolve(import.meta.dirname, '..', file), 'utf8')) as Json;
}
const budgetOf = async (visit: string): Promise<Budget> => {
  const { visits } = await jsonOf<{ visits: Record<string, Budget> }>('budgets.json');
  return visits[visit] ?? { groups: [], limit: 0 };
};

/** KB of JavaScript that have arrived, as they travel. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0),
  );

story(
  'the service prompt needs the JavaScript that is budgeted for it, and no shop behind it',
  async ({ page, watch }) => {
    const { limit } = await budgetOf('first question');
    const release = await holdBack(page, /\/assets\/\d+\.\w+\.js$/);
    await openAtOnce(page, '/');
    await isHydrated(page);
    const first = await fetched(page);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(limit);
    release();
    // The steps behind it need the shop's program; the page under them is neither opened nor filled.
    await page.getByRole('button', { name: 'Pick Up' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The only call: its `Date` header is the time by which days and slots are offered.
    expect(watch.asked.filter((asked) => asked.startsWith('/api/'))).toEqual([
      '/api/user/verifyToken',
    ]);
  },
);

story(
  'home is hydrated with the JavaScript that is budgeted for it',
  async ({ page, context, baseURL }) => {
    const { groups } = await budgetOf('home');
    const parts = await jsonOf<Record<string, Part>>('dist/client.chunks.json');
    const budgeted = groups.flatMap((group) => parts[group]?.scripts ?? []);
    await givenDelivery(context, baseURL ?? '');
    const others = new RegExp(`/(?!${budgeted.join('|')})assets/[^/]+\\.js$`);
    await holdBack(page, others);
    await openAtOnce(page, '/');
    await isHydrated(page);
    await expect(page.locator('main a[href^="/product/"]').first()).toBeAttached();
  },
);
