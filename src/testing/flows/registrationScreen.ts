import { CODE_RESEND_AFTER_MS } from '@kedai/contract/rules/limits';
import { registrationModel } from '../../machines/models/registration';
import { codeActions, codeExpectations, codeTransient, SUCCESS } from './mailedCode';
import type { FlowScreen } from './screen';

const DETAILS_PROBLEM = /^Enter (your name|a password)\.$/;

/** The page of the registration. */
export const registrationScreen: FlowScreen = {
  model: registrationModel,
  actions: {
    ...codeActions,
    'name.typed': ({ driver }, { name }) => driver.fill('Name', name),
    'password.typed': ({ driver }) => driver.fill('Password', 'long'),
    'details.submitted': async ({ driver }, { password }) => {
      await driver.fill('Password', password);
      await driver.press('button', 'Register');
    },
  },
  calls: {
    sendCode: { path: 'user/sendRegisterOtp', successBody: SUCCESS },
    resendCode: { path: 'user/sendRegisterOtp', successBody: SUCCESS },
    verifyCode: { path: 'user/verifyRegisterOtp', successBody: SUCCESS },
    register: { path: 'user/register', successBody: SUCCESS },
    mergeGuestCart: { path: 'cart/cartMerge', successBody: SUCCESS },
  },
  timers: { waitUntil: CODE_RESEND_AFTER_MS },
  expectations: {
    ...codeExpectations,
    enteringDetails: async (driver) => {
      await driver.expectText('Create your account');
      await driver.expectVisible('button', 'Register');
    },
    'enteringDetails.ready': (driver) => driver.expectNoText(DETAILS_PROBLEM),
    'enteringDetails.rejected': (driver) => driver.expectText(DETAILS_PROBLEM),
    registering: (driver) => driver.expectVisible('button', /^Register/, { busy: true }),
    mergingCart: (driver) => driver.expectVisible('button', /^Register/, { busy: true }),
    registered: (driver) => driver.expectPath('/'),
  },
  transient: codeTransient,
  exceptions: {},
};
