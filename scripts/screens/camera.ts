import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { LAB_COOKIE } from '@kedai/contract/protocol/failureLab';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { givenDelivery } from '../../e2e/shopper/given';
import { shopperLocale } from '../../e2e/support/browserOptions';
import { watchContext } from '../../e2e/support/watch';
import type { Fixtures } from './fixtures';
import { defineNameHelper } from './page';
import type { Shot } from './shot';

/** Viewport heights in px, by width: phones in portrait, others as windows. */
const heights: Readonly<Record<number, number>> = { 320: 700, 390: 844, 768: 1024, 1440: 900 };
/** Timeout of reaching a state, ms. */
const TIMEOUT_MS = 20_000;

export interface View {
  readonly width: number;
  readonly fixtures: Fixtures;
  readonly browser: Browser;
}

async function contextFor(shot: Shot, { width, fixtures, browser }: View): Promise<BrowserContext> {
  const phone = width < 768;
  const signedIn = shot.as === undefined || shot.as === 'guest' ? undefined : shot.as;
  const context = await browser.newContext({
    ...shopperLocale,
    baseURL: fixtures.origin,
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: phone,
    hasTouch: phone,
    // Its requests would bypass the mocked calls.
    serviceWorkers: 'block',
    // Animations would change pictures and contrasts.
    reducedMotion: 'reduce',
    ...(signedIn ? { storageState: fixtures.sessions[signedIn] } : {}),
  });
  await defineNameHelper(context);
  await watchContext(context, fixtures.origin);
  if (!shot.withoutSelection) await givenDelivery(context, fixtures.origin);
  // Pages come without data, so that they make the calls that the shot mocks.
  if (shot.before) {
    await context.addCookies([{ name: LAB_COOKIE, value: '', url: fixtures.origin }]);
  }
  return context;
}

/** Scrolls down once to load lazy pictures. */
async function loadPictures(page: Page): Promise<void> {
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
 * Opens the page of a shot, brings it into its state and runs `use`.
 *
 * @throws when the state is not reached
 */
export async function withPageInState<T>(
  shot: Shot,
  view: View,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const { fixtures } = view;
  const context = await contextFor(shot, view);
  try {
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    await shot.before?.(page, fixtures);
    await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(fixtures));
    await page.evaluate(() => document.fonts.ready);
    await shot.act?.(page, fixtures);
    await expect(shot.visible(page, fixtures).first()).toBeVisible({ timeout: TIMEOUT_MS });
    if (!shot.window) await loadPictures(page);
    await page.waitForTimeout(250);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Saves a screenshot: the full page, or the viewport when an overlay is open. */
export async function takeScreenshot(page: Page, shot: Shot, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: !shot.window, animations: 'disabled' });
}
