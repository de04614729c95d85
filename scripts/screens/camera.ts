import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { givenDelivery } from '../../e2e/shopper/given';
import { shopperLocale } from '../../e2e/support/browserOptions';
import { watchContext } from '../../e2e/support/watch';
import { withNamesKept } from './page';
import type { Shot } from './shot';
import type { World } from './world';

/** px; a phone is held upright, the others are windows */
const heights: Readonly<Record<number, number>> = { 320: 700, 390: 844, 768: 1024, 1440: 900 };
/** How long a state may take to be reached, ms. */
const PATIENCE = 20_000;

export interface View {
  readonly width: number;
  readonly world: World;
  readonly browser: Browser;
}

async function contextFor(shot: Shot, { width, world, browser }: View): Promise<BrowserContext> {
  const phone = width < 768;
  const signedIn = shot.as === undefined || shot.as === 'guest' ? undefined : shot.as;
  const context = await browser.newContext({
    ...shopperLocale,
    baseURL: world.origin,
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: phone,
    hasTouch: phone,
    // What it fetches passes by the failures that a shot asks for.
    serviceWorkers: 'block',
    // Pictures are taken at rest, and colours measured: what still fades in has other contrasts.
    reducedMotion: 'reduce',
    ...(signedIn ? { storageState: world.sessions[signedIn] } : {}),
  });
  await withNamesKept(context);
  await watchContext(context, world.origin);
  if (!shot.unchosen) await givenDelivery(context, world.origin);
  return context;
}

/** Pictures further down come when they are scrolled to. */
async function letPicturesCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    const coming = [...document.images].filter(({ src }) => src !== '');
    await Promise.race([
      Promise.all(coming.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
  });
}

/**
 * Opens a shot's page, brings it into its state and hands it over.
 *
 * @throws when the state is not reached
 */
export async function inState<T>(
  shot: Shot,
  view: View,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const { world } = view;
  const context = await contextFor(shot, view);
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await shot.before?.(page, world);
    await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(world));
    await page.evaluate(() => document.fonts.ready);
    await shot.act?.(page, world);
    await expect(shot.seen(page, world).first()).toBeVisible({ timeout: PATIENCE });
    if (!shot.window) await letPicturesCome(page);
    await page.waitForTimeout(250);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** The picture as a file: the whole page, or the window where something lies over it. */
export async function photograph(page: Page, shot: Shot, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: !shot.window, animations: 'disabled' });
}
