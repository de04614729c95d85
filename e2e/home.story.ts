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
  await page.goto('/');
  // The page can be used: the first question is there, and below it what the catalogue answered.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pick Up' })).toBeVisible();
  await expect(page.locator('main a[href^="/product/"]').first()).toBeAttached();
  const fetched = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize);
  });
  expect(fetched.length).toBeGreaterThan(0);
  const bytes = fetched.reduce((sum, size) => sum + size, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(budgets.visits.home.limit);
});
