import type { Locator } from '@playwright/test';
import { password } from './shopper/account';
import { givenAccount, givenDelivery } from './shopper/given';
import { expectHydrated, holdRequests, openWithoutWaiting } from './support/start';
import { expect, story } from './support/story';

/** Fills a field like a password manager that fires no event. It bypasses React, which overrides the element's `value`. */
const fillSilently = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
  }, text);

story(
  'fields filled without events before and after hydration sign the shopper in',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/login');
    await fillSilently(page.getByLabel('Email'), email);
    release();
    await expectHydrated(page);
    await fillSilently(page.getByLabel('Password', { exact: true }), password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);

story(
  'an e-mail that the browser restores on Back is used to sign in',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout');
    await page.goto('/login');
    await expectHydrated(page);
    await page.getByLabel('Email').fill(email);
    await page.goto('/robots.txt');
    await page.goBack();
    await expectHydrated(page);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);
