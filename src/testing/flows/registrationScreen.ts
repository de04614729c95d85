import { CODE_RESEND_AFTER_MS } from '../../contract/limits';
import { journeysOf } from '../../machines/testing/journeys';
import { registrationModel } from '../../machines/testing/models/registration';
import { codeActs, codeExceptions, codeShows, SUCCESS } from './mailedCode';
import type { FlowScreen } from './screen';

/** The registration as a shopper meets it. */
export const registrationScreen: FlowScreen = {
  flow: registrationModel,
  journeys: journeysOf.registration,
  acts: {
    ...codeActs,
    'name.typed': ({ hands }, { name }) => hands.fill('Name', name),
    'password.typed': ({ hands }) => hands.fill('Password', 'long'),
    'details.submitted': async ({ hands }, { password }) => {
      await hands.fill('Password', password);
      await hands.press('button', 'Register');
    },
  },
  calls: {
    sendCode: { path: 'user/sendRegisterOtp', answer: SUCCESS },
    resendCode: { path: 'user/sendRegisterOtp', answer: SUCCESS },
    verifyCode: { path: 'user/verifyRegisterOtp', answer: SUCCESS },
    register: { path: 'user/register', answer: SUCCESS },
    mergeGuestCart: { path: 'cart/cartMerge', answer: SUCCESS },
  },
  waits: { waitUntil: CODE_RESEND_AFTER_MS },
  shows: {
    ...codeShows,
    enteringDetails: async (hands) => {
      await hands.reads('Create your account');
      await hands.sees('button', 'Register');
    },
    registering: (hands) => hands.sees('button', /^Register/, { busy: true }),
    mergingCart: (hands) => hands.sees('button', /^Register/, { busy: true }),
    registered: (hands) => hands.isAt('/'),
  },
  passing: {},
  absent: codeExceptions('registration'),
};
