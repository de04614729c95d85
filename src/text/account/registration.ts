import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import { mergeFailed, passwordHint } from '../common';
import { failureText } from '../failures';

/** Why the registration cannot continue, as its machine stores it. */
export type RegistrationError =
  | { readonly about: 'email' | 'code' | 'merging' }
  | { readonly about: 'sending' | 'checking' | 'registering'; readonly failure: Failure };

const INVALID_CODE = 'Invalid OTP. Please try again.';

export const registrationText = {
  title: 'Create Account',
  progress: (step: number) => `Step ${step} of 3`,
  email: { prompt: `We will send a ${CODE_LENGTH}-digit code to this address.` },
  code: { prompt: `Enter the ${CODE_LENGTH}-digit code sent to your email id` },
  details: {
    prompt: 'Create your account',
    email: 'Email',
    emailLocked: 'Verified, so it cannot be changed here.',
    name: 'Name',
    password: 'Password',
    passwordHint,
    submit: 'Register',
  },
  haveAccount: 'Already have an account?',
  loginHere: 'Login here',
} as const;

export function registrationErrorText(error: RegistrationError): string {
  switch (error.about) {
    case 'email':
      return 'Enter a valid email address.';
    case 'code':
      return INVALID_CODE;
    case 'merging':
      return mergeFailed;
    case 'sending':
      return sendingErrorText(error.failure);
    case 'checking':
      return checkingErrorText(error.failure);
    case 'registering':
      return sentence(error.failure);
  }
}

/** Known failures have their own text. Other refusals show the server's message, and other failures are named as errors. */
function sendingErrorText(failure: Failure): string {
  if (failure.code === 'too-many-requests' || isWordless429(failure))
    return 'Too many OTP requests. Try again later.';
  if (failure.code === 'captcha-check-failed') return 'reCAPTCHA verification failed. Try again.';
  return failure.kind === 'refused' ? sentence(failure) : `Error sending OTP: ${sentence(failure)}`;
}

/** The text for the status of a failure, unless the response has its own message. */
const isWordless429 = ({ status, kind }: Failure) => status === 429 && kind === 'server';

/** Failures for which the shop did not compare the code with the valid one. */
const NOT_COMPARED: readonly unknown[] = [
  'spent-otp',
  'earlier-code',
  'too-many-requests',
  'invalid-request',
];

/** The text of a wrong code. If the shop did not compare the code, the failure's own text is shown. */
function checkingErrorText(failure: Failure): string {
  const { kind, status = 0, code } = failure;
  const isRejected = kind === 'refused' || (status >= 400 && status < 500 && status !== 408);
  const isCompared = isRejected && status !== 429 && !NOT_COMPARED.includes(code);
  return isCompared ? INVALID_CODE : sentence(failure);
}

const sentence = (failure: Failure) =>
  isFailure(failure) && failure.message !== '' ? failure.message : failureText.serverDown;
