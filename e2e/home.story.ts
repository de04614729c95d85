import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, story } from './support/story';

story('the shop opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Kain & Roti/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

/** Checks what budgets.json says of home against what a browser really fetches. */
story('the first visit costs no more JavaScript than budgeted', async ({ page }) => {
  const file = await readFile(path.resolve(import.meta.dirname, '../budgets.json'), 'utf8');
  const budgets = JSON.parse(file) as { visits: { home: { limit: number } } };
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1024).toBeLessThanOrEqual(budgets.visits.home.limit);
});
