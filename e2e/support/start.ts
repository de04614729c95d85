import { expect, type Page } from '@playwright/test';

/** The entry script of every page. */
export const MAIN = '**/assets/main.*.js';

/** Pauses the matching requests of a page. @returns releases them */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp = MAIN,
): Promise<() => void> {
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

/** Opens a page without waiting for its requests. */
export const openWithoutWaiting = (page: Page, url: string) =>
  page.goto(url, { waitUntil: 'commit' });

/** Waits until the whole page is hydrated. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
