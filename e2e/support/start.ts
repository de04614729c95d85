import { expect, type Page } from '@playwright/test';

/** The script that starts a page's program. */
export const MAIN = '**/assets/main.*.js';

/** Holds requests of a page back. @returns lets them through. */
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

/** Opens a page without waiting for its requests. */
export const openAtOnce = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

/** Waits until the whole page is hydrated. */
export const isHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');

/**
 * Counts how often a script leaves a field empty that held something; what is filled anew at once is not left.
 * @returns how often so far
 */
export async function countEmptied(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { emptied: number };
    counted.emptied = 0;
    const { prototype } = HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
    Object.defineProperty(prototype, 'value', {
      ...value,
      set(this: HTMLInputElement, to: string) {
        const before = value.get?.call(this);
        value.set?.call(this, to);
        if (before === '' || to !== '') return;
        queueMicrotask(() => {
          if (value.get?.call(this) === '') counted.emptied += 1;
        });
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { emptied: number }).emptied);
}
