import type { Locator } from '@playwright/test';
import { blouse } from '../../shopper/catalogue';
import { expect, story } from '../../support/story';

story.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The visible properties that a contrast theme does not override. */
const styleOf = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(one);
    return [backgroundColor, borderBottomColor, textDecorationLine].join(' ');
  });

story('a contrast theme shows what is chosen and current', async ({ page }) => {
  const label = (name: string) =>
    page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  const expectDistinct = async (chosen: Locator, other: Locator) =>
    expect(await styleOf(chosen)).not.toBe(await styleOf(other));

  await page.goto('/collection?category=Women');
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeChecked();
  await expectDistinct(label('Women'), label('Men'));
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expectDistinct(link('PRODUCTS'), link('HOME'));

  await page.goto(`/product/${blouse.id}`);
  await page.getByRole('radio', { name: blouse.size, exact: true }).check();
  await expectDistinct(label(blouse.size), label('XL'));

  await page.goto('/news');
  const pages = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expectDistinct(pages.filter({ hasText: /^1$/ }), pages.filter({ hasText: /^2$/ }));

  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await expect(box).toBeFocused();
  expect(await box.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid');
});
