import type { Page } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from './shopper/given';
import { expect, story } from './support/story';

declare global {
  interface Window {
    /** Focused controls that were partly covered. */
    covered: string[];
    /** How many controls have had the focus. */
    stops: number;
    /** Whether the first control of the page has had the focus. */
    hasReachedTop: boolean;
  }
}

/** After each Tab, checks that the focused control is inside the window and that nothing covers it. */
async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.covered = [];
    window.stops = 0;
    window.hasReachedTop = false;
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
    function checkFocus(): void {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || window.hasReachedTop) return;
      window.stops += 1;
      window.hasReachedTop = focused.matches('[href="#content"]');
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
      // A tall element only needs its top in the window.
      const edges = bottom - top > innerHeight / 2 ? [top + 2] : [top + 2, bottom - 2];
      if (!edges.every((y) => isVisibleAt(focused, x, y))) window.covered.push(name(focused));
    }
    document.addEventListener('keyup', ({ key }) => {
      if (key === 'Tab') checkFocus();
    });
  });
}

/** Presses Shift+Tab from the end of a page to its beginning. Expects every focused control to be fully visible. */
async function expectFocusVisible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'all');
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
        return page.evaluate(() => window.hasReachedTop);
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toBe(true);
  const { covered, stops } = await page.evaluate(() => ({
    covered: window.covered,
    stops: window.stops,
  }));
  expect.soft(covered).toEqual([]);
  expect(stops, path).toBeGreaterThan(8);
}

story(
  'every control is fully visible when Shift+Tab reaches it',
  async ({ page, context, baseURL, email }) => {
    story.slow();
    await watchFocus(page);
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    const order = await givenOrder(page.request, blouse);
    await givenInCart(page.request, blouse);
    const product = `/product/${blouse.id}`;
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const path of ['/', '/collection', product, '/outlets', '/cart', `/checkout/${order}`])
      await expectFocusVisible(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [product, '/place-order', '/my-profile', '/orders'])
      await expectFocusVisible(page, path);
  },
);
