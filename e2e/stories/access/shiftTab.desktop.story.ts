import type { Page } from '@playwright/test';
import { blouse } from '../../shopper/catalogue';
import { givenInCart } from '../../shopper/given';
import { expectHydrated } from '../../support/start';
import { expect, story } from '../../support/story';

declare global {
  interface Window {
    focusWatch: {
      /** Focused controls that were partly covered. */
      readonly covered: string[];
      /** How many controls have had the focus. */
      stops: number;
      /** Whether the first control of the page has had the focus. */
      hasReachedTop: boolean;
    };
  }
}

/** After each Tab, checks that the focused control is inside the window and that nothing covers it. */
async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Window['focusWatch'] = { covered: [], stops: 0, hasReachedTop: false };
    window.focusWatch = watch;
    const name = (element: Element) =>
      `${location.pathname}: <${element.localName}> ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.slice(0, 40)}`;
    /** Whether the point shows the element, its label or a part of it. */
    function isVisibleAt(element: Element, x: number, y: number): boolean {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null &&
        [top, top.closest('label')].some((one) => one?.contains(element) || element.contains(one))
      );
    }
    document.addEventListener('keyup', ({ key }) => {
      if (key !== 'Tab') return;
      const focused = document.activeElement;
      if (focused === null || focused === document.body || watch.hasReachedTop) return;
      watch.stops += 1;
      watch.hasReachedTop = focused.matches('[href="#content"]');
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
      // A tall element only needs its top in the window.
      const edges = bottom - top > innerHeight / 2 ? [top + 2] : [top + 2, bottom - 2];
      if (!edges.every((y) => isVisibleAt(focused, x, y))) watch.covered.push(name(focused));
    });
  });
}

/** Presses Shift+Tab from the end of a page to its beginning. Expects every focused control to be fully visible. */
async function expectFocusVisible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const links = page
    .getByRole('contentinfo')
    .getByRole('link')
    .or(page.locator('main :is(a, button, input, select)'));
  await links.last().focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(
      async () => {
        for (let count = 0; count < 8; count += 1) await page.keyboard.press('Shift+Tab');
        return page.evaluate(() => window.focusWatch.hasReachedTop);
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toBe(true);
  const { covered, stops } = await page.evaluate(() => window.focusWatch);
  expect.soft(covered).toEqual([]);
  expect(stops, path).toBeGreaterThan(8);
}

story('every control is fully visible when Shift+Tab reaches it', async ({ page, order }) => {
  story.slow();
  await watchFocus(page);
  await givenInCart(page.request, blouse);
  const product = `/product/${blouse.id}`;
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/', '/collection', product, '/outlets', '/cart', `/checkout/${order}`])
    await expectFocusVisible(page, path);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [product, '/place-order', '/my-profile', '/orders'])
    await expectFocusVisible(page, path);
});
