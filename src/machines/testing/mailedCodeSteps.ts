import { refusal } from '../models/failures';
import type { Step } from './story';

/** The steps of a mailed code that registration and password reset share. */
export const EMAIL = 'aina@example.com';
export const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');

export const IN_EMAIL = { state: { enteringEmail: 'ready' }, tags: ['email'] };
export const EMAIL_REJECTED = { state: { enteringEmail: 'rejected' }, tags: ['email', 'rejected'] };
export const inCode = (code: 'ready' | 'rejected', resend: string, ...tags: string[]) => ({
  state: { enteringCode: { code, resend } },
  tags: ['code', ...tags],
});
export const IN_CODE = inCode('ready', 'coolingDown');
export const CODE_REJECTED = inCode('rejected', 'coolingDown', 'rejected');
export const MAY_RESEND = inCode('ready', 'readyToResend', 'mayResend');
export const RESENDING = inCode('ready', 'resending', 'sendingAgain');
export const NOT_RESENT = inCode('ready', 'rejected', 'mayResend', 'rejected');

export const emailTyped: Step = [
  { type: 'email.typed', email: ` ${EMAIL} ` },
  { ...IN_EMAIL, changed: { email: ` ${EMAIL} ` } },
];
/** The e-mail is submitted. @param altcha the payload of the human check, if there is one */
export const emailSubmitted = (altcha?: string): Step => {
  const check = altcha === undefined ? {} : { altcha };
  return [
    { type: 'email.submitted', ...check },
    {
      state: 'sendingCode',
      tags: ['busy', 'email'],
      effectInputs: { sendCode: { email: EMAIL, ...check } },
    },
  ];
};
const codeSent: Step = [
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1_000 } },
  { ...IN_CODE, changed: { resendAt: 61_000 }, effectInputs: { waitUntil: { at: 61_000 } } },
];
export const toCode = [emailTyped, emailSubmitted('solved'), codeSent];

export const problem = (value: unknown) => ({ changed: { problem: value } });
