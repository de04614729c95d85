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
  }
}

/** Looks after each Tab at what has the focus: whether it lies in the window, with nothing over it. */
async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.covered = [];
    window.stops = 0;
    const name = (element: Element) =>
      `${location.pathname}: <${element.localName}> ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.slice(0, 40)}`;
    function look(): void {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return;
      window.stops += 1;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const isTall = bottom - top > innerHeight / 2;
      if (top < 0 || (bottom > innerHeight && !isTall))
        window.covered.push(`${name(focused)} (outside)`);
      const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
      for (const y of isTall ? [top + 2] : [top + 2, bottom - 2]) {
        const seen = document.elementFromPoint(x, y);
        const isItself =
          seen === null ||
          focused.contains(seen) ||
          seen.contains(focused) ||
          seen.closest('label')?.contains(focused);
        if (!isItself) window.covered.push(`${name(focused)} (below ${name(seen)})`);
      }
    }
    document.addEventListener('keyup', ({ key }) => {
      if (key === 'Tab') look();
    });
  });
}

/** From the end of the page up to its beginning. */
async function walkBackwards(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'all');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const links = page
    .getByRole('contentinfo')
    .getByRole('link')
    .or(page.locator('main :is(a, button, input, select)'));
  await links.last().focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const first = page.getByRole('link', { name: 'Skip to content' });
  for (let presses = 0; presses < 40; presses += 1) {
    for (let few = 0; few < 8; few += 1) await page.keyboard.press('Shift+Tab');
    if (
      await first.evaluate(
        (link) => link === document.activeElement || document.activeElement === document.body,
      )
    )
      break;
  }
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
