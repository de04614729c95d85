import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../../rules/limits';

/* Messages of a name and passwords. */

export const nameMissing = 'Enter your name.';
export const nameTooLong = `Use at most ${TEXT_MAX_CHARACTERS} characters for the name.`;
export const passwordMissing = 'Enter a password.';
export const currentPasswordMissing = 'Enter your password.';
export const passwordUnusable =
  'The password has a character that cannot be used. Please type another.';
export const passwordTooShort = `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password.`;
export const passwordMostlyBlank = `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password, besides blanks at its ends.`;
export const passwordTooLong = `Use at most ${PASSWORD_MAX_CHARACTERS} characters for the password.`;
export const wrongPassword = 'Incorrect email or password.';
