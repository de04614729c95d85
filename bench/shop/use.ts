import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { CPU, newShopper, PHONE } from './shopper';

/** How a number changed while something was done again and again. */
export interface Growth {
  readonly what: string;
  readonly nodes: number;
  readonly listeners: number;
  /** From the input to the frame that shows its answer, ms at a quarter of the processor's speed; the median. */
  readonly painted: number;
}

async function counted(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Clicks, and waits for the frame after the answer stands in the page: an element, or another heading than before. */
const painted = (page: Page, click: string, shown: string | null) =>
  page.evaluate(
    ([target, answer]) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        const isThere = () =>
          answer === null
            ? heading() !== undefined && heading() !== before
            : document.querySelector(answer) !== null;
        if (answer !== null && isThere()) throw new Error(`"${answer}" is there already.`);
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

/** One round: back at its beginning when it ends. @returns what the first half of it took to be painted, ms */
type Round = (page: Page) => Promise<number>;

const changeRoute: Round = async (page) => {
  const time = await painted(page, 'footer a[href="/about"]', null);
  await page.waitForURL('**/about');
  await painted(page, 'header a[href="/"]', '#latest');
  return time;
};

const openDialog: Round = async (page) => {
  const time = await painted(page, 'header button[aria-haspopup="dialog"]', '[aria-modal="true"]');
  await page.keyboard.press('Escape');
  await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' });
  return time;
};

async function repeat(page: Page, what: string, round: Round, times: number): Promise<Growth> {
  // What is loaded or kept once is not growth.
  for (let index = 0; index < 5; index += 1) await round(page);
  const before = await counted(page);
  const took: number[] = [];
  for (let index = 0; index < times; index += 1) took.push(await round(page));
  const after = await counted(page);
  return {
    what: `${times} × ${what}`,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    painted: Math.round(median(took)),
  };
}

/** Changes the route 200 times (there and back), and opens a dialog 50 times. */
export async function growthOfUse(
  browser: Browser,
  origin: string,
): Promise<{ readonly routes: Growth; readonly dialogs: Growth }> {
  const context = await newShopper(browser, origin, { viewport: PHONE });
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
