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

/**
 * Counts how often a script clears a field. A field that is filled again in the same task does not count.
 * @returns the count so far
 */
export async function countClearedFields(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { cleared: number };
    counted.cleared = 0;
    const { prototype } = HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
    Object.defineProperty(prototype, 'value', {
      ...value,
      set(this: HTMLInputElement, to: string) {
        const before = value.get?.call(this);
        value.set?.call(this, to);
        if (before === '' || to !== '') return;
        queueMicrotask(() => {
          if (value.get?.call(this) === '') counted.cleared += 1;
        });
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { cleared: number }).cleared);
}
