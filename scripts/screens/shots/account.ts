import type { Page } from '@playwright/test';
import { password, requestCode, typeCode } from '../../../e2e/shopper/account';
import { codeFor } from '../../../e2e/support/mailbox';
import type { Fixtures } from '../fixtures';
import { mocked, pending } from '../mockCalls';
import { alert, button, heading, press, shotsOf } from '../shot';

const readCode = (page: Page, email: string) =>
  codeFor(page.request, email, new URL(page.url()).origin);

const login = { path: '/login' };
const register = { path: '/register' };
const reset = { path: '/reset-password' };

async function toDetails(page: Page, { newEmail }: Fixtures): Promise<void> {
  await requestCode(page, newEmail);
  await typeCode(page, await readCode(page, newEmail));
  await button(page, 'Verify').click();
  await page.getByText('Create your account').waitFor();
}

async function requestReset(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send Code').click();
  await heading(page, 'Reset password OTP').waitFor();
}

const resetCodeSent = mocked('user/send-reset-otp', { success: true });
const resetCodeVerified = async (page: Page) => {
  await resetCodeSent(page);
  await mocked('user/verify-reset-otp', { success: true })(page);
};

/** Answers with a code; the shop refuses it unless that call is mocked. */
async function toNewPassword(page: Page, { customerEmail }: Fixtures): Promise<void> {
  await requestReset(page, customerEmail);
  await typeCode(page, '123456');
  await button(page, 'Verify').click();
}

/** Signs in with a wrong password. */
export async function signInWrongly(page: Page, { customerEmail }: Fixtures): Promise<void> {
  await page.getByLabel('Email').fill(customerEmail);
  await page.getByLabel('Password', { exact: true }).fill(`${password}, not`);
  await button(page, /^Sign In$/).click();
}
const invalidField = (page: Page) => page.locator('[aria-invalid=true]');

const signShots = shotsOf(login, {
  'login-blank': { visible: (page) => button(page, /^Sign In$/) },
  'login-missing': {
    act: async (page) => {
      await page.getByLabel('Email').fill('aisyah');
      await button(page, /^Sign In$/).click();
    },
    visible: invalidField,
  },
  'login-busy': {
    before: pending('user/login'),
    act: async (page, { customerEmail }) => {
      await page.getByLabel('Email').fill(customerEmail);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button(page, 'Show password').click();
      await button(page, /^Sign In$/).click();
    },
    visible: (page) => page.getByRole('main').locator('[aria-busy=true], [aria-disabled=true]'),
  },
  'login-wrong': {
    act: signInWrongly,
    visible: invalidField,
  },
  'email-verify-sign-in': { path: '/email-verify', visible: (page) => heading(page, /./) },
  'email-verify-sign-up': {
    path: '/email-verify',
    act: (page) => page.getByRole('main').getByText('Sign Up', { exact: true }).last().click(),
    visible: (page) => page.getByLabel('Name'),
  },
});

const registerShots = shotsOf(register, {
  'register-1-email': { visible: (page) => button(page, 'Send Code') },
  'register-1-invalid': { act: press('Send Code'), visible: alert },
  'register-1-human-check': {
    withHumanCheck: true,
    visible: (page) => page.getByRole('checkbox', { name: 'You are not a robot', exact: true }),
  },
  'register-2-code': {
    act: (page, { newEmail }) => requestCode(page, newEmail),
    visible: (page) => button(page, 'Verify'),
  },
  'register-2-wrong': {
    act: async (page, { newEmail }) => {
      await requestCode(page, newEmail);
      const code = await readCode(page, newEmail);
      await typeCode(page, code.slice(0, -1) + ((Number(code.slice(-1)) + 1) % 10));
      await button(page, 'Verify').click();
    },
    visible: alert,
  },
  'register-3-details': { act: toDetails, visible: (page) => page.getByLabel('Name') },
  'register-3-missing': {
    act: async (page, fixtures) => {
      await toDetails(page, fixtures);
      await button(page, 'Register').click();
    },
    visible: invalidField,
  },
});

const resetShots = shotsOf(reset, {
  'reset-1-email': { visible: (page) => button(page, 'Send Code') },
  'reset-1-invalid': { act: press('Send Code'), visible: alert },
  'reset-2-code': {
    before: resetCodeSent,
    act: (page, { customerEmail }) => requestReset(page, customerEmail),
    visible: (page) => button(page, 'Verify'),
  },
  'reset-2-wrong': { before: resetCodeSent, act: toNewPassword, visible: alert },
  'reset-3-password': {
    before: resetCodeVerified,
    act: toNewPassword,
    visible: (page) => heading(page, 'New password'),
  },
  'reset-3-missing': {
    before: resetCodeVerified,
    act: async (page, fixtures) => {
      await toNewPassword(page, fixtures);
      await button(page, 'Save Password').click();
    },
    visible: invalidField,
  },
});

const profile = { path: '/my-profile', as: 'customer' } as const;

const profileShots = shotsOf(profile, {
  'profile-guest': { as: 'guest', visible: (page) => heading(page, 'Please log in') },
  'profile-personal': { visible: (page) => button(page, 'Save Changes') },
  'profile-addresses': {
    path: '/my-profile?tab=addresses',
    visible: (page) => button(page, 'Save Address'),
  },
  'profile-addresses-missing': {
    path: '/my-profile?tab=addresses',
    act: press('Save Address'),
    visible: invalidField,
  },
  'profile-addresses-saved': {
    path: '/my-profile?tab=addresses',
    act: async (page) => {
      await page.getByLabel('Street').fill('5 Jalan Gasing');
      await page.getByLabel('Zipcode').fill('46000');
      await page.getByLabel('City').fill('Petaling Jaya');
      await button(page, 'Save Address').click();
    },
    visible: (page) => button(page, 'Edit Address'),
  },
  'profile-orders': {
    path: '/my-profile?tab=orders',
    visible: 'No recent orders.',
  },
  'profile-security': {
    path: '/my-profile?tab=security',
    visible: (page) => button(page, 'Change Password'),
  },
  'profile-security-password': {
    path: '/my-profile?tab=security',
    act: press('Change Password'),
    visible: (page) => button(page, 'Save Password'),
  },
  'profile-security-forgotten': {
    path: '/my-profile?tab=security',
    act: async (page) => {
      await press('Change Password')(page);
      await press('Forgot your password?')(page);
    },
    visible: (page) => button(page, 'Log out and continue'),
  },
});

export const accountShots = [...signShots, ...registerShots, ...resetShots, ...profileShots];
