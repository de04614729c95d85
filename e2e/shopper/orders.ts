import { expect, type Page } from '@playwright/test';
import { followAccountMenu } from './account';
import { ringgit } from './catalogue';

/** Opens MY ORDERS and expects one order with this status and total (ringgit). */
export async function expectOrder(
  page: Page,
  { status, total, products }: { status: string; total: number; products: readonly string[] },
): Promise<void> {
  await followAccountMenu(page, 'Orders');
  await expect(page.getByRole('heading', { name: 'MY ORDERS' })).toBeVisible();
  const order = page.getByRole('main').getByRole('listitem', { name: /^Order / });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText(status);
  await expect(order).toContainText(ringgit(total));
  const more = order.getByRole('button', { name: 'Show More' });
  if (products.length > 1) await more.click();
  for (const name of products) await expect(order).toContainText(name);
}
