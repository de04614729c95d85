import type { Browser, Locator, Page } from '@playwright/test';
import { CPU, newContext, PHONE } from '../shopper';
import { createPointer, type Pointer } from './displayPointer';
import { readLongest, watchInputs } from './inputs';

/** The browser reports a tap within this time, ms. */
const REPORT_DELAY_MS = 500;

/** A shopper on a phone whose taps are measured. */
export interface Tapper {
  readonly page: Page;
  /** Opens a page of the shop and waits until it is idle. */
  readonly open: (path: string) => Promise<void>;
  /** Shows HTML instead of a page of the shop. */
  readonly show: (html: string) => Promise<void>;
  readonly tap: (name: string, target: Locator) => Promise<void>;
  /** Presses a key through DevTools, which adds the wait for its own frame: the value is an upper limit. */
  readonly press: (name: string, key: string) => Promise<void>;
  /** The first button with this name. */
  readonly button: (name: string) => Locator;
}

/** A sequence of taps in a part of the shop. */
export type Walk = (tapper: Tapper) => Promise<void>;

/**
 * Runs a walk as a shopper who has chosen Pick Up.
 *
 * @param waits receives the longest wait of each tap, ms, by its name
 */
export async function runWalk(
  browser: Browser,
  origin: string,
  walk: Walk,
  pointer: Pointer,
  waits: Map<string, number>,
): Promise<void> {
  const phone = { viewport: PHONE, isMobile: true, hasTouch: true, baseURL: origin } as const;
  const context = await newContext(browser, origin, phone);
  await context.addInitScript(watchInputs);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const tapOn = await createPointer(page, devtools, pointer);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const measure = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(REPORT_DELAY_MS);
    await readLongest(page);
    await act();
    await page.waitForTimeout(REPORT_DELAY_MS);
    const wait = await readLongest(page);
    if (wait === 0) throw new Error(`The page received no input: ${name}`);
    waits.set(name, wait);
  };
  await walk({
    page,
    open: async (path) => {
      await slowDown(1);
      await page.goto(path);
      await page.locator('html[data-hydrated="all"]').waitFor();
      await page.locator('main').locator('a, button').first().waitFor();
      await page.waitForTimeout(REPORT_DELAY_MS * 2);
      await slowDown(CPU);
    },
    show: async (html) => {
      await page.setContent(html);
      await page.evaluate(watchInputs);
      await slowDown(CPU);
    },
    tap: (name, target) => measure(name, () => tapOn(target)),
    press: (name, key) => measure(name, () => page.keyboard.press(key)),
    button: (name) => page.getByRole('button', { name }).first(),
  });
  await context.close();
}
