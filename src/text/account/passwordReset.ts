import type { Failure } from '@kedai/contract/calls/failure';
import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import { passwordHint } from '../common';
import { failureText } from '../failures';

export const passwordResetText = {
  progress: (step: number) => `Step ${step} of 3`,
  email: {
    title: 'Reset password',
    prompt: `Enter your registered email address. We will send a ${CODE_LENGTH}-digit code to it.`,
  },
  code: {
    title: 'Reset password OTP',
    prompt: `Enter the ${CODE_LENGTH}-digit code sent to your email id.`,
  },
  password: {
    title: 'New password',
    prompt: 'Choose a new password for your account.',
    label: 'New password',
    hint: passwordHint,
    submit: 'Save Password',
  },
  /** Shown beside the form while a toast shows the reason. */
  cameToNothing: {
    sending: 'No code was sent.',
    checking: 'The code could not be checked.',
    setting: 'Your password was not changed.',
  },
  /** The new password was sent without a response. */
  outcomeUnknown: {
    lost: 'Your password may already have been changed. Try signing in with the new one, or save it again.',
    usedCode:
      'This code is no longer valid. Your new password may already work: try signing in with it, or request another code.',
  },
  remembered: 'Remembered it after all?',
  signIn: 'Sign In',
  changed: 'Your password has been changed. Please sign in.',
} as const;

export const passwordResetProblems = {
  earlierCode: 'Use the code in the latest email.',
  refusedCode: 'Check the digits, or request another code.',
  refusedPassword: 'Choose another password.',
} as const;

/** The toast of a failed step has the server's message (spec §8). */
export function passwordResetFailure({ message }: Failure): string {
  return message === '' ? failureText.serverDown : message;
}
