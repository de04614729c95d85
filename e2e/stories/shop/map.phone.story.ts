import type { Page } from '@playwright/test';
import { givenFirstVisit } from '../../shopper/given';
import { delivery, serviceModal } from '../../shopper/service';
import { expect, story } from '../../support/story';
import { tiles } from '../../support/watch';

/** The picture that a tile server sends with a refusal. */
const refusalImage = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

story.beforeEach(({ page }) => givenFirstVisit(page));

/** Opens the delivery step of the service selection. @returns its address field */
async function openDeliveryStep(page: Page) {
  await page.goto('/');
  await serviceModal(page).getByRole('button', { name: 'Delivery' }).click();
  return serviceModal(page).getByRole('combobox', { name: 'Delivery address' });
}

async function openMap(page: Page) {
  await (await openDeliveryStep(page)).fill(delivery.typed);
  await serviceModal(page).getByRole('option', { name: delivery.suggestion }).click();
  return serviceModal(page).getByRole('region', { name: /^Map of/ });
}

story('a map with a part of its tiles says so until all are shown', async ({ page, watch }) => {
  watch.expect(/status of 429/);
  let isLimited = true;
  await page.route(tiles, (route) => {
    const column = Number(new URL(route.request().url()).pathname.split('/').at(-2));
    return route.fulfill({
      status: isLimited && column % 2 === 0 ? 429 : 200,
      contentType: 'image/gif',
      body: refusalImage,
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const map = await openMap(page);
  const message = map.getByText('Parts of the map cannot be shown right now.');
  await expect(message).toBeVisible();
  await expect(map.locator('.leaflet-tile-loaded')).not.toHaveCount(0);
  isLimited = false;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect(message).toBeHidden();
});

story('a map whose tiles are refused shows a message', async ({ page, watch }) => {
  watch.expect(/status of (403|429)/);
  let status = 403;
  await page.route(tiles, (route) =>
    route.fulfill({
      status,
      contentType: 'image/gif',
      body: refusalImage,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const map = await openMap(page);
  await expect(map).toContainText('The map cannot be shown right now. Your address is still here.');
  await expect(map.locator('.leaflet-tile-loaded')).toHaveCount(0);
  // Playwright only clicks what nothing covers.
  await map.getByRole('link', { name: 'OpenStreetMap' }).click({ trial: true });
  status = 200;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect(map).not.toContainText('The map cannot be shown right now.');
  await expect(map.locator('.leaflet-tile-loaded')).not.toHaveCount(0);
});

story('a one-finger swipe on the map scrolls the page, not the map', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const map = await openMap(page);
  await expect(map).toBeInViewport({ ratio: 0.3 });
  const top = async () => (await map.boundingBox())?.y ?? 0;
  const topBefore = await top();
  const pane = map.locator('.leaflet-map-pane');
  const position = () => pane.evaluate((element) => element.style.transform);
  const positionBefore = await position();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ys.map((y) => ({ x: 320, y })),
    });
  await touch('touchStart', 380);
  for (let y = 370; y > 300; y -= 10) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(top).toBeLessThan(topBefore);
  expect(await position()).toBe(positionBefore);
});

story('arrow keys scroll the marked address suggestion into view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  const field = await openDeliveryStep(page);
  await field.fill('Kuala');
  const options = serviceModal(page).getByRole('option');
  await expect(options.nth(3)).toBeAttached();
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await field.press('ArrowDown');
    await expect(options.nth(pressed)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(pressed)).toBeInViewport({ ratio: 0.9 });
  }
});
