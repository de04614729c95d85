import type { Locator } from '@playwright/test';
import { password } from './shopper/account';
import { givenAccount, givenDelivery } from './shopper/given';
import { holdBack, isHydrated, openAtOnce } from './support/start';
import { expect, story } from './support/story';

/** Sets a field as a password manager does that fires no event: past React, which watches the element's own property. */
const fillSilently = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
  }, text);

story(
  'a password manager that fires no event, before and after hydration, signs the shopper in',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout');
    const release = await holdBack(page);
    await openAtOnce(page, '/login');
    await fillSilently(page.getByLabel('Email'), email);
    release();
    await isHydrated(page);
    await fillSilently(page.getByLabel('Password', { exact: true }), password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);

story(
  'an e-mail that the browser restores on Back is the one that signs the shopper in',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout');
    await page.goto('/login');
    await isHydrated(page);
    await page.getByLabel('Email').fill(email);
    await page.goto('/robots.txt');
    await page.goBack();
    await isHydrated(page);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);
