import { givenDelivery } from './shopper/given';
import { serviceModal } from './shopper/service';
import { expectHydrated } from './support/start';
import { expect, story } from './support/story';

story(
  'a step that could not be loaded works after the connection is back',
  async ({ page, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
    let isOffline = true;
    await page.route('**/assets/*.js', (route) =>
      isOffline && !/\/(main|react)\./.test(route.request().url())
        ? route.abort('internetdisconnected')
        : route.continue(),
    );
    await page.goto('/');
    await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
    await expect(serviceModal(page).getByRole('alert')).toContainText('could not be loaded');
    isOffline = false;
    await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
    await expect(
      serviceModal(page).getByRole('heading', { name: 'Select Pickup Branch' }),
    ).toBeVisible();
  },
);

story(
  'missing chunks are loaded again, with a message until they arrive',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
    await givenDelivery(context, baseURL ?? '');
    let isOffline = true;
    await page.route(/\/assets\/\d+\.\w+\.js$/, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/');
    const message = page.getByRole('alert').filter({ hasText: 'cannot be used yet' });
    await expect(message).toBeVisible();
    isOffline = false;
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    await expect(message).toBeHidden();
  },
);

story(
  'the program is loaded again at a tap after it failed to load',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await givenDelivery(context, baseURL ?? '');
    let isOffline = true;
    await page.route(/\/main\.\w+\.js/, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/');
    isOffline = false;
    await page.locator('h1').first().click();
    await expectHydrated(page);
    await expect(page.getByRole('banner')).toHaveCount(1);
  },
);

story('a program that throws at its start shows a message', async ({ page, watch }) => {
  watch.expect(/broken/);
  await page.route(/\/assets\/react\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('=>{', '=>{throw new Error("broken");');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be used yet' })).toBeVisible();
});

story(
  'a chunk that a deployment removed is available after a reload',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/status of 404|ChunkLoadError/);
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await expectHydrated(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    const reload = page.getByRole('button', { name: 'Load the page again' });
    await expect(reload).toBeVisible();
    await page.unrouteAll();
    await reload.click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
);

/** The chunks of the shop, without those that start it. */
const STOREFRONT = /\/assets\/(?!main\.|react\.)[^/]*\.js$/;

story(
  'a shop that a deployment removed shows a message, and is available after a reload',
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/status of 404/);
    await givenDelivery(context, baseURL ?? '');
    await page.route(STOREFRONT, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/about');
    const alert = page.getByRole('alert').filter({ hasText: 'cannot be used yet' });
    await expect(alert).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('body')).toBeFocused();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Load the page again' }).click();
    await expectHydrated(page);
    await expect(alert).toHaveCount(0);
  },
);
