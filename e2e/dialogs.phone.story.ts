import { blouse, searchFor } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenOrder } from './shopper/given';
import { isOnPhone } from './shopper/page';
import { makeReceiptPicture, READING_TIMEOUT, submitReceipt } from './shopper/receipt';
import { expectHydrated } from './support/start';
import { expect, story } from './support/story';

story(
  'a link in a dialog opens a page that takes the focus',
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
  'a finished upload closes the receipt viewer and moves the focus to the new heading',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    const order = await givenOrder(page.request, { ...blouse });
    await page.goto(`/checkout/${order}`);
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/order/uploadpayment', async (route) => {
      await released;
      await route.fallback();
    });
    await submitReceipt(page, await makeReceiptPicture(page));
    await page.getByRole('button', { name: 'View Uploaded Screenshot' }).click();
    const picture = page.getByRole('dialog');
    await expect(picture).toBeVisible();
    release();
    await expect(picture).toBeHidden({ timeout: READING_TIMEOUT });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

story(
  'a close request of the browser closes a dialog and does not navigate',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Service selection' });
    await expect(dialog).toBeVisible();
    // Without the focus no key listener of the dialog runs, so the browser itself sends the close request.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
  },
);

story(
  'when two dialogs are opened in quick succession only one opens, and closing it restores the page',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/about');
    await expectHydrated(page);
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    const dialogs = page.getByRole('dialog');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search' }).fill(blouse.name);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogs).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link').first().click({ trial: true });
  },
);
