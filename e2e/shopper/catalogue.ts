import { expect, type Page } from '@playwright/test';
import { isOnPhone } from './device';

/** Two products of the seeded shop: one with sizes, one without options. */
export const blouse = {
  id: 'mandarin-linen-blouse',
  name: 'Mandarin Linen Blouse',
  size: 'M',
  price: 129,
} as const;
export const skirt = { id: 'songket-wrap-skirt', name: 'Songket Wrap Skirt', price: 249 } as const;

/** Formats an amount in ringgit as the shop does. */
export const ringgit = (amount: number): string => `RM${amount.toFixed(2)}`;

export const productCard = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(name) }).first();

export async function openCollection(page: Page): Promise<void> {
  if (isOnPhone(page)) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'COLLECTION' })
      .click();
  } else {
    await page.getByRole('link', { name: 'PRODUCTS' }).click();
  }
  await expect(page.getByRole('heading', { name: 'All products', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
}

/** Filters by a category and a type, and sorts by price. */
export async function filterProducts(page: Page, category: string, type: string): Promise<void> {
  if (isOnPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  for (const name of [category, type]) {
    const choice = page.getByRole('checkbox', { name, exact: true });
    await choice.click();
    await expect(choice).toBeChecked();
  }
  await page.getByLabel('Sort by').selectOption('Low to High');
}

/** Opens a product from a list. Presses "Load More" until it is there. */
export async function openFromList(page: Page, name: string): Promise<void> {
  const card = productCard(page, name);
  const more = page.getByRole('button', { name: 'Load More' });
  await expect(card.or(more).first()).toBeVisible();
  while (!(await card.isVisible())) await more.click();
  await card.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

export async function searchFor(page: Page, query: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await overlay.getByRole('searchbox', { name: 'Search' }).fill(query);
  const results = overlay.getByRole('region', { name: 'Search Results' });
  await results.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
}

/** Adds the product of the current page to the cart and closes the popup. */
export async function addToCart(
  page: Page,
  { feature, quantity = 1 }: { feature?: string; quantity?: number } = {},
): Promise<void> {
  if (feature !== undefined) await page.getByRole('radio', { name: feature, exact: true }).check();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity));
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  const popup = page.getByRole('dialog', { name: 'Added to Bag' });
  await expect(popup).toContainText(`Quantity: ${quantity}`);
  if (feature !== undefined) await expect(popup).toContainText(feature);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
}
