import type { RemainingPasskey } from '@kedai/contract/calls/mailedCode';
import { CODE_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { durationText } from '@kedai/contract/text/limitText';
import type { Mail } from '../../ports/mail';

interface CodeMail {
  readonly shopName: string;
  readonly to: string;
  readonly code: string;
  /** epoch ms */
  readonly sentAt: number;
}

/** Tells the shopper which of several mailed codes is the newest. */
const sentWhen = (sentAt: number) =>
  `It was sent at ${shopClock(sentAt)} (Malaysia time) and is valid for ${durationText(CODE_LIFETIME_MS)}. If you asked for several codes, only the newest one counts.`;

/**
 * The mail with a registration code. It tells owners of an existing account that they have one, which is safe because
 * only the owner reads it.
 */
export function registerMail({ shopName, to, code, sentAt }: CodeMail, hasAccount: boolean): Mail {
  const hint = hasAccount
    ? `\n\nYou already have an account with this email. You can simply log in, or reset your password.`
    : '';
  return {
    to,
    code,
    subject: `${code} is your ${shopName} code`,
    text: `Your code to create an account at ${shopName}:\n\n${code}\n\n${sentWhen(sentAt)} Nobody from the shop will ever ask you for it.${hint}\n\nIf you did not ask for it, you can ignore this mail.`,
  };
}

/** The mail with a code for a password reset. */
export function resetMail({ shopName, to, code, sentAt }: CodeMail): Mail {
  return {
    to,
    code,
    subject: `${code} is your ${shopName} code`,
    text: `Your code to set a new password at ${shopName}:\n\n${code}\n\n${sentWhen(sentAt)} Nobody from the shop will ever ask you for it.\n\nIf you did not ask for it, you can ignore this mail; your password stays as it is.`,
  };
}

/** A change of the password. */
interface NewPassword {
  readonly shopName: string;
  readonly to: string;
  /** epoch ms */
  readonly at: number;
  /** Such as `Chrome on Android`; absent if unknown. */
  readonly device: string | undefined;
  readonly resetUrl: string;
  /** The passkeys that still sign in. */
  readonly passkeys: readonly Pick<RemainingPasskey, 'name' | 'createdAt'>[];
}

/** The mail that tells a customer of a changed password. It says what to do if somebody else changed it. */
export function passwordChangedMail(change: NewPassword): Mail {
  const { shopName, to, at, device, resetUrl } = change;
  return {
    to,
    subject: `Your ${shopName} password was changed`,
    text: `The password of your account at ${shopName} was changed at ${shopClock(at)} (Malaysia time)${withDevice(device)}. All other devices were signed out.${stillSignIn(change)}\n\nIf it was you, there is nothing to do. If it was not you, set a new password now:\n${resetUrl}`,
  };
}

/** The mail that tells a customer of a password that was set with a mailed code. @param removed the number of removed passkeys */
export function passwordResetMail(reset: NewPassword, removed: number): Mail {
  const { shopName, to, at, device, resetUrl } = reset;
  const removedToo = removed === 0 ? '' : ` ${countedPasskeys(removed)} removed.`;
  return {
    to,
    subject: `Your ${shopName} password was reset`,
    text: `The password of your account at ${shopName} was set anew with a mailed code at ${shopClock(at)} (Malaysia time)${withDevice(device)}. All devices were signed out.${removedToo}${stillSignIn(reset)}\n\nIf it was you, there is nothing to do. If it was not you, somebody can read your mails: secure your mailbox first, then set a new password:\n${resetUrl}`,
  };
}

const withDevice = (device: string | undefined) => (device === undefined ? '' : ` with ${device}`);

const countedPasskeys = (count: number) =>
  count === 1 ? '1 passkey was' : `${count} passkeys were`;

/** A new password does not end passkeys, so the mail names them. */
function stillSignIn({ passkeys }: Pick<NewPassword, 'passkeys'>): string {
  if (passkeys.length === 0) return '';
  const lines = passkeys.map(
    ({ name = 'Unknown device', createdAt }) => `- ${name}, added on ${shopTime(createdAt).today}`,
  );
  return `\n\nThese passkeys still sign in to your account:\n${lines.join('\n')}\nIf you do not know one of them, remove it in My Profile, Security.`;
}

/** The mail that tells a customer of an added or removed passkey. */
export function passkeyMail({
  shopName,
  to,
  at,
  device,
  change,
}: {
  readonly shopName: string;
  readonly to: string;
  /** epoch ms */
  readonly at: number;
  /** The browser that added the passkey; null if unknown. */
  readonly device: string | null;
  readonly change: 'added' | 'removed';
}): Mail {
  const which = device === null ? '' : ` (${device})`;
  const verb = change === 'added' ? 'added to' : 'removed from';
  return {
    to,
    subject: `A passkey was ${verb} your ${shopName} account`,
    text: `A passkey${which} was ${verb} your account at ${shopName} at ${shopClock(at)} (Malaysia time).\n\nIf it was you, there is nothing to do. If it was not you, change your password and remove passkeys that you do not know: My Profile, Security.`,
  };
}
