import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { CPU, newContext, PHONE } from './shopper';

/** The growth of a page during repeated actions. */
export interface Growth {
  readonly what: string;
  readonly nodes: number;
  readonly listeners: number;
  /** From the input to the frame with its result, ms with the CPU slowed down 4x; the median. */
  readonly painted: number;
}

async function countObjects(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Clicks, and waits for the frame that shows a new element or, with null, a new heading. @returns the time, ms */
const timeToPaint = (page: Page, click: string, shown: string | null) =>
  page.evaluate(
    ([target, selector]) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        const isThere = () =>
          selector === null
            ? heading() !== undefined && heading() !== before
            : document.querySelector(selector) !== null;
        if (selector !== null && isThere()) throw new Error(`"${selector}" is already there.`);
        const start = performance.now();
        const look = () => {
          if (!isThere()) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        document.querySelector<HTMLElement>(target)?.click();
        look();
      }),
    [click, shown] as const,
  );

/** An action and its reversal. @returns the time until the action was painted, ms */
type Round = (page: Page) => Promise<number>;

const changeRoute: Round = async (page) => {
  const time = await timeToPaint(page, 'footer a[href="/about"]', null);
  await page.waitForURL('**/about');
  await timeToPaint(page, 'header a[href="/"]', '#latest');
  return time;
};

const openDialog: Round = async (page) => {
  const time = await timeToPaint(
    page,
    'header button[aria-haspopup="dialog"]',
    '[aria-modal="true"]',
  );
  await page.keyboard.press('Escape');
  await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' });
  return time;
};

async function repeat(page: Page, what: string, round: Round, times: number): Promise<Growth> {
  // The first rounds load and cache things once, which is not growth.
  for (let index = 0; index < 5; index += 1) await round(page);
  const before = await countObjects(page);
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) durations.push(await round(page));
  const after = await countObjects(page);
  return {
    what: `${times} × ${what}`,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    painted: Math.round(median(durations)),
  };
}

/** Changes the route 200 times (there and back), and opens a dialog 50 times. */
export async function measureGrowth(
  browser: Browser,
  origin: string,
): Promise<{ readonly routes: Growth; readonly dialogs: Growth }> {
  const context = await newContext(browser, origin, { viewport: PHONE });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('html[data-hydrated="all"]').waitFor();
  await page.locator('main a[href^="/product/"]').first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const routes = await repeat(page, 'route there and back', changeRoute, 100);
  const dialogs = await repeat(page, 'dialog opened and closed', openDialog, 50);
  await context.close();
  return { routes, dialogs };
}
