import type { RemainingPasskey } from '@kedai/contract/calls/mailedCode';
import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import type { Mail } from '../../ports/mail';
import type { ServerText } from '../../text/serverText';

interface CodeMail {
  readonly shopName: string;
  readonly to: string;
  readonly code: string;
  /** epoch ms */
  readonly sentAt: number;
}

/**
 * The mail with a registration code. It tells owners of an existing account that they have one, which is safe because
 * only the owner reads it.
 */
export const registerMail = (text: ServerText, mail: CodeMail, hasAccount: boolean): Mail =>
  codeMail(text, mail, (facts) => text.accountMails.register(facts, hasAccount));

/** The mail with a code for a password reset. */
export const resetMail = (text: ServerText, mail: CodeMail): Mail =>
  codeMail(text, mail, text.accountMails.reset);

function codeMail(
  { accountMails }: ServerText,
  { shopName, to, code, sentAt }: CodeMail,
  write: ServerText['accountMails']['reset'],
): Mail {
  const facts = { shopName, code, clock: shopClock(sentAt) };
  return { to, code, subject: accountMails.codeSubject(facts), text: write(facts) };
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

const factsOf = ({ at, passkeys, ...facts }: NewPassword) => ({
  ...facts,
  clock: shopClock(at),
  passkeys: passkeys.map(({ name, createdAt }) => ({ name, day: shopTime(createdAt).today })),
});

/** The mail that tells a customer of a changed password. It says what to do if somebody else changed it. */
export const passwordChangedMail = ({ accountMails }: ServerText, change: NewPassword): Mail => ({
  to: change.to,
  subject: accountMails.changedSubject(change.shopName),
  text: accountMails.changed(factsOf(change)),
});

/** The mail that tells a customer of a password that was set with a mailed code. @param removed the number of removed passkeys */
export const passwordResetMail = (
  { accountMails }: ServerText,
  reset: NewPassword,
  removed: number,
): Mail => ({
  to: reset.to,
  subject: accountMails.resetDoneSubject(reset.shopName),
  text: accountMails.resetDone(factsOf(reset), removed),
});

/** The mail that tells a customer of an added or removed passkey. */
export function passkeyMail(
  { accountMails }: ServerText,
  {
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
  },
): Mail {
  return {
    to,
    subject: accountMails.passkeySubject[change](shopName),
    text: accountMails.passkey({ shopName, clock: shopClock(at), device }, change),
  };
}
