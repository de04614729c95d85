import { blouse, skirt } from './shopper/catalogue';
import { givenDelivery } from './shopper/given';
import { expect, story } from './support/story';

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

story(
  'wide text spacing causes no horizontal scrolling at 320 px',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/',
      '/collection',
      `/product/${blouse.id}`,
      '/cart',
      '/login',
      '/contact',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await page.addStyleTag({ content: SPACED });
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(overflow, path).toBe(0);
    }
  },
);

story(
  'the "Added to Bag" popup can be closed in a low window',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.setViewportSize({ width: 640, height: 180 });
    await page.goto(`/product/${skirt.id}`);
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    const popup = page.getByRole('dialog', { name: 'Added to Bag' });
    const bag = popup.getByRole('button', { name: 'View Bag (1)' });
    await bag.scrollIntoViewIfNeeded();
    await expect(bag).toBeInViewport();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
  },
);
