import { languages } from '@kedai/contract/protocol/languages';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { Page } from '@playwright/test';
import { blouse, skirt } from '../../shopper/catalogue';
import { givenInCart } from '../../shopper/given';
import { overflowOf } from '../../support/accessibilityAudit';
import { expect, story } from '../../support/story';

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** A browser setting that enlarges only the text. */
const LARGE = 'html { font-size: 200% }';

/** Adds styles as a setting of the browser does: the policy of the page allows no style element. @returns removes them */
async function adoptStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

async function expectToFit(page: Page): Promise<void> {
  for (const css of [SPACED, LARGE]) {
    const remove = await adoptStyles(page, css);
    await expect.poll(() => overflowOf(page), `${page.url()}: ${css}`).toBe(0);
    await remove();
  }
}

story('wide or large text causes no horizontal scrolling at 320 px', async ({ page, order }) => {
  story.slow();
  // The badge of the cart is at its widest.
  await givenInCart(page.request, blouse, 122);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/collection',
    `/product/${blouse.id}`,
    '/cart',
    '/place-order',
    `/checkout/${order}`,
    '/orders',
    '/about',
    '/outlets',
    '/contact',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectToFit(page);
  }
});

for (const { tag, prefix } of Object.values(languages)) {
  story(`the page behind the first step fits at 320 px (${tag})`, async ({ page, context }) => {
    await context.clearCookies({ name: SELECTION_COOKIE });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefix}/about`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectToFit(page);
  });
}

story('the "Added to Bag" popup can be closed in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 180 });
  await page.goto(`/product/${skirt.id}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  const popup = page.getByRole('dialog', { name: 'Added to Bag' });
  const bag = popup.getByRole('button', { name: 'View Bag (1)' });
  await bag.scrollIntoViewIfNeeded();
  await expect(bag).toBeInViewport();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
});
