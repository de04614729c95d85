import type { Page } from '@playwright/test';
import { patterns } from '../../../src/paths';
import { signOut } from '../../shopper/account';
import { blouse } from '../../shopper/catalogue';
import {
  givenAccount,
  givenFirstVisit,
  givenPassedDelivery,
  givenPickup,
} from '../../shopper/given';
import { delivery, serviceBar, serviceModal } from '../../shopper/service';
import { layoutShiftOf } from '../../support/layoutShift';
import { expectHydrated, holdRequests, openWithoutWaiting } from '../../support/start';
import { expect, story } from '../../support/story';
import type { Watch } from '../../support/watch';

story('a first visitor sees the service prompt before any JavaScript', async ({ page }) => {
  await givenFirstVisit(page);
  const release = await holdRequests(page);
  await openWithoutWaiting(page, '/');
  await expect(serviceModal(page).getByRole('button', { name: 'Pick Up' })).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(serviceModal(page)).toHaveCount(1);
  await expect(serviceModal(page).getByRole('heading')).toBeFocused();
});

story(
  'a visitor whose slot has passed sees the prompt with the reason when the server’s time is known',
  async ({ page, context, baseURL }) => {
    await givenPassedDelivery(context, baseURL ?? '');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/collection');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(serviceModal(page)).toBeHidden();
    release();
    await expect(serviceModal(page)).toContainText('(10:00 - 11:00) has passed');
    expect(await layoutShiftOf(page)).toBe(0);
    await expect(serviceModal(page)).toHaveCount(1);
    await serviceModal(page).getByRole('button', { name: 'Delivery' }).click();
    await expect(serviceModal(page).getByLabel('Delivery address')).toHaveValue(
      delivery.suggestion,
    );
    await expect(serviceModal(page)).toContainText('(10:00 - 11:00) has passed');
  },
);

story(
  'a visitor with a service sees the page at once, and can open the search before any JavaScript has loaded',
  async ({ page }) => {
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(serviceModal(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    release();
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('mandarin blouse');
    await expect(search.getByRole('searchbox')).toHaveValue('mandarin blouse');
    await expect(search.getByRole('link', { name: blouse.name })).toBeVisible();
    await expect(serviceModal(page)).toBeHidden();
  },
);

story('every page hydrates its own HTML', async ({ page }) => {
  const ids = { productId: 'seroja-kebaya', newsId: 'monsoon-wardrobe', orderId: 'one' };
  const pages = Object.values(patterns).map((route) =>
    route.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]),
  );
  const queries = ['/collection?sort=low-high&from=ad', '/collection?pages=2', '/news?page=2'];
  // The last paths have no page.
  const missing = ['/product/one', '/news/one', '/Collection', '/no/such/page'];
  for (const url of [...pages, ...queries, ...missing]) {
    await openWithoutWaiting(page, url);
    // React reports a hydration mismatch on the console, which fails the story.
    await expectHydrated(page);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status', { name: /load/i })).toHaveCount(0);
  }
});

story('the canonical URL of a page does not stay on the next page', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Shop the collection' }).click();
  await expect(page).toHaveTitle(/^All products/);
  await expect(page.locator('link[rel="canonical"], meta[property]')).toHaveCount(0);
});

story('the HTML of home is never shown at the path of another page', async ({ page }) => {
  const home = await (await page.request.get('/')).text();
  await page.route('**/collection', (route) =>
    route.fulfill({ contentType: 'text/html', body: home }),
  );
  const release = await holdRequests(page);
  await openWithoutWaiting(page, '/collection');
  await expect(page.locator('html')).toHaveAttribute('data-path', 'fallback');
  await expect(page.locator('main')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
  await expect(page).toHaveTitle(/^All products/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(serviceBar(page)).toBeVisible();
});

const apiCalls = ({ requests }: Watch) =>
  requests.filter((path) => path.startsWith('/api/')).map((path) => path.slice('/api/'.length));

/** Opens a page and expects these calls before its JavaScript has loaded, and only `later` afterwards. */
async function expectPreloaded(
  page: Page,
  watch: Watch,
  path: string,
  calls: readonly string[],
  later: readonly string[] = [],
) {
  watch.requests.length = 0;
  const release = await holdRequests(page);
  await openWithoutWaiting(page, path);
  const sorted = () => apiCalls(watch).toSorted();
  await expect.poll(sorted, path).toEqual(calls.toSorted());
  release();
  await expectHydrated(page);
  await expect(page.getByText('Loading')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(sorted(), path).toEqual([...calls, ...later].toSorted());
  await page.unrouteAll();
}

const publicCalls = ['product/list', 'user/verifyToken'];

story(
  'a public page comes with its data, and asks for the session only',
  async ({ page, watch }) => {
    for (const path of [
      '/',
      '/collection',
      '/collection?sort=low-high',
      '/news?page=2',
      '/outlets',
    ]) {
      await expectPreloaded(page, watch, path, ['user/verifyToken'], ['product/list']);
    }
    await expectPreloaded(page, watch, '/cart', publicCalls);
  },
);

story(
  'the requests of a customer are sent before the JavaScript has loaded, until logout',
  { tag: '@contract' },
  async ({ page, context, baseURL, email, watch }) => {
    await givenPickup(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.goto('/orders');
    // The requests of this first visit must have ended before those of the next one are counted.
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectPreloaded(page, watch, '/orders', [...publicCalls, 'cart/get', 'order/userorders']);
    await signOut(page);
    watch.requests.length = 0;
    await page.goto('/orders');
    await expectHydrated(page);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(new Set(apiCalls(watch))).toEqual(new Set(publicCalls));
  },
);

story('a trailing slash is removed from the URL', async ({ page }) => {
  await page.goto('/collection/?sort=low-high');
  await expect(page).toHaveURL(/\/collection\?sort=low-high$/);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'All products',
  );
});
