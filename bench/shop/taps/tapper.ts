import type { Browser, Locator, Page } from '@playwright/test';
import { CPU, newShopper, PHONE } from '../shopper';
import { type Pointer, tapperFor } from './displayPointer';
import { readLongest, watchInputs } from './inputs';

/** How long after a tap its measure is told. */
const TOLD_MS = 500;

/** A shopper on a phone whose taps are measured. */
export interface Tapper {
  readonly page: Page;
  /** Opens a page of the shop, and lets it come to rest. */
  readonly open: (path: string) => Promise<void>;
  /** Shows this HTML in place of a page of the shop. */
  readonly show: (html: string) => Promise<void>;
  readonly tap: (name: string, target: Locator) => Promise<void>;
  /** Keys come from DevTools, and wait for its frame: they take no longer than is told. */
  readonly press: (name: string, key: string) => Promise<void>;
  /** The first button of that name. */
  readonly button: (name: string) => Locator;
}

/** One way through a part of the shop. */
export type Walk = (tapper: Tapper) => Promise<void>;

/**
 * Goes one way as a shopper who has chosen Pick Up before.
 *
 * @param waits takes the longest wait of each tap, ms, by its name
 */
export async function goThrough(
  browser: Browser,
  origin: string,
  walk: Walk,
  pointer: Pointer,
  waits: Map<string, number>,
): Promise<void> {
  const phone = { viewport: PHONE, isMobile: true, hasTouch: true, baseURL: origin } as const;
  const context = await newShopper(browser, origin, phone);
  await context.addInitScript(watchInputs);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const tapOn = await tapperFor(page, devtools, pointer);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const measure = async (name: string, act: () => Promise<void>) => {
    await page.waitForTimeout(TOLD_MS);
    await readLongest(page);
    await act();
    await page.waitForTimeout(TOLD_MS);
    const wait = await readLongest(page);
    if (wait === 0) throw new Error(`The page has heard nothing: ${name}`);
    waits.set(name, wait);
  };
  await walk({
    page,
    open: async (path) => {
      await slowDown(1);
      await page.goto(path);
      await page.locator('html[data-hydrated="all"]').waitFor();
      await page.locator('main').locator('a, button').first().waitFor();
      await page.waitForTimeout(TOLD_MS * 2);
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
