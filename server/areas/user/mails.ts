import { CODE_LIFETIME_MS } from '../../../src/contract/limits';
import type { Mail } from '../../ports/mail';

interface CodeMail {
  readonly shopName: string;
  readonly to: string;
  readonly code: string;
}

const MINUTES = CODE_LIFETIME_MS / 60_000;

/** The mail with a code for a new account; to somebody who has one it says so, since only they read it. */
export function registerMail({ shopName, to, code }: CodeMail, hasAccount: boolean): Mail {
  const hint = hasAccount
    ? `\n\nYou already have an account with this email. You can simply log in, or reset your password.`
    : '';
  return {
    to,
    code,
    subject: `${code} is your ${shopName} code`,
    text: `Your code to create an account at ${shopName}:\n\n${code}\n\nIt is valid for ${MINUTES} minutes. Nobody from the shop will ever ask you for it.${hint}\n\nIf you did not ask for it, you can ignore this mail.`,
  };
}

/** The mail with a code for a new password. */
export function resetMail({ shopName, to, code }: CodeMail): Mail {
  return {
    to,
    code,
    subject: `${code} is your ${shopName} code`,
    text: `Your code to set a new password at ${shopName}:\n\n${code}\n\nIt is valid for ${MINUTES} minutes. Nobody from the shop will ever ask you for it.\n\nIf you did not ask for it, you can ignore this mail; your password stays as it is.`,
  };
}
