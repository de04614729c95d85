import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../../rules/limits';

/** Messages of e-mail, name and passwords. */
export const accountFields = {
  wrongEmail: 'Enter a valid email address.',
  nameMissing: 'Enter your name.',
  nameTooLong: `Use at most ${TEXT_MAX_CHARACTERS} characters for the name.`,
  passwordMissing: 'Enter a password.',
  currentPasswordMissing: 'Enter your password.',
  passwordUnusable: 'The password has a character that cannot be used. Please type another.',
  passwordTooShort: `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password.`,
  passwordMostlyBlank: `Use at least ${PASSWORD_MIN_CHARACTERS} characters for the password, besides blanks at its ends.`,
  passwordTooLong: `Use at most ${PASSWORD_MAX_CHARACTERS} characters for the password.`,
  wrongPassword: 'Incorrect email or password.',
} as const;
