import type { BrowserContext, Page } from '@playwright/test';
import { addToCart, skirt } from './shopper/catalogue';
import { givenDelivery } from './shopper/given';
import { serviceModal, slot } from './shopper/service';
import { isHydrated } from './support/start';
import { expect, story } from './support/story';

/** What the frame after a press does not wait for: an answer, and rules that its page could have had from its beginning. */

/** The rules that a page is given while something is done, each by its beginning. */
async function rulesMadeBy(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await page.evaluate(() => {
    const made: string[] = [];
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      made.push(rule.slice(0, 80));
      return insert.call(this, rule, index);
    };
    Object.assign(window, { made });
  });
  await act();
  return page.evaluate(() => (window as unknown as { made: string[] }).made);
}

/** As in a browser that saves data, no page is made ready that may come next: its rules would be among those counted. */
const withoutPagesAhead = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** All pages that may come next have been made ready: no rule has come for a while. */
const pagesAreAhead = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const count = () =>
          [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
        const before = count();
        setTimeout(() => resolve(count() === before), 1500);
      }),
  );

story('what a form says of its fields needs no new rule', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await withoutPagesAhead(context);
  await page.goto('/login');
  await isHydrated(page);
  const made = await rulesMadeBy(page, async () => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
  expect(made).toEqual([]);
  // What opens a part of its own brings its rules, and they are seen here.
  const opened = await rulesMadeBy(page, async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });
  expect(opened).not.toEqual([]);
});

story('a cart that becomes empty needs no new rule', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await withoutPagesAhead(context);
  await page.goto(`/product/${skirt.id}`);
  await addToCart(page);
  await page.goto('/cart');
  await isHydrated(page);
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toBeVisible();
  const made = await rulesMadeBy(page, async () => {
    await remove.click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
  });
  expect(made).toEqual([]);
});

story(
  'a page that a link in view leads to needs no new rule',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    await page.locator('main a[href^="/product/"]').first().scrollIntoViewIfNeeded();
    await pagesAreAhead(page);
    const made = await rulesMadeBy(page, async () => {
      await page.locator('main a[href^="/product/"]').first().click();
      await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
    });
    expect(made).toEqual([]);
  },
);

story(
  'a page is built while its link is pressed, and shown when it is let go of',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    await page.locator('main a[href^="/product/"]').first().hover();
    const home = await page.title();
    await page.mouse.down();
    const add = page.getByRole('button', { name: 'ADD TO CART', includeHidden: true });
    await expect(add).toBeAttached();
    await expect(add).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).toBe(home);
    const built = await add.elementHandle();
    await page.mouse.up();
    await expect(add).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
    expect(await page.title()).not.toBe(home);
    expect(await add.evaluate((shown, before) => shown === before, built)).toBe(true);
  },
);

story(
  'a page is built while a mouse rests on its link, until it leaves',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    const card = page.locator('main a[href^="/product/"]').first();
    const add = page.getByRole('button', { name: 'ADD TO CART', includeHidden: true });
    await card.hover();
    await expect(add).toBeAttached();
    await expect(add).toBeHidden();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(add).not.toBeAttached();
    await card.hover();
    await expect(add).toBeAttached();
    const built = await add.elementHandle();
    await card.click();
    await expect(add).toBeVisible();
    expect(await add.evaluate((shown, before) => shown === before, built)).toBe(true);
  },
);

story(
  'several steps back at once lead to the page of the address',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/');
    await isHydrated(page);
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
    await about.hover();
    await expect(page.locator('#terms')).toBeAttached();
    await about.click();
    await expect(page.locator('#terms')).toBeVisible();
    // The browser's own step to a place on the page, which has the same key as the visit's first.
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await page.evaluate(() => history.go(-2));
    await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
    await expect(page.locator('#terms')).toBeHidden();
  },
);

story('a press is over before its answer is built', async ({ page, context, baseURL }) => {
  await givenDelivery(context, baseURL ?? '');
  await withoutPagesAhead(context);
  await page.goto('/login');
  await isHydrated(page);
  // The window hears last of it.
  await page.evaluate(() => {
    const atOnce: boolean[] = [];
    addEventListener('submit', () => {
      atOnce.push(document.querySelector('[aria-invalid="true"]') !== null);
    });
    Object.assign(window, { atOnce });
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  const atOnce = await page.evaluate(() => (window as unknown as { atOnce: boolean[] }).atOnce);
  expect(atOnce).toEqual([false]);
});

story(
  'a time that is set by no key and no finger, at once after a day, stays',
  async ({ page }) => {
    await page.goto('/');
    const modal = serviceModal(page);
    await modal.getByRole('button', { name: 'Pick Up' }).click();
    await modal.getByRole('button', { name: 'Next' }).click();
    const time = modal.getByLabel('Time', { exact: true });
    await expect(time).toBeVisible();
    const day = modal.getByRole('group').getByRole('button').last();
    // In one task, as by a program that fills forms in: the day is not yet answered then.
    await time.evaluate((field: HTMLSelectElement, label) => {
      const days = field.form?.querySelectorAll<HTMLElement>('[role="group"] button') ?? [];
      [...days].at(-1)?.click();
      field.value = label;
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }, slot);
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(time).toHaveValue(slot);
  },
);
