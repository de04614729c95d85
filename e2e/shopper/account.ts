import { expect, type Page } from '@playwright/test';
import { codeFor } from '../support/mailbox';
import { isOnPhone } from './device';

export const password = 'Teh tarik 2 gelas';
export const personName = 'Aisyah Rahman';

/** Types the six digits of a code; the focus moves from box to box. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByRole('group', { name: '6-digit code' }).getByRole('textbox');
  for (const box of (await boxes.all()).reverse()) await box.press('Backspace');
  await boxes.first().focus();
  await page.keyboard.type(code);
  await expect(boxes.last()).toHaveValue(code.slice(-1));
}

/** Enters the e-mail on the page "Create Account" and requests a code. */
export async function requestCode(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Enter the 6-digit code sent to your email id')).toBeVisible();
}

/** Completes the page "Create Account". */
export async function register(page: Page, email: string): Promise<void> {
  await requestCode(page, email);
  await finishRegistration(page, email);
}

/** Registers with the code from the mail. */
export async function finishRegistration(page: Page, email: string): Promise<void> {
  await typeCode(page, await codeFor(page.request, email, new URL(page.url()).origin));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Create your account')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Name').fill(personName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Opens the profile menu, by touch on a phone and by mouse elsewhere, and follows one of its links. */
export async function followAccountMenu(page: Page, link: 'My Profile' | 'Orders'): Promise<void> {
  const opener = page.getByRole('button', { name: 'My account' });
  if (isOnPhone(page)) await opener.tap();
  else await opener.click();
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
}
