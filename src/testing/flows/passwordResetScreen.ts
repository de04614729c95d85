import { CODE_RESEND_AFTER_MS } from '@kedai/contract/rules/limits';
import { passwordResetModel } from '../../machines/models/passwordReset';
import { codeActions, codeExpectations, codeTransient, SUCCESS } from './mailedCode';
import type { FlowScreen } from './screen';

const PASSWORD_PROBLEM = /^(Enter a password\.$|Your password may already have been changed)/;

/** The page of the password reset. */
export const passwordResetScreen: FlowScreen = {
  model: passwordResetModel,
  actions: {
    ...codeActions,
    'password.typed': ({ driver }) => driver.fill('New password', 'long'),
    'password.submitted': async ({ driver }, { password }) => {
      await driver.fill('New password', password);
      await driver.press('button', 'Save Password');
    },
  },
  calls: {
    sendCode: { path: 'user/send-reset-otp', successBody: SUCCESS },
    resendCode: { path: 'user/send-reset-otp', successBody: SUCCESS },
    verifyCode: { path: 'user/verify-reset-otp', successBody: SUCCESS },
    setPassword: { path: 'user/reset-password', successBody: SUCCESS },
  },
  timers: { waitUntil: CODE_RESEND_AFTER_MS },
  expectations: {
    ...codeExpectations,
    enteringEmail: async (driver) => {
      await driver.expectVisible('heading', 'Reset password');
      await driver.expectVisible('button', 'Send Code');
    },
    enteringPassword: async (driver) => {
      await driver.expectVisible('heading', 'New password');
      await driver.expectVisible('button', 'Save Password');
    },
    'enteringPassword.ready': (driver) => driver.expectNoText(PASSWORD_PROBLEM),
    'enteringPassword.rejected': (driver) => driver.expectText(PASSWORD_PROBLEM),
    settingPassword: (driver) => driver.expectVisible('button', /^Save Password/, { busy: true }),
    changed: (driver) => driver.expectPath('/login'),
  },
  transient: codeTransient,
  exceptions: {},
};
