import type { Page } from '@playwright/test';
import { givenFirstVisit } from '../../shopper/given';
import { serviceModal } from '../../shopper/service';
import { expectHydrated } from '../../support/start';
import { expect, story } from '../../support/story';
import type { Watch } from '../../support/watch';

/** Makes the matching requests fail. @returns restores the connection */
async function disconnect(page: Page, watch: Watch, pattern: RegExp): Promise<() => Promise<void>> {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await page.route(pattern, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(pattern);
}

const startupError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'cannot be used yet' });

/** The chunks of the shop, without those that start it. */
const STOREFRONT = /\/assets\/(?!runtime\.|react\.|main\.)[^/]*\.js$/;

story('a step that could not be loaded works when back online', async ({ page, watch }) => {
  await givenFirstVisit(page);
  const reconnect = await disconnect(page, watch, STOREFRONT);
  await page.goto('/');
  const modal = serviceModal(page);
  await modal.getByRole('button', { name: 'Pick Up' }).click();
  await expect(modal.getByRole('alert')).toContainText('could not be loaded');
  await reconnect();
  await modal.getByRole('button', { name: 'Pick Up' }).click();
  await expect(modal.getByRole('heading', { name: 'Select Pickup Branch' })).toBeVisible();
});

story('a shop that a deployment removed is available after a reload', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await page.route(STOREFRONT, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/about');
  const alert = startupError(page);
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('body')).toBeFocused();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Load the page again' }).click();
  await expectHydrated(page);
  await expect(alert).toHaveCount(0);
});
