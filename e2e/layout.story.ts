import type { Page } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from './shopper/given';
import { isOnPhone } from './shopper/page';
import { choosePickup, serviceModal } from './shopper/service';
import { isHydrated } from './support/start';
import { expect, story } from './support/story';

/** What only a browser can tell: where things stand at which width, and what moves by itself. */

/** How many cards of the first list of products in a part of the page stand whole beside each other. */
const columns = (page: Page, part: string) =>
  page
    .locator(`${part} ul:has(a[href^="/product/"])`)
    .first()
    .evaluate((list) => {
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      return cards.filter(({ top, right }) => top === cards[0]?.top && right <= innerWidth).length;
    });

story('the notices take turns, over 2 seconds', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/about');
  const notice = page.getByRole('region', { name: 'Notices' }).locator('li');
  const shown = notice.locator('visible=true');
  await expect(shown).toHaveText(['Motorcycle delivery is for bread products only.']);
  await expect(shown).toHaveText([/^Next-day delivery available/]);
  // One goes in the first second of the change, the other comes in the second.
  const times = await notice.evaluateAll((items) =>
    items.map((item) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(item);
      return Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration);
    }),
  );
  expect(Math.max(...times)).toBe(2);
});

story(
  'the banners go on by themselves; a phone has no arrows',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    const banners = page.getByRole('region', { name: 'Highlights' });
    const dot = (position: number) =>
      banners.getByRole('button', { name: new RegExp(`^Picture ${position} of`) });
    await expect(dot(1)).toBeVisible();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    const arrow = banners.getByRole('button', { name: 'Following picture' });
    if (isOnPhone(page)) await expect(arrow).toBeHidden();
    else await expect(arrow).toBeVisible();
  },
);

story('the boxes of the filters can be ticked themselves', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/collection');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  if (isOnPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Women' }).check();
  await expect(page).toHaveURL(/Women/);
});

story('product cards stand in 2 to 5 columns by the width', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  for (const [width, collection, latest] of [
    [390, 2, 2],
    // Ten are swiped in one row here.
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
});

story(
  'what was added to the bag is told at the bottom of a phone, at the top right elsewhere',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto(`/product/${blouse.id}`);
    await page.getByRole('radio', { name: blouse.size, exact: true }).check();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    const popup = page.getByRole('dialog', { name: 'Added to Bag' });
    await expect(popup).toBeVisible();
    await popup.evaluate((sheet) =>
      Promise.all(sheet.getAnimations().map(({ finished }) => finished)),
    );
    const box = await popup.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    if (box === null) throw new Error('The popup has no place.');
    if (isOnPhone(page)) {
      expect([box.x, box.width]).toEqual([0, width]);
      expect(Math.round(box.y + box.height)).toBe(height);
    } else {
      expect(box.width).toBe(360);
      expect(box.x + box.width / 2).toBeGreaterThan(width / 2);
      expect(box.y).toBeLessThan(height / 2);
    }
  },
);

story(
  'the order’s summary is folded on a phone and open elsewhere',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await givenInCart(page.request, blouse);
    await page.goto('/place-order');
    const items = page.getByRole('main').getByText(blouse.name);
    const toggle = page.getByRole('button', { name: /^Show order summary/ });
    if (isOnPhone(page)) {
      await expect(toggle).toBeVisible();
      await expect(items).toBeHidden();
      await toggle.click();
      await expect(items).toBeVisible();
      await page.getByRole('button', { name: /^Hide order summary/ }).click();
      await expect(items).toBeHidden();
    } else {
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(items).toBeVisible();
        await expect(toggle).toBeHidden();
      }
    }
  },
);

story(
  'the page under the service selection does not scroll, and is covered whole',
  async ({ page }) => {
    await page.goto('/');
    const modal = serviceModal(page);
    await expect(modal).toBeVisible();
    const turnWheel = async () => {
      await page.mouse.move(10, 10);
      const arrived = await page.evaluateHandle(() => ({
        // In an object, since a handle of a promise would be waited for.
        wheel: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
      }));
      await page.mouse.wheel(0, 900);
      // The browser scrolls with the frames that follow the turn.
      return arrived.evaluate(async ({ wheel }) => {
        await wheel;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return window.scrollY;
      });
    };
    expect(await turnWheel()).toBe(0);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    for (const [x, y] of [
      [4, 4],
      [width - 4, 4],
      [4, height - 4],
      [width - 4, height - 4],
    ] as const) {
      // What is hit lies around the question or in it; where it did not reach, the page itself would be hit.
      const covered = await modal.evaluate(
        (dialog, [left, below]) => {
          const hit = document.elementFromPoint(left, below);
          if (hit === null || hit.contains(document.body)) return false;
          return hit !== document.body && (hit.contains(dialog) || dialog.contains(hit));
        },
        [x, y] as const,
      );
      expect(covered, `the corner at ${x}, ${y}`).toBe(true);
    }
    await choosePickup(page);
    await expect.poll(turnWheel).toBeGreaterThan(0);
  },
);

story(
  'the navigation of a phone is a menu, that of a wider screen a row of links',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    const row = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(isOnPhone(page) ? opener : row).toBeVisible();
    await expect(isOnPhone(page) ? row : opener).toBeHidden();
  },
);

story('on a phone the buttons of the service selection stay in one place', async ({ page }) => {
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
});

story(
  'a page that is led to is painted from its top, and not before',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    const card = page.locator('main a[href^="/product/"]').last();
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    // Where the window stands in each frame that no longer shows home.
    const tops = page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            if (!document.querySelector('[aria-label="Highlights"]')) seen.push(window.scrollY);
            if (seen.length < 5) requestAnimationFrame(look);
            else resolve(seen);
          };
          requestAnimationFrame(look);
        }),
    );
    await card.click();
    expect(await tops).toEqual([0, 0, 0, 0, 0]);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

story('Back and Forward lead to where one was', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/');
  await isHydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (height: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), height);
    await expect.poll(top).toBe(height);
    // So that the page hears of it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  const product = page.getByRole('spinbutton');
  const card = page.locator('main a[href^="/product/"]').last();
  await expect(card).toBeVisible();
  await scrollTo(700);
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(product).toBeVisible();
  await expect.poll(top).toBe(0);
  await scrollTo(150);
  await page.goBack();
  await expect(product).toBeHidden();
  await expect.poll(top).toBe(700);
  await page.goForward();
  await expect(product).toBeVisible();
  await expect.poll(top).toBe(150);
});

story('a page that is loaded again stands where it was', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await page.goto('/about');
  await isHydrated(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(top).toBe(600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.reload();
  await isHydrated(page);
  await expect.poll(top).toBe(600);
});
