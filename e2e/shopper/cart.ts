import { expect, type Page } from '@playwright/test';

/** To the cart, by its icon, which shows how many pieces it holds. */
export async function openCart(page: Page, pieces: number): Promise<void> {
  const name = pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items`;
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart', level: 1 })).toBeVisible();
}

/** A line of the cart. */
export const cartLine = (page: Page, product: string) =>
  page.getByRole('table', { name: 'Your Cart' }).getByRole('row').filter({ hasText: product });

/** On to the order form. */
export async function proceed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
}
