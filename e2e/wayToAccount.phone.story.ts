import { finishRegistration, password, requestCode, typeCode } from './shopper/account';
import { blouse } from './shopper/catalogue';
import { expectPaymentPage, shippingFee } from './shopper/order';
import { codeFor } from './support/mailbox';
import { expectHydrated } from './support/start';
import { expect, story } from './support/story';

story(
  'a forgotten password, with a reload on the way, leads to the order that the shopper opened',
  { tag: '@contract' },
  async ({ page, order, email }) => {
    await page.request.post('/api/user/logout', { data: {} });
    await page.goto(`/checkout/${order}`);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await page.reload();
    await expectHydrated(page);
    await typeCode(page, await codeFor(page.request, email, new URL(page.url()).origin));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('New password', { exact: true }).fill(`${password} baru`);
    await page.getByRole('button', { name: 'Save Password' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(`${password} baru`);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(`/checkout/${order}`);
    await expectPaymentPage(page, blouse.price + shippingFee);
  },
);

story(
  'a registration leads to the page that the guest opened, also after Back and a reload',
  { tag: '@contract' },
  async ({ page, email }) => {
    await page.goto('/orders');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByRole('link', { name: 'Login here' }).click();
    await expect(page).toHaveURL('/login?next=%2Forders');
    await page.goBack();
    await page.reload();
    await expectHydrated(page);
    await requestCode(page, email);
    await finishRegistration(page, email);
    await expect(page).toHaveURL('/orders');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
);
