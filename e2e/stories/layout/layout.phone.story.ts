import type { Page } from '@playwright/test';
import { givenFirstVisit } from '../../shopper/given';
import { serviceModal } from '../../shopper/service';
import { expect, story } from '../../support/story';

/** How many fully visible cards the first row of a product list has. */
const columns = (page: Page, part: string) =>
  page
    .locator(`${part} ul:has(a[href^="/product/"])`)
    .first()
    .evaluate((list) => {
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      return cards.filter(({ top, right }) => top === cards[0]?.top && right <= innerWidth).length;
    });

story('product cards have 2 to 5 columns, depending on the width', async ({ page }) => {
  for (const [width, collection, latest] of [
    [390, 2, 2],
    // Ten cards scroll in one row here.
    [800, 3, 3],
    [1440, 4, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/collection');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await columns(page, 'main'), `collection, ${width} px`).toBe(collection);
    await page.goto('/');
    const section = 'section[aria-labelledby=latest]';
    await expect(page.locator(`${section} a[href^="/product/"]`).first()).toBeVisible();
    expect(await columns(page, section), `home, ${width} px`).toBe(latest);
  }
});

story('the buttons of the service selection do not move between steps', async ({ page }) => {
  await givenFirstVisit(page);
  await page.goto('/');
  const modal = serviceModal(page);
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  await button('Delivery').click();
  const next = await button('Next').boundingBox();
  await button('Back').click();
  await button('Pick Up').click();
  expect(await button('Next').boundingBox()).toEqual(next);
  await button('Next').click();
  expect(await button('Confirm').boundingBox()).toEqual(next);
  await button('Confirm').click();
  await expect(modal.getByRole('alert')).toBeVisible();
  expect(await button('Confirm').boundingBox()).toEqual(next);
});
