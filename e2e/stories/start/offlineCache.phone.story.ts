import { productCalls } from '@kedai/contract/calls/product';
import type { Page } from '@playwright/test';
import { serviceBar } from '../../shopper/service';
import { expect, story } from '../../support/story';

story.use({ serviceWorkers: 'allow' });

story.beforeEach(async ({ watch }) => {
  watch.expect(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50[34]|The sign-in could not be checked/,
  );
});

const cards = (page: Page) => page.locator('main a[href^="/product/"]');

/** Waits until the service worker has cached home and the product list. */
async function fillCache(page: Page, origin = ''): Promise<void> {
  const isCached = (path: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  await page.goto(`${origin}/`);
  await expect.poll(() => isCached('/')).toBe(true);
  // Playwright turns off the HTTP cache, so the worker caches the first responses only with the second page load.
  await page.reload();
  await expect.poll(() => isCached(productCalls.list.path)).toBe(true);
  // The program is cached too when nothing more is requested.
  await page.waitForLoadState('networkidle');
}

story('an offline visit shows the visited pages and a notice', async ({ page, context }) => {
  await fillCache(page);
  await page.goto('/collection');
  await expect(cards(page).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const card = (await cards(page).first().textContent()) ?? '';
  await cards(page).first().click();
  await expect(heading).not.toHaveText('All products');
  const product = (await heading.textContent()) ?? '-';
  expect(card).toContain(product);

  await context.setOffline(true);
  // Chromium 150 tells pages that Playwright opens offline that they are online.
  await page.addInitScript(() => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
    addEventListener('online', () => (isOnline = true), { capture: true });
  });
  const notice = page.getByText('You are offline.');
  for (const path of ['/', '/collection']) {
    await page.goto(path);
    await expect(cards(page).first()).toBeAttached();
    await expect(notice).toBeVisible();
    await expect(serviceBar(page)).toBeVisible();
  }
  await expect(heading).toHaveText('All products');
  await page.mouse.wheel(0, 2_000);
  await expect(notice).toBeInViewport();
  await cards(page).first().click();
  await expect(heading).toHaveText(product);
  await page.reload();
  await expect(heading).toHaveText(product);
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
});

story('a shop that hangs shows a notice over the cached page', async ({ page, ownShop }) => {
  const shop = await ownShop();
  await fillCache(page, shop.origin);
  const notice = page.getByText('The shop cannot be reached at the moment.');
  await expect(notice).toBeHidden();

  process.kill(shop.pid(), 'SIGSTOP');
  try {
    await page.reload();
    await expect(cards(page).first()).toBeAttached();
    await expect(notice).toBeVisible();
  } finally {
    process.kill(shop.pid(), 'SIGCONT');
  }
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(cards(page).first()).toBeAttached();
  await expect(notice).toBeHidden();
});
