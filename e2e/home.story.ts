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
