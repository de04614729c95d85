import { givenDelivery } from './shopper/given';
import { isHydrated } from './support/start';
import { expect, story } from './support/story';

/** Where the window stands after a navigation. */

story(
  'a page that is led to is painted from its top, and not before',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    const card = page.locator('main a[href^="/product/"]').last();
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    // Where the window stands in each frame that no longer shows home.
    const tops = page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            if (!document.querySelector('[aria-label="Highlights"]')) seen.push(window.scrollY);
            if (seen.length < 5) requestAnimationFrame(look);
            else resolve(seen);
          };
          requestAnimationFrame(look);
        }),
    );
    await card.click();
    expect(await tops).toEqual([0, 0, 0, 0, 0]);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

story('Back and Forward lead to where one was', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/');
  await isHydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (height: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), height);
    await expect.poll(top).toBe(height);
    // So that the page hears of it.
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
});

story('a page that is loaded again stands where it was', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/about');
  await isHydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(top).toBe(600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.reload();
  await isHydrated(page);
  await expect.poll(top).toBe(600);
});
