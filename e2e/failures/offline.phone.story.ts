import { signIn } from '../shopper/account';
import { blouse } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from '../shopper/given';
import { faultMessages } from '../support/faults';
import { expect, story } from '../support/story';

story.beforeEach(async ({ context, baseURL, watch }) => {
  await givenDelivery(context, baseURL ?? '');
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
});

story(
  'an overlay that cannot be loaded shows an error, and opens later',
  async ({ page, context }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search' }).click();
    const missing = page.getByRole('alertdialog', { name: 'Something went wrong' });
    await expect(missing).toContainText('This could not be opened.');
    await expect(missing.getByRole('button', { name: 'Load the page again' })).toBeHidden();
    await missing.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await context.setOffline(false);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
);

story('every page shows a notice while the device is offline', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

story(
  'a quantity that cannot be saved shows an error and is reverted',
  async ({ page, context, email }) => {
    await givenAccount(page.request, email);
    await givenInCart(page.request, blouse, 2);
    await page.goto('/cart');
    const quantity = page.getByRole('spinbutton', { name: /quantity/i }).first();
    await expect(quantity).toHaveValue('2');
    await context.setOffline(true);
    await quantity.fill('3');
    await expect(page.getByText(faultMessages.down)).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await context.setOffline(false);
    await quantity.fill('4');
    await page.waitForResponse(
      (response) => response.url().endsWith('/api/cart/update') && response.ok(),
    );
    await page.reload();
    await expect(quantity).toHaveValue('4');
  },
);

story(
  'signing in offline shows an error, and works when the connection is back',
  async ({ page, context, email }) => {
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout', { data: {} });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the right one');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText(faultMessages.down)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await context.setOffline(false);
    await signIn(page, email);
    await expect(page).toHaveURL('/');
  },
);
