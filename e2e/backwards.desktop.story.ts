import type { Page } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from './shopper/given';
import { expect, story } from './support/story';

declare global {
  interface Window {
    /** What had the focus and was not seen whole. */
    covered: string[];
    /** How many have had the focus. */
    stops: number;
    /** The first control of the page has had the focus. */
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
    /** Whether the point is the element's, its label's, or a part's of it. */
    function isSeen(element: Element, x: number, y: number): boolean {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null &&
        [top, top.closest('label')].some((one) => one?.contains(element) || element.contains(one))
      );
    }
    function look(): void {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || window.hasReachedTop) return;
      window.stops += 1;
      window.hasReachedTop = focused.matches('[href="#content"]');
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
      // What is higher than the window begins in it.
      const ends = bottom - top > innerHeight / 2 ? [top + 2] : [top + 2, bottom - 2];
      if (!ends.every((y) => isSeen(focused, x, y))) window.covered.push(name(focused));
    }
    document.addEventListener('keyup', ({ key }) => {
      if (key === 'Tab') look();
    });
  });
}

/** From the end of the page up to its beginning. */
async function walkBackwards(page: Page, path: string): Promise<void> {
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
        for (let few = 0; few < 8; few += 1) await page.keyboard.press('Shift+Tab');
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

const open = [
  '/',
  '/collection',
  `/product/${blouse.id}`,
  '/news',
  '/outlets',
  '/about',
  '/contact',
];
const forms = ['/login', '/register', '/reset-password', '/email-verify'];

story(
  'who goes back by Shift+Tab sees each control whole',
  async ({ page, context, baseURL, email }) => {
    story.slow();
    await watchFocus(page);
    await givenDelivery(context, baseURL ?? '');
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const path of open) await walkBackwards(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [`/product/${blouse.id}`, ...forms]) await walkBackwards(page, path);
    await givenAccount(page.request, email);
    const order = await givenOrder(page.request, blouse);
    await givenInCart(page.request, blouse);
    for (const path of ['/place-order', '/my-profile', '/orders']) await walkBackwards(page, path);
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const path of ['/cart', `/checkout/${order}`]) await walkBackwards(page, path);
  },
);
