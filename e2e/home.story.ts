import { expect, story } from './support/story';

story('the shop opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Kain & Roti/);
  await expect(page.locator('#root')).not.toBeEmpty();
});
