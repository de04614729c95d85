import type { Locator } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenDelivery } from './shopper/given';
import { expect, story } from './support/story';

story.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What a contrast theme leaves of the looks of an element. */
const looksOf = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(one);
    return [backgroundColor, borderBottomColor, textDecorationLine].join(' ');
  });

story('a contrast theme shows what is chosen and current', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  const label = (name: string) =>
    page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  const expectApart = async (chosen: Locator, other: Locator) =>
    expect(await looksOf(chosen)).not.toBe(await looksOf(other));

  await page.goto('/collection?category=Women');
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeChecked();
  await expectApart(label('Women'), label('Men'));
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expectApart(link('PRODUCTS'), link('HOME'));

  await page.goto(`/product/${blouse.id}`);
  await page.getByRole('radio', { name: blouse.size, exact: true }).check();
  await expectApart(label(blouse.size), label('XL'));

  await page.goto('/news');
  const pages = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expectApart(pages.filter({ hasText: /^1$/ }), pages.filter({ hasText: /^2$/ }));

  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await expect(box).toBeFocused();
  expect(await box.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid');
});
