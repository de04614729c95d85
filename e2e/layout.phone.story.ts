import type { Page } from '@playwright/test';
import { givenDelivery } from './shopper/given';
import { serviceModal } from './shopper/service';
import { expect, story } from './support/story';

/** How many fully visible cards the first row of a product list has. */
const columns = (page: Page, part: string) =>
  page
    .locator(`${part} ul:has(a[href^="/product/"])`)
    .first()
    .evaluate((list) => {
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      return cards.filter(({ top, right }) => top === cards[0]?.top && right <= innerWidth).length;
    });

story(
  'the notices alternate with a transition of 2 seconds',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    const notice = page.getByRole('region', { name: 'Notices' }).locator('li');
    const shown = notice.locator('visible=true');
    await expect(shown).toHaveText(['Motorcycle delivery is for bread products only.']);
    await expect(shown).toHaveText([/^Next-day delivery available/]);
    // The old notice fades out in the first second, the new one fades in during the second.
    const times = await notice.evaluateAll((items) =>
      items.map((item) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(item);
        return Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration);
      }),
    );
    expect(Math.max(...times)).toBe(2);
  },
);

story('the filter checkboxes can be clicked directly', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/collection');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Women' }).check();
  await expect(page).toHaveURL(/Women/);
});

story(
  'product cards have 2 to 5 columns, depending on the width',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
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
      await expect(page.getByRole('region', { name: 'Latest collection' })).toBeVisible();
      await expect(
        page.locator('section[aria-labelledby=latest] a[href^="/product/"]').first(),
      ).toBeVisible();
      expect(await columns(page, 'section[aria-labelledby=latest]'), `home, ${width} px`).toBe(
        latest,
      );
    }
  },
);

story(
  'on a phone the buttons of the service selection do not move between steps',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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
  },
);
