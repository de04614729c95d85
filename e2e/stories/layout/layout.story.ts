import { blouse } from '../../shopper/catalogue';
import { isOnPhone } from '../../shopper/device';
import { givenAccount, givenFirstVisit, givenInCart } from '../../shopper/given';
import { choosePickup, serviceModal } from '../../shopper/service';
import { expect, story } from '../../support/story';

story('the banners advance by themselves; a phone has no arrows', async ({ page }) => {
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Highlights' });
  const dot = (position: number) =>
    banners.getByRole('button', { name: new RegExp(`^Picture ${position} of`) });
  await expect(dot(1)).toBeVisible();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  const arrow = banners.getByRole('button', { name: 'Next picture' });
  if (isOnPhone(page)) await expect(arrow).toBeHidden();
  else await expect(arrow).toBeVisible();
});

story(
  'the "Added to Bag" popup is at the bottom on a phone, at the top right elsewhere',
  async ({ page }) => {
    await page.goto(`/product/${blouse.id}`);
    await page.getByRole('radio', { name: blouse.size, exact: true }).check();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    const popup = page.getByRole('dialog', { name: 'Added to Bag' });
    await expect(popup).toBeVisible();
    await popup.evaluate((sheet) =>
      Promise.all(sheet.getAnimations().map(({ finished }) => finished)),
    );
    const box = (await popup.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
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

story('the order summary is collapsed on a phone and open elsewhere', async ({ page, email }) => {
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
});

story('the service selection covers the whole page, which does not scroll', async ({ page }) => {
  await givenFirstVisit(page);
  await page.goto('/');
  const modal = serviceModal(page);
  await expect(modal).toBeVisible();
  const scrollByWheel = async () => {
    await page.mouse.move(10, 10);
    const arrived = await page.evaluateHandle(() => ({
      // In an object, because Playwright would await a promise.
      wheel: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
    }));
    await page.mouse.wheel(0, 900);
    // The browser scrolls in the frames after the wheel event.
    return arrived.evaluate(async ({ wheel }) => {
      await wheel;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return window.scrollY;
    });
  };
  expect(await scrollByWheel()).toBe(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // The element at each corner must be the dialog, an ancestor or a descendant of it, and not the page.
  const covered = await modal.evaluate(
    (dialog, [right, bottom]) =>
      [4, right].flatMap((x) =>
        [4, bottom].map((y) => {
          const hit = document.elementFromPoint(x, y);
          if (hit === null || hit.contains(document.body)) return false;
          return hit.contains(dialog) || dialog.contains(hit);
        }),
      ),
    [width - 4, height - 4] as const,
  );
  expect(covered).toEqual([true, true, true, true]);
  await choosePickup(page);
  await expect.poll(scrollByWheel).toBeGreaterThan(0);
});

story('a phone has a menu, a wider screen has a row of links', async ({ page }) => {
  await page.goto('/about');
  const row = page.getByRole('navigation', { name: 'Main' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(isOnPhone(page) ? opener : row).toBeVisible();
  await expect(isOnPhone(page) ? row : opener).toBeHidden();
});
