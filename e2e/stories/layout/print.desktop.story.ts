import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenInCart, givenOrder } from '../../shopper/given';
import { expect, story } from '../../support/story';

story('a page prints its content without bars, menus and buttons', async ({ page, email }) => {
  await givenAccount(page.request, email);
  await givenOrder(page.request, blouse);
  await givenInCart(page.request, blouse);
  // The width of an A4 page in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1000 });
  const main = page.getByRole('main');
  for (const [path, content] of [
    ['/orders', 'Total'],
    [`/product/${blouse.id}`, blouse.name],
    ['/cart', blouse.name],
    ['/place-order', blouse.name],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(main.getByText(content).first()).toBeAttached();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(content).locator('visible=true').first(), path).toBeVisible();
    const visibleRoots = page.locator('#root > *, body > *').locator('visible=true');
    await expect(visibleRoots, path).toHaveCount(2);
    await expect(main.getByRole('button'), path).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Make Payment|Contact Seller/ })).toHaveCount(0);
  }
});
