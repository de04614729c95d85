import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { AIM_MS, middleOf, PRESS_MS } from './pressed';
import { CPU, newShopper, PHONE } from './shopper';

/** How long a shopper waits for another page, ms at a quarter of the processor's speed; medians. */
export interface RouteChange {
  readonly route: string;
  /** The first time in a visit that this page is opened. */
  readonly first: number;
  readonly again: number;
}

/** How long a shopper looks at a page before going on, and then at where the link is, ms. */
const LOOK_MS = 1000;
const FIND_MS = 2000;

const PRODUCT = 'main input[type="number"]';
const HOME = 'main [aria-roledescription="carousel"]';

/** Each page of a walk: how it is called, the link that is followed, and what only this page and not the one before shows. */
const WALK = [
  ['home > product', 'main a[href^="/product/"]', PRODUCT],
  ['product > home', 'header a[href="/"]', HOME],
  ['home > collection', 'main a[href="/collection"]', 'main:has(select) a[href^="/product/"]'],
  ['collection > product', 'main li:nth-child(3) a[href^="/product/"]', PRODUCT],
  ['product > cart', 'header a[href="/cart"]', 'main:not(:has(input[type="number"])) h1'],
  ['cart > about', 'footer a[href="/about"]', '#terms'],
  ['about > home', 'header a[href="/"]', HOME],
] as const;

/** From the click, which ends a press, to the frame that shows what is awaited. */
async function follow(page: Page, link: string, awaited: string): Promise<number> {
  const target = page.locator(`${link} >> visible=true`).first();
  await page.waitForTimeout(LOOK_MS);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(FIND_MS);
  await page.evaluate((selector) => {
    // A page that is about to be opened may be there, hidden, before it is.
    const isShown = () =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    if (isShown()) throw new Error(`"${selector}" is shown already.`);
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const took = new Promise<number>((resolve) => {
      const tell = () => resolve(performance.now() - clicked);
      const painted = () => void scheduler.postTask(tell, { priority: 'user-blocking' });
      // Nothing that would make the browser paint frames of its own.
      const watch = new MutationObserver(() => {
        if (clicked === 0 || !isShown()) return;
        watch.disconnect();
        requestAnimationFrame(painted);
      });
      watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    });
    Object.assign(window, { took });
  }, awaited);
  const { x, y } = await middleOf(target);
  // The frame for which DevTools asks comes before the click, and does not count.
  await page.mouse.move(x, y);
  await page.waitForTimeout(AIM_MS);
  await page.mouse.click(x, y, { delay: PRESS_MS });
  const took = await page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
  return took;
}

/** Walks from page to page as a shopper who has chosen Pick Up before, twice in a visit. */
export async function routeChanges(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<readonly RouteChange[]> {
  const told = WALK.map(([route]) => ({ route, first: [] as number[], again: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    const phone = { viewport: PHONE, isMobile: true, hasTouch: true } as const;
    const context = await newShopper(browser, origin, phone);
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('html[data-hydrated="all"]').waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    for (const time of ['first', 'again'] as const)
      for (const [index, [, link, awaited]] of WALK.entries())
        told[index]?.[time].push(await follow(page, link, awaited));
    await context.close();
  }
  return told.map(({ route, first, again }) => ({
    route,
    first: Math.round(median(first)),
    again: Math.round(median(again)),
  }));
}
