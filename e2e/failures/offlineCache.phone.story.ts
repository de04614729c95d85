import type { Page } from '@playwright/test';
import { givenAccount, givenDelivery } from '../shopper/given';
import { serviceBar } from '../shopper/service';
import { expect, story } from '../support/story';

/** The service worker serves visited pages offline. */
story.use({ serviceWorkers: 'allow' });

story.beforeEach(async ({ context, baseURL, watch }) => {
  await givenDelivery(context, baseURL ?? '');
  watch.expect(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50[34]|The sign-in could not be checked/,
  );
});

const cards = (page: Page) => page.locator('main a[href^="/product/"]');

/** Waits until the service worker has cached these paths. */
async function waitUntilCached(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async (all) =>
          (await Promise.all(all.map((path) => caches.match(path)))).every((hit) => hit),
        paths,
      ),
    )
    .toBe(true);
}

story('an offline visit shows the visited pages and a notice', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilCached(page, '/');
  // Playwright turns off the HTTP cache, so the worker caches the first responses only with the second page load.
  await page.reload();
  await waitUntilCached(page, '/api/product/list');
  await page.goto('/collection');
  await expect(cards(page).first()).toBeVisible();
  const name = (await cards(page).first().textContent()) ?? '';
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All products');
  const product = await page.getByRole('heading', { level: 1 }).textContent();
  expect(name).toContain(product ?? '-');

  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', null],
    ['/collection', 'All products'],
  ] as const) {
    await page.goto(path);
    await expect(cards(page).first()).toBeAttached();
    if (heading !== null) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(serviceBar(page)).toBeVisible();
  }
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product ?? '-');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product ?? '-');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

story(
  'a shop that hangs shows a notice over the cached page, until it responds again',
  async ({ page, context, ownShop }) => {
    const shop = await ownShop();
    await givenDelivery(context, shop.origin);
    await page.goto(shop.origin);
    await waitUntilCached(page, '/');
    await page.reload();
    await waitUntilCached(page, '/', '/api/product/list');
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
  },
);

/** The responses that are the same for all visitors. */
const publicResponses = [
  '/api/product/list',
  '/api/custom/getSliderImages',
  '/api/news/all',
  '/api/outlet/outletList',
];

story('no personal response is cached', async ({ page, email }) => {
  await givenAccount(page.request, email);
  await page.goto('/');
  await waitUntilCached(page, '/');
  for (const path of ['/cart', '/orders', '/news', '/my-profile']) {
    await page.goto(path);
    await waitUntilCached(page, path);
  }
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api/'));
  });
  expect(cached).toContain('/api/news/all');
  expect(cached.filter((path) => !publicResponses.includes(path))).toEqual([]);
});
