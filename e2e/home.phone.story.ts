import { givenDelivery } from './shopper/given';
import { expect, story } from './support/story';

story('the shop opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Kain & Roti/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

story('the end of home is there before anybody scrolls', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/');
  await expect(page.getByText('24/7 support')).toBeVisible();
  await expect(page.getByText('Subscribe now and get 20% off')).toBeVisible();
});

story(
  'while the banners slide nothing asks for every frame',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      Object.assign(window, { asked: 0 });
      window.requestAnimationFrame = (work) => {
        (window as unknown as { asked: number }).asked += 1;
        return request(work);
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    await page.goto('/');
    const banners = page.getByRole('region', { name: 'Highlights' });
    await expect(banners.getByRole('button', { name: 'Stop the pictures' })).toBeVisible();
    await expect(banners.locator('[aria-live="polite"]')).toHaveCount(0);
    const before = await asked();
    await expect(banners.getByRole('button', { name: 'Picture 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect((await asked()) - before).toBeLessThan(20);
  },
);
