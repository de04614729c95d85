import { blouse, skirt } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from './shopper/given';
import { expect, story } from './support/story';

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** A browser setting that enlarges only the text. */
const LARGE = 'html { font-size: 200% }';

story(
  'wide text spacing and text at 200 % cause no horizontal scrolling at 320 px',
  async ({ page, context, baseURL, email }) => {
    story.slow();
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    const orderId = await givenOrder(page.request, blouse);
    // The badge of the cart is at its widest.
    await givenInCart(page.request, blouse, 122);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    for (const path of [
      '/',
      '/collection',
      `/product/${blouse.id}`,
      '/cart',
      '/place-order',
      `/checkout/${orderId}`,
      '/orders',
      '/about',
      '/outlets',
      '/contact',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      for (const css of [SPACED, LARGE]) {
        const style = await page.addStyleTag({ content: css });
        await expect.poll(overflow, `${path}: ${css}`).toBe(0);
        await style.evaluate((element) => element.parentNode?.removeChild(element));
      }
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
