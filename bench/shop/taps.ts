import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { CPU, newShopper, PHONE } from './shopper';

/** How long a tap waited for the next frame, ms at a quarter of the processor's speed. */
export interface Tap {
  readonly tap: string;
  /** The middle of the runs; each is told by the browser in steps of 8 ms. */
  readonly ms: number;
  /** The longest of the runs. */
  readonly most: number;
}

/** How long after a tap its measure is told. */
const TOLD_MS = 500;
/** How long a finger stays on the glass. */
const TOUCH_MS = 60;

/** Runs in the page: collects how long each input waited until a frame was painted after it. */
function watchInputs(): void {
  const longest = { ms: 0 };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest since it was read the last time. */
const readLongest = (page: Page) =>
  page.evaluate(() => {
    const { longest } = window as unknown as { longest: { ms: number } };
    const { ms } = longest;
    longest.ms = 0;
    return ms;
  });

/** Puts a finger on the middle of something, and takes it away again. */
async function touch(devtools: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What should be tapped is not on the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await target.page().waitForTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One walk through the shop on a phone: each tap and key with its longest wait, ms. */
async function walk(browser: Browser, origin: string): Promise<ReadonlyMap<string, number>> {
  const context = await newShopper(browser, origin, {
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(watchInputs);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const waits = new Map<string, number>();
  const open = async (path: string) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(origin + path);
    await page.locator('html[data-alive="all"]').waitFor();
    await page.locator('main a[href^="/"]').first().waitFor();
    await page.waitForTimeout(TOLD_MS * 2);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  };
  const measure = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(TOLD_MS);
    await readLongest(page);
    await act();
    await page.waitForTimeout(TOLD_MS);
    waits.set(name, await readLongest(page));
  };
  const tap = (name: string, target: Locator) => measure(name, () => touch(devtools, target));
  const press = (name: string, key: string) => measure(name, () => page.keyboard.press(key));
  const button = (name: string) => page.getByRole('button', { name }).first();

  await open('/');
  await tap('menu opened', button('Open menu'));
  await press('menu closed', 'Escape');
  await tap('search opened', button('Search'));
  await press('a letter typed', 'l');
  await open('/');
  await tap('service question opened', button('Change'));
  await tap('Pick Up chosen', button('Pick Up'));
  await tap('branch confirmed', button('Next'));
  await open('/collection');
  await tap('filters opened', button('Filters'));
  await tap('filter ticked', page.getByText('Women', { exact: true }).first());
  await tap('Load More', button('Load More'));
  await open('/product/mandarin-linen-blouse');
  await tap('size chosen', page.getByText('M', { exact: true }).first());
  await tap('added to cart', button('ADD TO CART'));
  await open('/cart');
  await tap('one more in the cart', button('One more'));
  await open('/register');
  await page.getByLabel('Email').fill('bench@shopper.example');
  await tap('code asked for', button('Send Code'));
  const box = page.getByRole('group', { name: '6-digit code' }).getByRole('textbox').first();
  await box.waitFor();
  await tap('code box found', box);
  await press('a digit typed', '1');
  await context.close();
  return waits;
}

/** Taps and types through home, the service selection, collection, a product, the cart and the registration, on a phone. */
export async function tapsOf(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<readonly Tap[]> {
  const walks: ReadonlyMap<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) walks.push(await walk(browser, origin));
  return [...(walks[0]?.keys() ?? [])].map((tap) => {
    const waits = walks.map((one) => one.get(tap) ?? Number.NaN);
    return { tap, ms: median(waits), most: Math.max(...waits) };
  });
}
