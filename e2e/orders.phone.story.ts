import { blouse } from './shopper/catalogue';
import { givenAccount, givenOrder } from './shopper/given';
import { expectHydrated } from './support/start';
import { expect, story } from './support/story';

story(
  'MY ORDERS shows ten orders at a time; Back and a reload restore its length and place',
  async ({ page, email }) => {
    await givenAccount(page.request, email);
    for (let count = 0; count < 12; count += 1) await givenOrder(page.request, blouse);
    const orders = page.getByRole('main').getByRole('listitem', { name: /^Order / });
    const top = () => page.evaluate(() => Math.round(window.scrollY));

    await page.goto('/orders');
    await expect(orders).toHaveCount(10);
    await expect(page.getByText('10 of 12 orders')).toBeVisible();
    await page.getByRole('button', { name: 'Show more orders' }).click();
    await expect(orders).toHaveCount(12);
    await expect(page.getByText('12 of 12 orders')).toBeVisible();
    await orders.last().getByRole('link', { name: 'Make Payment' }).scrollIntoViewIfNeeded();
    const place = await top();
    await orders.last().getByRole('link', { name: 'Make Payment' }).click();
    await expect(page).toHaveURL(/\/checkout\//);

    await page.goBack();
    await expect(orders).toHaveCount(12);
    await expect.poll(top).toBe(place);
    await page.reload();
    await expectHydrated(page);
    await expect(orders).toHaveCount(12);
    await expect.poll(top).toBe(place);
  },
);
