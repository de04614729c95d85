import { CODE_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';

/** What a mail about an account says beside its sentences. */
interface MailFacts {
  readonly shopName: string;
  /** The time in Malaysia, such as `12:04`. */
  readonly clock: string;
}

interface CodeFacts extends MailFacts {
  readonly code: string;
}

interface PasswordFacts extends MailFacts {
  /** Such as `Chrome on Android`; absent if unknown. */
  readonly device: string | undefined;
  readonly resetUrl: string;
  /** The passkeys that still sign in. `day` is such as `2026-03-02`. */
  readonly passkeys: readonly { readonly name: string | undefined; readonly day: string }[];
}

interface PasskeyFacts extends MailFacts {
  /** The browser that added the passkey; null if unknown. */
  readonly device: string | null;
}

/** Tells the shopper which of several mailed codes is the newest. */
const sentWhen = ({ clock }: MailFacts) =>
  `It was sent at ${clock} (Malaysia time) and is valid for ${durationText(CODE_LIFETIME_MS)}. If you asked for several codes, only the newest one counts. Nobody from the shop will ever ask you for it.`;

const withDevice = (device: string | undefined) => (device === undefined ? '' : ` with ${device}`);

const countedPasskeys = (count: number) =>
  count === 1 ? '1 passkey was' : `${count} passkeys were`;

/** A new password does not end passkeys, so the mail names them. */
function stillSignIn({ passkeys }: PasswordFacts): string {
  if (passkeys.length === 0) return '';
  const lines = passkeys.map(({ name = 'Unknown device', day }) => `- ${name}, added on ${day}`);
  return `\n\nThese passkeys still sign in to your account:\n${lines.join('\n')}\nIf you do not know one of them, remove it in My Profile, Security.`;
}

const IF_IT_WAS_YOU = 'If it was you, there is nothing to do. If it was not you,';

/** The mails about accounts. They have no HTML. */
export const accountMailText = {
  codeSubject: ({ code, shopName }: CodeFacts) => `${code} is your ${shopName} code`,
  register: (mail: CodeFacts, hasAccount: boolean) => {
    const hint = hasAccount
      ? '\n\nYou already have an account with this email. You can simply log in, or reset your password.'
      : '';
    return `Your code to create an account at ${mail.shopName}:\n\n${mail.code}\n\n${sentWhen(mail)}${hint}\n\nIf you did not ask for it, you can ignore this mail.`;
  },
  reset: (mail: CodeFacts) =>
    `Your code to set a new password at ${mail.shopName}:\n\n${mail.code}\n\n${sentWhen(mail)}\n\nIf you did not ask for it, you can ignore this mail; your password stays as it is.`,

  changedSubject: (shopName: string) => `Your ${shopName} password was changed`,
  changed: (mail: PasswordFacts) =>
    `The password of your account at ${mail.shopName} was changed at ${mail.clock} (Malaysia time)${withDevice(mail.device)}. All other devices were signed out.${stillSignIn(mail)}\n\n${IF_IT_WAS_YOU} set a new password now:\n${mail.resetUrl}`,

  resetDoneSubject: (shopName: string) => `Your ${shopName} password was reset`,
  /** @param removed the number of removed passkeys */
  resetDone: (mail: PasswordFacts, removed: number) => {
    const removedToo = removed === 0 ? '' : ` ${countedPasskeys(removed)} removed.`;
    return `The password of your account at ${mail.shopName} was set anew with a mailed code at ${mail.clock} (Malaysia time)${withDevice(mail.device)}. All devices were signed out.${removedToo}${stillSignIn(mail)}\n\n${IF_IT_WAS_YOU} somebody can read your mails: secure your mailbox first, then set a new password:\n${mail.resetUrl}`;
  },

  passkeySubject: {
    added: (shopName: string) => `A passkey was added to your ${shopName} account`,
    removed: (shopName: string) => `A passkey was removed from your ${shopName} account`,
  },
  passkey: (mail: PasskeyFacts, change: 'added' | 'removed') => {
    const which = mail.device === null ? '' : ` (${mail.device})`;
    const verb = change === 'added' ? 'added to' : 'removed from';
    return `A passkey${which} was ${verb} your account at ${mail.shopName} at ${mail.clock} (Malaysia time).\n\n${IF_IT_WAS_YOU} change your password and remove passkeys that you do not know: My Profile, Security.`;
  },
};
