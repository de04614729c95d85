import type { Page } from '@playwright/test';
import { password, requestCode, typeCode } from '../../../e2e/shopper/account';
import { codeFor } from '../../../e2e/support/mailbox';
import { answered, held } from '../failing';
import { alert, button, heading, press, type Shot } from '../shot';

let person = 0;
/** An address that nobody has used. */
const somebody = (page: Page) => {
  person += 1;
  return `visitor-${person}-${page.viewportSize()?.width}@shopper.example`;
};
const read = (page: Page, email: string) =>
  codeFor(page.request, email, { origin: new URL(page.url()).origin });

const register = { path: '/register' } as const;
const reset = { path: '/reset-password' } as const;

async function toDetails(page: Page): Promise<void> {
  const email = somebody(page);
  await requestCode(page, email);
  await typeCode(page, await read(page, email));
  await button(page, 'Verify').click();
  await page.getByText('Create your account').waitFor();
}

async function askToReset(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send Code').click();
  await heading(page, 'Reset password OTP').waitFor();
}

const sent = answered('user/send-reset-otp', { success: true });
const verified = answered('user/verify-reset-otp', { success: true });

async function toNewPassword(page: Page): Promise<void> {
  await askToReset(page, 'aisyah.rahman@shopper.example');
  await typeCode(page, '123456');
  await button(page, 'Verify').click();
}

const signShots: readonly Shot[] = [
  { name: 'login-blank', path: '/login', seen: (page) => button(page, 'Sign In') },
  {
    name: 'login-missing',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('aisyah');
      await button(page, 'Sign In').click();
    },
    seen: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'login-busy',
    path: '/login',
    before: held('user/login'),
    act: async (page, { customerEmail }) => {
      await page.getByLabel('Email').fill(customerEmail);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button(page, 'Show password').click();
      await button(page, 'Sign In').click();
    },
    seen: (page) => page.getByRole('main').locator('[aria-busy=true], [aria-disabled=true]'),
  },
  {
    name: 'login-wrong',
    path: '/login',
    act: async (page, { customerEmail }) => {
      await page.getByLabel('Email').fill(customerEmail);
      await page.getByLabel('Password', { exact: true }).fill(`${password}, not`);
      await button(page, 'Sign In').click();
    },
    seen: (page) => page.locator('[aria-invalid=true]'),
  },
  { name: 'email-verify-sign-in', path: '/email-verify', seen: (page) => heading(page, /./) },
  {
    name: 'email-verify-sign-up',
    path: '/email-verify',
    act: (page) => page.getByRole('main').getByText('Sign Up', { exact: true }).last().click(),
    seen: (page) => page.getByLabel('Name'),
  },
];

const registerShots: readonly Shot[] = [
  { ...register, name: 'register-1-email', seen: (page) => button(page, 'Send Code') },
  { ...register, name: 'register-1-invalid', act: press('Send Code'), seen: alert },
  {
    ...register,
    name: 'register-1-human-check',
    checked: true,
    seen: (page) => page.getByRole('checkbox', { name: 'You are not a robot', exact: true }),
  },
  {
    ...register,
    name: 'register-2-code',
    act: (page) => requestCode(page, somebody(page)),
    seen: (page) => button(page, 'Verify'),
  },
  {
    ...register,
    name: 'register-2-wrong',
    act: async (page) => {
      const email = somebody(page);
      await requestCode(page, email);
      const code = await read(page, email);
      await typeCode(page, code.slice(0, -1) + ((Number(code.slice(-1)) + 1) % 10));
      await button(page, 'Verify').click();
    },
    seen: alert,
  },
  {
    ...register,
    name: 'register-3-details',
    act: toDetails,
    seen: (page) => page.getByLabel('Name'),
  },
  {
    ...register,
    name: 'register-3-missing',
    act: async (page) => {
      await toDetails(page);
      await button(page, 'Register').click();
    },
    seen: (page) => page.locator('[aria-invalid=true]'),
  },
];

const resetShots: readonly Shot[] = [
  { ...reset, name: 'reset-1-email', seen: (page) => button(page, 'Send Code') },
  { ...reset, name: 'reset-1-invalid', act: press('Send Code'), seen: alert },
  {
    ...reset,
    name: 'reset-2-code',
    before: sent,
    act: (page, { customerEmail }) => askToReset(page, customerEmail),
    seen: (page) => button(page, 'Verify'),
  },
  {
    ...reset,
    name: 'reset-2-wrong',
    before: sent,
    act: async (page, { customerEmail }) => {
      await askToReset(page, customerEmail);
      await typeCode(page, '123456');
      await button(page, 'Verify').click();
    },
    seen: alert,
  },
  {
    ...reset,
    name: 'reset-3-password',
    before: async (page) => {
      await sent(page);
      await verified(page);
    },
    act: toNewPassword,
    seen: (page) => heading(page, 'New password'),
  },
  {
    ...reset,
    name: 'reset-3-missing',
    before: async (page) => {
      await sent(page);
      await verified(page);
    },
    act: async (page) => {
      await toNewPassword(page);
      await button(page, 'Save Password').click();
    },
    seen: (page) => page.locator('[aria-invalid=true]'),
  },
];

const profile = { as: 'customer' } as const;

const profileShots: readonly Shot[] = [
  { name: 'profile-guest', path: '/my-profile', seen: (page) => heading(page, 'Please log in') },
  {
    ...profile,
    name: 'profile-personal',
    path: '/my-profile',
    seen: (page) => button(page, 'Save Changes'),
  },
  {
    ...profile,
    name: 'profile-addresses',
    path: '/my-profile?tab=addresses',
    seen: (page) => button(page, 'Save Address'),
  },
  {
    ...profile,
    name: 'profile-addresses-missing',
    path: '/my-profile?tab=addresses',
    act: press('Save Address'),
    seen: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    ...profile,
    name: 'profile-addresses-saved',
    path: '/my-profile?tab=addresses',
    act: async (page) => {
      await page.getByLabel('Street').fill('5 Jalan Gasing');
      await page.getByLabel('Zipcode').fill('46000');
      await page.getByLabel('City').fill('Petaling Jaya');
      await button(page, 'Save Address').click();
    },
    seen: (page) => button(page, 'Edit Address'),
  },
  {
    ...profile,
    name: 'profile-orders',
    path: '/my-profile?tab=orders',
    seen: (page) => page.getByText('No recent orders.'),
  },
  {
    ...profile,
    name: 'profile-security',
    path: '/my-profile?tab=security',
    seen: (page) => button(page, 'Change Password'),
  },
  {
    ...profile,
    name: 'profile-security-asked',
    path: '/my-profile?tab=security',
    act: press('Change Password'),
    seen: (page) => button(page, 'Log out and continue'),
  },
];

export const accountShots = [...signShots, ...registerShots, ...resetShots, ...profileShots];
