import { CODE_RESEND_AFTER_MS } from '../../contract/limits';
import { journeysOf } from '../../machines/testing/journeys';
import { passwordResetModel } from '../../machines/testing/models/passwordReset';
import { codeActs, codeExceptions, codeShows, SUCCESS } from './mailedCode';
import type { FlowScreen } from './screen';

/** The password reset as a shopper meets it. */
export const passwordResetScreen: FlowScreen = {
  flow: passwordResetModel,
  journeys: journeysOf.passwordReset,
  acts: {
    ...codeActs,
    'password.typed': ({ hands }) => hands.fill('New password', 'long'),
    'password.submitted': async ({ hands }, { password }) => {
      await hands.fill('New password', password);
      await hands.press('button', 'Save Password');
    },
  },
  calls: {
    sendCode: { path: 'user/send-reset-otp', answer: SUCCESS },
    resendCode: { path: 'user/send-reset-otp', answer: SUCCESS },
    verifyCode: { path: 'user/verify-reset-otp', answer: SUCCESS },
    setPassword: { path: 'user/reset-password', answer: SUCCESS },
  },
  waits: { waitUntil: CODE_RESEND_AFTER_MS },
  shows: {
    ...codeShows,
    enteringEmail: async (hands) => {
      await hands.sees('heading', 'Reset password');
      await hands.sees('button', 'Send Code');
    },
    enteringPassword: async (hands) => {
      await hands.sees('heading', 'New password');
      await hands.sees('button', 'Save Password');
    },
    settingPassword: (hands) => hands.sees('button', /^Save Password/, { busy: true }),
    changed: (hands) => hands.isAt('/login'),
  },
  passing: {},
  absent: {
    ...codeExceptions('passwordReset'),
    'passwordReset.enteringPassword | email.correctionRequested | 0': {
      reason: 'Who has come to the last step is not offered the first again.',
      check: (hands) => hands.lacks('button', 'Use another email'),
    },
  },
};
