import type { Page } from '@playwright/test';
import { delivery, serviceModal } from './shopper/service';
import { expect, story } from './support/story';

const TILES = /^https:\/\/([a-c]\.)?tile\.openstreetmap\.org\//;

/** The picture that a tile server sends with a refusal. */
const refusalImage = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

async function openMap(page: Page) {
  await page.goto('/');
  const modal = serviceModal(page);
  await modal.getByRole('button', { name: 'Delivery' }).click();
  await modal.getByRole('textbox', { name: 'Delivery address' }).fill(delivery.typed);
  await modal.getByRole('option', { name: delivery.suggestion }).click();
  return modal.getByRole('region', { name: /^Map of/ });
}

story('a map whose tiles are refused shows a message', async ({ page, watch }) => {
  watch.expect(/status of (403|429)/);
  let status = 403;
  await page.route(TILES, (route) =>
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
  await page.setViewportSize({ width: 640, height: 320 });
  const map = await openMap(page);
  await expect(map).toBeInViewport({ ratio: 0.3 });
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not shown.');
  const pane = map.locator('.leaflet-map-pane');
  const position = () => pane.evaluate((element) => element.style.transform);
  const before = await position();
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 320, y: 280 });
  for (let y = 270; y > 180; y -= 10) await touch('touchMove', { x: 320, y });
  await touch('touchEnd');
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(box.y);
  expect(await position()).toBe(before);
});

story('arrow keys scroll the marked address suggestion into view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/');
  const modal = serviceModal(page);
  await modal.getByRole('button', { name: 'Delivery' }).click();
  const field = modal.getByRole('textbox', { name: 'Delivery address' });
  await field.fill('Kuala');
  const options = modal.getByRole('option');
  await expect(options.nth(3)).toBeAttached();
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await field.press('ArrowDown');
    await expect(options.nth(pressed)).toHaveAttribute('aria-selected', 'true');
    await expect(options.nth(pressed)).toBeInViewport({ ratio: 0.9 });
  }
});
