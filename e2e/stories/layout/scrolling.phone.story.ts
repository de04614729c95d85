import { expectHydrated } from '../../support/start';
import { expect, story } from '../../support/story';

story('a new page is painted at its top from the first frame', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const card = page.locator('main a[href^="/product/"]').last();
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // The scroll position in each frame after home.
  const tops = page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const positions: number[] = [];
        const record = () => {
          if (!document.querySelector('[aria-label="Highlights"]')) positions.push(window.scrollY);
          if (positions.length < 5) requestAnimationFrame(record);
          else resolve(positions);
        };
        requestAnimationFrame(record);
      }),
  );
  await card.click();
  expect(await tops).toEqual([0, 0, 0, 0, 0]);
  await expect(page.getByRole('main')).toBeFocused();
});

story(
  'one Back leaves a page whose chunk was loaded when its link was followed',
  async ({ page }) => {
    await page.goto('/');
    await expectHydrated(page);
    await page.getByRole('link', { name: 'See all' }).first().click();
    await expect(page).toHaveURL('/collection');
    await expect(page.getByLabel('Sort by')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

story(
  'Back to a page that was left by a full load restores the scroll position',
  async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto('/collection?pages=3');
    await expectHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.goto('/about');
    await expectHydrated(page);
    await page.goBack();
    await expect.poll(top).toBe(600);
    // A link from elsewhere opens the same URL at its top.
    await page.goto('/about');
    await page.goto('/collection?pages=3');
    await expectHydrated(page);
    expect(await top()).toBe(0);
  },
);

story('Back, Forward and a reload restore the scroll position', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (height: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), height);
    await expect.poll(top).toBe(height);
    // The scroll event fires in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  const product = page.getByRole('spinbutton');
  const card = page.locator('main a[href^="/product/"]').last();
  await expect(card).toBeVisible();
  await scrollTo(700);
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(product).toBeVisible();
  await expect.poll(top).toBe(0);
  await scrollTo(150);
  await page.goBack();
  await expect(product).toBeHidden();
  await expect.poll(top).toBe(700);
  await page.goForward();
  await expect(product).toBeVisible();
  await expect.poll(top).toBe(150);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(top).toBe(150);
});
