import type { Browser, Page } from '@playwright/test';
import { askForCode } from '../../e2e/shopper/account';
import { CPU, newShopper, PHONE } from './shopper';

/** How long a tap waited for the next frame, ms at a quarter of the processor's speed. */
export interface Tap {
  readonly tap: string;
  /** In steps of 8 ms, as browsers tell it. */
  readonly ms: number;
}

/** How long after a tap its measure is told. */
const TOLD_MS = 500;

/** Runs in the page: collects how long each input waited until a frame was painted after it. */
function watchInputs(): void {
  const longest = { ms: 0 };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const readLongest = (page: Page) =>
  page.evaluate(() => {
    const { longest } = window as unknown as { longest: { ms: number } };
    const { ms } = longest;
    longest.ms = 0;
    return ms;
  });

/** Taps and types through home, collection, a product and the registration, on a phone. */
export async function tapsOf(browser: Browser, origin: string): Promise<readonly Tap[]> {
  const context = await newShopper(browser, origin, {
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(watchInputs);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const taps: Tap[] = [];
  const open = async (path: string) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(origin + path);
    await page.locator('html[data-alive="all"]').waitFor();
    await page.locator('main a[href^="/"]').first().waitFor();
    await page.waitForTimeout(TOLD_MS * 2);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await readLongest(page);
  };
  const measure = async (tap: string, act: () => Promise<void>) => {
    await act();
    await page.waitForTimeout(TOLD_MS);
    taps.push({ tap, ms: await readLongest(page) });
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  await open('/');
  await measure('menu opened', () => button('Open menu').tap());
  await measure('menu closed', () => page.keyboard.press('Escape'));
  await measure('search opened', () => button('Search').tap());
  await measure('a letter typed', () => page.keyboard.type('l'));
  await open('/collection');
  await measure('filters opened', () => button('Filters').tap());
  await measure('filter ticked', () => page.getByText('Women', { exact: true }).first().tap());
  await measure('Load More', () => button('Load More').tap());
  await open('/product/mandarin-linen-blouse');
  await measure('size chosen', () => page.getByText('M', { exact: true }).first().tap());
  await measure('added to cart', () => button('ADD TO CART').tap());
  await open('/register');
  await askForCode(page, 'bench@shopper.example');
  await measure('code box found', () => page.locator('main form input').first().tap());
  await measure('a digit typed', () => page.keyboard.type('1'));
  await context.close();
  return taps;
}
