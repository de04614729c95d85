import type { Page } from '@playwright/test';
import { givenDelivery } from './shopper/given';
import { serviceModal } from './shopper/service';
import { isHydrated } from './support/start';
import { expect, story } from './support/story';

/** A program, or a part of it, that does not arrive, or that is gone since the shop was updated. */

story('a shop that does not arrive at first arrives later', async ({ page, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  let isCut = true;
  await page.route('**/assets/*.js', (route) =>
    isCut && !/\/(main|react)\./.test(route.request().url())
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  await page.goto('/');
  await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
  await expect(serviceModal(page).getByRole('alert')).toContainText('could not be loaded');
  isCut = false;
  await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
  await expect(
    serviceModal(page).getByRole('heading', { name: 'Select Pickup Branch' }),
  ).toBeVisible();
});

story(
  'what the steps need is asked for again by itself, and told of until it is there',
  async ({ page, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
    let isCut = true;
    await page.route(/\/assets\/\d+\.\w+\.js$/, (route) =>
      isCut ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/');
    const stuck = page.getByRole('alert').filter({ hasText: 'cannot be used yet' });
    await expect(stuck).toBeVisible();
    isCut = false;
    await page.keyboard.press('Shift');
    await expect(stuck).toBeHidden();
    await expect(serviceModal(page)).toBeVisible();
  },
);

for (const file of ['main', 'react']) {
  story(
    `${file} that does not arrive at first is asked for again at a tap`,
    async ({ page, context, baseURL, watch }) => {
      watch.expect(/ERR_INTERNET_DISCONNECTED/);
      await givenDelivery(context, baseURL ?? '');
      let isCut = true;
      await page.route(new RegExp(`/${file}\\.\\w+\\.js`), (route) =>
        isCut ? route.abort('internetdisconnected') : route.continue(),
      );
      await page.goto('/');
      isCut = false;
      await page.locator('h1').first().click();
      await isHydrated(page);
      await expect(page.getByRole('banner')).toHaveCount(1);
    },
  );
}

story('a program that fails at its beginning is told of on the page', async ({ page, watch }) => {
  watch.expect(/broken/);
  await page.route(/\/assets\/react\.\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('=>{', '=>{throw new Error("broken");');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be used yet' })).toBeVisible();
});

story(
  'a part that is gone since the shop was updated comes with the page loaded again',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/status of 404|ChunkLoadError/);
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    const loadAgain = page.getByRole('button', { name: 'Load the page again' });
    await expect(loadAgain).toBeVisible();
    await page.unrouteAll();
    await loadAgain.click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
);

/** The shop itself, which the page's program loads; not what starts it. */
const STOREFRONT = /\/assets\/(?!main\.|react\.)[^/]*\.js$/;

story(
  'a shop that is gone since it was updated is told on the page, and comes with the page loaded again',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/status of 404/);
    await givenDelivery(context, baseURL ?? '');
    await page.route(STOREFRONT, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/about');
    const told = page.getByRole('alert').filter({ hasText: 'cannot be used yet' });
    await expect(told).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('body')).toBeFocused();
    await page.unrouteAll();
    await told.getByRole('button', { name: 'Load the page again' }).click();
    await isHydrated(page);
    await expect(told).toHaveCount(0);
  },
);

/** The first page that is opened asks for a program that is gone. @returns the page as it is now */
async function givenEarlierRelease(page: Page): Promise<string> {
  const now = await (await page.request.get('/about')).text();
  let isFirst = true;
  await page.route('**/about', (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const body = now.replaceAll(/(\/assets\/main\.)\w+(?=\.js)/g, '$1gone');
    return route.fulfill({ contentType: 'text/html', body });
  });
  return now;
}

story(
  'a page of an earlier release is loaded again by itself',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/status of 404/);
    await givenDelivery(context, baseURL ?? '');
    await givenEarlierRelease(page);
    await page.goto('/about');
    await isHydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

story(
  'a page of an earlier release is loaded again also where a server answers all that is gone with a page',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/Unexpected token '<'/);
    await givenDelivery(context, baseURL ?? '');
    const now = await givenEarlierRelease(page);
    await page.route('**/main.gone.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: now }),
    );
    await page.goto('/about');
    await isHydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
