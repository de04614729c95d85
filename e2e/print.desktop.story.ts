import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from './shopper/given';
import { expect, story } from './support/story';

story(
  'a page prints what it says, without bars, menus, overlays and buttons',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await givenOrder(page.request, blouse);
    await givenInCart(page.request, blouse);
    // A sheet of A4 is as wide as this, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1000 });
    const main = page.getByRole('main');
    for (const [path, says] of [
      ['/orders', 'Total'],
      [`/product/${blouse.id}`, blouse.name],
      ['/cart', blouse.name],
      ['/place-order', blouse.name],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(main.getByText(says).first()).toBeAttached();
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText(says).locator('visible=true').first(), path).toBeVisible();
      const around = page.locator('#root > *, body > *').locator('visible=true');
      await expect(around, path).toHaveCount(2);
      await expect(main.getByRole('button'), path).toHaveCount(0);
      await expect(main.getByRole('link', { name: /Make Payment|Contact Seller/ })).toHaveCount(0);
    }
  },
);
