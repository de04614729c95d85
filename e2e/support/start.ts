import { expect, type Page } from '@playwright/test';

/** What starts a page's program. */
export const MAIN = '**/assets/main.*.js';

/** Holds what a page asks for back. @returns lets it through. */
export async function holdBack(page: Page, pattern: string | RegExp = MAIN): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page without waiting for anything that it asks for. */
export const openAtOnce = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

/** Until the program has taken the whole page over. */
export const isAlive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-alive', 'all');
