import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import { mergeFailed, passwordHint } from '../common';

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

export const registrationProblems = {
  merging: mergeFailed,
  tooManyCodes: 'Too many OTP requests. Try again later.',
  humanCheckFailed: 'reCAPTCHA verification failed. Try again.',
  /** @param reason a sentence */
  notSent: (reason: string) => `Error sending OTP: ${reason}`,
} as const;
