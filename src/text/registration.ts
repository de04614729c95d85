import { type Failure, isFailure } from '../contract/failure';
import { failureTexts } from './failures';

/** Why the shopper is asked again. The shape that the registration's chart keeps. */
export type RegistrationTrouble =
  | { readonly about: 'email' | 'code' | 'merging' }
  | { readonly about: 'sending' | 'checking' | 'registering'; readonly failure: Failure };

const INVALID_CODE = 'Invalid OTP. Please try again.';

/** The sentences of "Create Account" (spec §2, §8). */
export const registrationTexts = {
  title: 'Create Account',
  progress: (step: number) => `Step ${step} of 3`,
  email: {
    prompt: 'We will send a 6-digit code to this address.',
    label: 'Email',
    placeholder: 'you@example.com',
    submit: 'Send Code',
  },
  code: {
    prompt: 'Enter the 6-digit code sent to your email id',
    label: '6-digit code',
    submit: 'Verify',
    sentTo: 'Sent to',
    changeEmail: 'Use another email',
    resend: 'Send the code again',
    resending: 'Sending another code',
    resendIn: (seconds: number) => `Send the code again in ${seconds} s`,
    resent: 'Another code is on its way. Codes in earlier mails no longer count.',
  },
  details: {
    prompt: 'Create your account',
    email: 'Email',
    emailLocked: 'Verified, so it cannot be changed here.',
    name: 'Name',
    password: 'Password',
    passwordHint: 'At least 8 characters.',
    submit: 'Register',
  },
  haveAccount: 'Already have an account?',
  loginHere: 'Login here',
} as const;

/** The sentence for what went wrong (spec §8). */
export function registrationTrouble(trouble: RegistrationTrouble): string {
  switch (trouble.about) {
    case 'email':
      return 'Enter a valid email address.';
    case 'code':
      return INVALID_CODE;
    case 'merging':
      return 'Failed to merge guest cart';
    case 'sending':
      return sendingTrouble(trouble.failure);
    case 'checking':
      return checkingTrouble(trouble.failure);
    case 'registering':
      return sentence(trouble.failure);
  }
}

/** Known reasons have their own sentence; a refusal speaks for itself; anything else is named as an error. */
function sendingTrouble(failure: Failure): string {
  if (failure.code === 'too-many-requests' || isWordless429(failure))
    return 'Too many OTP requests. Try again later.';
  if (failure.code === 'captcha-check-failed') return 'reCAPTCHA verification failed. Try again.';
  return failure.kind === 'refused' ? sentence(failure) : `Error sending OTP: ${sentence(failure)}`;
}

/** The status alone says it; where the shop has words of its own, those are shown. */
const isWordless429 = ({ status, kind }: Failure) => status === 429 && kind === 'server';

/** What kept the shop from comparing the code with the one that counts. */
const NOT_COMPARED: readonly unknown[] = [
  'spent-otp',
  'earlier-code',
  'too-many-requests',
  'invalid-request',
];

/** A code that was compared and is wrong; what kept the shop from comparing it is said as it is. */
function checkingTrouble(failure: Failure): string {
  const { kind, status = 0, code } = failure;
  const isRefusal = kind === 'refused' || (status >= 400 && status < 500 && status !== 408);
  const isCompared = isRefusal && status !== 429 && !NOT_COMPARED.includes(code);
  return isCompared ? INVALID_CODE : sentence(failure);
}

const sentence = (failure: Failure) =>
  isFailure(failure) && failure.message !== '' ? failure.message : failureTexts.serverDown;
