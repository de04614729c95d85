import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { givenDelivery } from './shopper/given';
import { holdBack, isAlive } from './support/start';
import { expect, story } from './support/story';

/** What a visit fetches of the program, and when. */

story(
  'a page whose link was in view opens without asking for its program',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    const report = path.resolve(import.meta.dirname, '../dist/client.chunks.json');
    const { about } = JSON.parse(await readFile(report, 'utf8')) as Record<string, Part>;
    const programs = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const ofAbout = about?.scripts.map((file) => `${baseURL}/${file}`) ?? [];
    await givenDelivery(context, baseURL ?? '');
    // In the header of a wider window this link is in view from the beginning.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await isAlive(page);
    expect(ofAbout).toHaveLength(1);
    expect(await programs()).not.toEqual(expect.arrayContaining(ofAbout));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    await link.scrollIntoViewIfNeeded();
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

/** Checks what budgets.json says against what a browser really fetches. */
story('a first visit costs no more JavaScript than budgeted', async ({ page }) => {
  const file = await readFile(path.resolve(import.meta.dirname, '../budgets.json'), 'utf8');
  const { visits } = JSON.parse(file) as { visits: Record<string, { limit: number }> };
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0),
    );
  // The question needs the entry alone.
  const hold = await holdBack(page, /\/assets\/\d+\.\w+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await isAlive(page);
  const first = await fetched();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(visits['first question']?.limit ?? 0);
  hold();
  // The shop behind the question is opened when the visitor begins to do something.
  await page.keyboard.press('Shift');
  await expect(page.locator('main a[href^="/product/"]').first()).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await fetched()).toBeLessThanOrEqual(visits.home?.limit ?? 0);
});
