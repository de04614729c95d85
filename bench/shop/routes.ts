import type { Browser, Page } from '@playwright/test';
import { median } from '../../scripts/lib/statistics';
import { CPU, newContext, PHONE } from './shopper';

/** The duration of a route change, ms with the CPU slowed down 4x; medians. */
export interface RouteChange {
  readonly route: string;
  /** The first time in a visit. */
  readonly first: number;
  readonly again: number;
}

/** How long the shopper looks at a page, and then at its link, ms. */
const LOOK_MS = 1000;
const FIND_MS = 2000;
/** The time between moving the mouse and pressing, and the duration of the press, ms. */
const AIM_MS = 100;
const PRESS_MS = 60;

const PRODUCT = 'main input[type="number"]';
const HOME = 'main [aria-roledescription="carousel"]';

/** The route changes: name, link, and a selector that only the new page shows. */
const WALK = [
  ['home > product', 'main a[href^="/product/"]', PRODUCT],
  ['product > home', 'header a[href="/"]', HOME],
  ['home > collection', 'main a[href="/collection"]', 'main:has(select) a[href^="/product/"]'],
  ['collection > product', 'main li:nth-child(3) a[href^="/product/"]', PRODUCT],
  ['product > cart', 'header a[href="/cart"]', 'main:not(:has(input[type="number"])) h1'],
  ['cart > about', 'footer a[href="/about"]', '#terms'],
  ['about > home', 'header a[href="/"]', HOME],
] as const;

/** The time from the click to the frame that shows the new page, ms. */
async function measureRouteChange(
  page: Page,
  link: string,
  shownSelector: string,
): Promise<number> {
  const target = page.locator(`${link} >> visible=true`).first();
  await page.waitForTimeout(LOOK_MS);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(FIND_MS);
  await page.evaluate((selector) => {
    // The next page may be rendered hidden before it is opened.
    const isShown = () =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    if (isShown()) throw new Error(`"${selector}" is shown already.`);
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const duration = new Promise<number>((resolve) => {
      const finish = () => resolve(performance.now() - clicked);
      const painted = () => void scheduler.postTask(finish, { priority: 'user-blocking' });
      // Polling with frames would make the browser paint additional frames.
      const observer = new MutationObserver(() => {
        if (clicked === 0 || !isShown()) return;
        observer.disconnect();
        requestAnimationFrame(painted);
      });
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['style'],
      });
    });
    Object.assign(window, { duration });
  }, shownSelector);
  // DevTools requests a frame before the move, which must not count.
  await target.hover();
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { duration: Promise<number> }).duration);
}

/** Opens the pages twice in each visit, as a shopper who has chosen Pick Up. */
export async function routeChanges(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<readonly RouteChange[]> {
  const times = WALK.map(([route]) => ({ route, first: [] as number[], again: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    const phone = { viewport: PHONE, isMobile: true, hasTouch: true } as const;
    const context = await newContext(browser, origin, phone);
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('html[data-hydrated="all"]').waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    for (const time of ['first', 'again'] as const)
      for (const [index, [, link, shownSelector]] of WALK.entries())
        times[index]?.[time].push(await measureRouteChange(page, link, shownSelector));
    await context.close();
  }
  return times.map(({ route, first, again }) => ({
    route,
    first: Math.round(median(first)),
    again: Math.round(median(again)),
  }));
}
