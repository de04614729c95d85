import type { Page } from '@playwright/test';
import { password, signIn, signOut } from '../../shopper/account';
import { givenAccount, givenPickup } from '../../shopper/given';
import { givenAuthenticator } from '../../support/authenticator';
import { expect, story } from '../../support/story';

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function confirmPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

story(
  'a customer adds a passkey, signs in with it and removes it',
  async ({ page, context, request, email, baseURL, watch }) => {
    await givenAccount(request, email);
    // Browsers have no passkeys for a network address.
    const { origin } = new URL(String(baseURL).replace('127.0.0.1', 'localhost'));
    watch.allow(origin);
    await givenPickup(context, origin);
    const { setVerified } = await givenAuthenticator(page);
    await page.goto(`${origin}/login`);
    await signIn(page, email);

    await story.step('add a passkey', async () => {
      await page.goto(`${origin}/my-profile?tab=security`);
      await expect(passkeys(page)).toContainText('You have no passkeys yet.');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await confirmPassword(page);
      await expect(passkeys(page).getByRole('listitem')).toContainText('Chrome on');
    });

    await story.step('sign in with it', async () => {
      await signOut(page);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/`);
    });

    await story.step('a user who is not verified is not signed in', async () => {
      await signOut(page);
      await setVerified(false);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByText('No passkey was used.').first()).toBeVisible();
      await setVerified(true);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
    });

    await story.step('remove it', async () => {
      await page.goto(`${origin}/my-profile?tab=security`);
      await expect(passkeys(page).getByRole('listitem')).toContainText('Last used');
      await page.getByRole('button', { name: /^Remove the passkey/ }).click();
      await confirmPassword(page);
      await expect(passkeys(page)).toContainText('You have no passkeys yet.');
    });
  },
);
