import { randomUUID } from 'node:crypto';
import type { Walk } from '../tapper';

/** Sign-in, registration and password reset, up to the mailed code. */
export const walkForms: Walk = async ({ page, open, tap, press, button }) => {
  await open('/login');
  await tap('sign-in sent empty', button('Sign In'));
  await page.getByLabel('Email').fill(`${randomUUID()}@shopper.example`);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await tap('password shown', button('Show password'));
  await tap('sign-in refused', button('Sign In'));
  await open('/register');
  await page.getByLabel('Email').fill(`${randomUUID()}@shopper.example`);
  await tap('code requested', button('Send Code'));
  const box = page.getByRole('group', { name: '6-digit code' }).getByRole('textbox').first();
  await box.waitFor();
  await tap('code box found', box);
  await press('a digit typed', '1');
  await tap('code sent unfinished', button('Verify'));
  await open('/reset-password');
  await tap('code requested without an address', button('Send Code'));
};
