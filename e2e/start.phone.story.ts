import { routes } from '../src/paths';
import { givenAccount, givenDelivery, givenPassedDelivery, givenPickup } from './shopper/given';
import { choosePickup, delivery, serviceBar, serviceModal } from './shopper/service';
import { shiftOf } from './support/shift';
import { holdBack, isHydrated, openAtOnce } from './support/start';
import { expect, story } from './support/story';

/** How a page begins: in its prerendered HTML, before and after its program has arrived. */

const pages = Object.values(routes).map((route) => route.replace(/:\w+/, 'one'));

story(
  'a first visitor is asked for the service before any program has arrived',
  async ({ page }) => {
    const release = await holdBack(page);
    await openAtOnce(page, '/');
    await expect(serviceModal(page).getByRole('button', { name: 'Pick Up' })).toBeVisible();
    release();
    await isHydrated(page);
    await expect(serviceModal(page)).toHaveCount(1);
    await expect(serviceModal(page).getByRole('heading')).toBeFocused();
  },
);

story('the page under the service prompt is not laid out', async ({ page, context }) => {
  await page.goto('/');
  await isHydrated(page);
  await expect(page.locator('#root form')).toHaveCount(1);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const boxes = metrics.find(({ name }) => name === 'LayoutObjects')?.value;
  expect(boxes).toBeGreaterThan(20);
  // The page below has some hundreds.
  expect(boxes).toBeLessThan(100);
});

story(
  'a visitor whose slot has passed is asked again before any program has arrived, and told why',
  async ({ page, context, baseURL }) => {
    await givenPassedDelivery(context, baseURL ?? '');
    const release = await holdBack(page);
    await openAtOnce(page, '/collection');
    await expect(serviceModal(page).getByRole('button', { name: 'Delivery' })).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    release();
    await expect(serviceModal(page)).toContainText('(10:00 - 11:00) has passed');
    expect(await shiftOf(page)).toBe(0);
    await expect(serviceModal(page)).toHaveCount(1);
    await serviceModal(page).getByRole('button', { name: 'Delivery' }).click();
    await expect(serviceModal(page).getByLabel('Delivery address')).toHaveValue(
      delivery.suggestion,
    );
    await expect(serviceModal(page)).toContainText('(10:00 - 11:00) has passed');
  },
);

story(
  'a visitor who has chosen a service sees the page at once, and never the prompt',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdBack(page);
    await openAtOnce(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(serviceModal(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(serviceModal(page)).toBeHidden();
  },
);

story('a question that is answered in another tab goes', async ({ page, context }) => {
  await page.goto('/');
  await expect(serviceModal(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await choosePickup(other);
  await expect(serviceModal(page)).toHaveCount(0);
  await expect(serviceBar(page)).toContainText('Pick Up');
  await page.getByRole('link', { name: 'Kain & Roti, home' }).click();
  await other.close();
});

story('every page is hydrated in its own HTML', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  // The last two are no page, the first of them but for a letter.
  for (const url of [...pages, '/Collection', '/no/such/page']) {
    await openAtOnce(page, url);
    // React would render a part that does not match again, and report it on the console.
    await isHydrated(page);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status', { name: /load/i })).toHaveCount(0);
  }
});

story(
  "another page's HTML is never shown: a server may answer every path with that of home",
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const home = await (await page.request.get('/')).text();
    await page.route('**/collection', (route) =>
      route.fulfill({ contentType: 'text/html', body: home }),
    );
    const release = await holdBack(page);
    await openAtOnce(page, '/collection');
    await expect(page.locator('html')).toHaveAttribute('data-path', 'fallback');
    await expect(page.locator('main')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
    await expect(page).toHaveTitle(/^All products/);
    await expect(serviceBar(page)).toBeVisible();
  },
);

for (const [path, ofThePage] of [
  ['/', 'GET /api/custom/getSliderImages'],
  ['/collection', 'POST /api/product/fetchProducts'],
  ['/collection?sort=low-high', 'GET /api/product/list'],
  ['/news', 'GET /api/news/all'],
  ['/news?page=2', 'GET /api/news/all'],
  ['/news/monsoon-wardrobe', 'GET /api/news/all'],
  ['/outlets', 'GET /api/outlet/outletList'],
] as const) {
  story(
    `the requests of ${path} are made once, before the program has arrived`,
    async ({ page, context, baseURL }) => {
      await givenDelivery(context, baseURL ?? '');
      const asked = new Set<string>();
      let calls = 0;
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/')) return;
        asked.add(`${request.method()} ${pathname}`);
        calls += 1;
      });
      const release = await holdBack(page);
      await openAtOnce(page, path);
      const ahead = new Set(['GET /api/product/list', 'GET /api/user/verifyToken', ofThePage]);
      await expect.poll(() => asked).toEqual(ahead);
      release();
      await isHydrated(page);
      await expect(page.getByText('Loading')).toHaveCount(0);
      expect(asked).toEqual(ahead);
      expect(calls).toBe(ahead.size);
    },
  );
}

story(
  'the requests of a customer are made before the program has arrived, until logout',
  { tag: '@contract' },
  async ({ page, context, baseURL, email }) => {
    await givenPickup(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.goto('/orders');
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api/'.length));
    });
    const everyones = ['product/list', 'user/verifyToken'];
    const ahead = [...everyones, 'cart/get', 'order/userorders'].toSorted();
    const release = await holdBack(page);
    await openAtOnce(page, '/orders');
    await expect.poll(() => asked.toSorted()).toEqual(ahead);
    release();
    await isHydrated(page);
    await expect(page.getByText('Loading')).toHaveCount(0);
    expect(asked.toSorted()).toEqual(ahead);

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    asked.length = 0;
    await page.goto('/orders');
    await isHydrated(page);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(everyones));
  },
);

story('a page has one address, wherever a server keeps its HTML', async ({ page }) => {
  await page.goto('/collection/?sort=low-high');
  await expect(page).toHaveURL(/\/collection\?sort=low-high$/);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'All products',
  );
});
