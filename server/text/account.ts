import { durationText, waitText } from '@kedai/contract/text/limitText';

const WRONG_CODE = 'Invalid OTP. Please try again.';
const OTHER_PASSWORD = 'Please choose another, such as three words that do not belong together.';
const easyToGuess = (why: string) => `This password is easy to guess: ${why}. ${OTHER_PASSWORD}`;
const otherSignIn = (why: string) => `${why} Sign in with your password instead.`;

/** Codes, signing in and up, passwords, passkeys and devices. */
export const accountText = {
  codeSent: 'OTP sent.',
  codeMaybeSent: 'If this email has an account, a code is on its way.',
  codeRight: 'OTP verified.',
  emailVerified: 'Email verified.',
  passwordReset: 'Password changed. Please log in.',
  wrongCode: WRONG_CODE,
  earlierCode: (sentAt: string) =>
    `${WRONG_CODE} A newer code was sent at ${sentAt}, please use that one.`,
  tooManyWrongCodes: 'Too many wrong codes. Please request a new one.',
  expiredCode: 'This code has expired. Please request a new one.',
  codeNotSent: (waitMs: number) =>
    `The code could not be sent. Please try again in ${waitText(waitMs)}.`,
  humanCheckFailed: 'reCAPTCHA verification failed. Try again.',
  tooManyCodes: 'Too many OTP requests. Try again later.',
  tooManySignIns: (waitMs: number) =>
    `Too many tries to log in. Please wait ${durationText(waitMs)}, or reset your password.`,
  manySignIns: 'Many people are logging in right now. Please try again in a few seconds.',
  wrongPassword: 'Incorrect email or password.',
  wrongCurrentPassword: 'This is not your current password.',
  passwordJustChanged: 'Your password has just been changed.',
  emailTaken: 'An account with this email already exists. Please log in.',
  emailNotVerified: (validMs: number) =>
    `Please verify your email with a code first; a verified email is valid for ${durationText(validMs)}.`,
  guessable: {
    common: `This password is among the most common ones. ${OTHER_PASSWORD}`,
    pattern: easyToGuess('it follows a pattern'),
    name: easyToGuess('it is a name of the shop or your own with little around it'),
    nearlyCommon: easyToGuess('it is a common one with little around it'),
  },
  passkeyUnknown: otherSignIn('This passkey is not (or no longer) part of an account here.'),
  passkeyUnchecked: otherSignIn('Your passkey could not be checked.'),
  passkeyNotAdded: 'This passkey could not be added. Please start again.',
  tooManyPasskeys: (most: number) => `An account has at most ${most} passkeys. Remove one first.`,
  ownDevice: 'You are using this device now. Log out to end its session.',
};
