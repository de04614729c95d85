import { expect, type Page } from '@playwright/test';

/** Opens the cart by its icon, which shows the number of items. */
export async function openCart(page: Page, itemCount: number): Promise<void> {
  const name = itemCount === 1 ? 'Cart, 1 item' : `Cart, ${itemCount} items`;
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart', level: 1 })).toBeVisible();
}

export const cartLine = (page: Page, product: string) =>
  page.getByRole('table', { name: 'Your Cart' }).getByRole('row').filter({ hasText: product });

export async function proceedToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
}
