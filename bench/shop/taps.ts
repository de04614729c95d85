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

/** The least that a tap can do: one word becomes another. What it waits for is the browser's and this machine's own. */
const BARE_PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<button style="padding: 16px" onclick="this.textContent = 'Tapped'">Tap</button>`;

/** What the page keeps of the inputs since it was asked the last time, ms. */
interface Waits {
  /** From when on they count: what is told late belongs to the input before. */
  since: number;
  /** The longest until a frame was presented, as the browser tells it in steps of 8 ms. */
  presented: number;
  /** The longest until a frame was handed to be drawn. */
  framed: number;
}

/** Runs in the page: collects how long each input waited until a frame was painted after it. */
function watchInputs(): void {
  const waits: Waits = { since: 0, presented: 0, framed: 0 };
  Object.assign(window, { waits });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (startTime >= waits.since) waits.presented = Math.max(waits.presented, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const onInput = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const wait = Math.round(performance.now() - timeStamp);
        if (timeStamp >= waits.since) waits.framed = Math.max(waits.framed, wait);
      };
      port2.postMessage(null);
    });
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown'])
    addEventListener(type, onInput, { capture: true, passive: true });
}

/**
 * The longest since it was read the last time. Where two frames follow each other at once, Chromium may tell the time of a
 * much later one, or nothing below 16 ms: then it is the time until the frame was made that counts.
 */
const readLongest = (page: Page) =>
  page.evaluate(() => {
    const { waits } = window as unknown as { waits: Waits };
    const { presented, framed } = waits;
    Object.assign(waits, { since: performance.now(), presented: 0, framed: 0 });
    return presented === 0 ? framed : presented;
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
  const openBare = async () => {
    await page.setContent(BARE_PAGE);
    await page.evaluate(watchInputs);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  };
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

  await openBare();
  await tap('a bare page, for comparison', button('Tap'));
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
