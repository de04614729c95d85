import { givenDelivery } from './shopper/given';
import { expect, story } from './support/story';

story('the shop opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Kain & Roti/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

story('the end of home is rendered without scrolling', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/');
  await expect(page.getByText('24/7 support')).toBeVisible();
  await expect(page.getByText('Subscribe now and get 20% off')).toBeVisible();
});

story(
  'the sliding banners request no animation frame per frame',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.addInitScript(() => {
      const original = window.requestAnimationFrame.bind(window);
      Object.assign(window, { frameRequests: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { frameRequests: number }).frameRequests += 1;
        return original(callback);
      };
    });
    const frameRequests = () =>
      page.evaluate(() => (window as unknown as { frameRequests: number }).frameRequests);
    await page.goto('/');
    const banners = page.getByRole('region', { name: 'Highlights' });
    await expect(banners.getByRole('button', { name: 'Stop the pictures' })).toBeVisible();
    await expect(banners.locator('[aria-live="polite"]')).toHaveCount(0);
    const before = await frameRequests();
    await expect(banners.getByRole('button', { name: 'Picture 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect((await frameRequests()) - before).toBeLessThan(20);
  },
);
