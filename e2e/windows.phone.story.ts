import { blouse, searchFor } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenOrder } from './shopper/given';
import { isOnPhone } from './shopper/page';
import { makeReceiptPicture, READING_TIMEOUT, submitReceipt } from './shopper/receipt';
import { isHydrated } from './support/start';
import { expect, story } from './support/story';

/** The focus goes on into the page, though it comes back from behind the window only after a frame. */

story(
  'what is chosen in a window over the page opens a page that has the focus',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    const main = page.getByRole('main');
    await searchFor(page, 'mandarin', blouse.name);
    await expect(main).toBeFocused();
    if (!isOnPhone(page)) return;
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'ABOUT' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(main).toBeFocused();
  },
);

story(
  'a receipt that arrives while it is looked at leads to what comes next',
  { tag: '@contract' },
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    const order = await givenOrder(page.request, { ...blouse });
    await page.goto(`/checkout/${order}`);
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
    let arrive = () => {};
    const looked = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/order/uploadpayment', async (route) => {
      await looked;
      await route.fallback();
    });
    await submitReceipt(page, await makeReceiptPicture(page));
    await page.getByRole('button', { name: 'View Uploaded Screenshot' }).click();
    const picture = page.getByRole('dialog');
    await expect(picture).toBeVisible();
    arrive();
    await expect(picture).toBeHidden({ timeout: READING_TIMEOUT });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

story(
  'what the browser knows as a way back closes a window and leads nowhere else',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    await page.getByRole('button', { name: 'Change' }).click();
    const question = page.getByRole('dialog', { name: 'Service selection' });
    await expect(question).toBeVisible();
    // Without the focus in it no listener of the window hears the key: the browser itself asks it to close.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
  },
);

story(
  'of two windows that are pressed one after the other one is left, and gives the page back',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    await isHydrated(page);
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    const windows = page.getByRole('dialog');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(windows).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search' }).fill(blouse.name);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(windows).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link').first().click({ trial: true });
  },
);
