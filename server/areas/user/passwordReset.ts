import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { pathInLanguage } from '@kedai/contract/protocol/languages';
import { RESET_PASSWORD_PAGE } from '@kedai/contract/protocol/pagePaths';
import type { Hono } from 'hono';
import { publicOrigin } from '../../boundary/caller/origin';
import type { AppDeps } from '../../boundary/deps';
import { mailLanguage } from '../../boundary/language';
import { route } from '../../boundary/route';
import { deviceName } from '../../boundary/session/deviceName';
import { logger } from '../../log/logger';
import { deleteCode } from '../../store/codes';
import { deletePasskeys } from '../../store/passkeys';
import { deleteSessions } from '../../store/sessions';
import { findUser, updatePassword } from '../../store/users';
import { serverTexts } from '../../text/serverText';
import { announce } from './announce';
import { assertMailWorks } from './codeMail';
import { assertRight, issueCode, tryCode } from './codes';
import { assertNotGuessable } from './guessablePassword';
import { assertMayRequestCode } from './limits';
import { passwordResetMail, resetMail } from './mails';
import { hashPassword } from './passwords';
import { remainingPasskeys } from './remainingPasskeys';
import { trustDevice } from './trustedDevice';

/**
 * The three steps of a password reset. They do not reveal whether an e-mail has an account: responses, work and limits
 * are the same, only the mail goes to customers alone.
 */
export function passwordResetRoutes(app: Hono, deps: AppDeps): void {
  const { secret, shopName } = deps.settings;

  route(app, deps, mailedCodeCalls.sendResetOtp, async ({ request, db, now, c, text }) => {
    const { email, altcha } = request;
    const revertCounts = await assertMayRequestCode(deps, c, email, altcha);
    await assertMailWorks(deps, revertCounts);
    const { code, withdraw } = await issueCode(db, { purpose: 'reset', email }, secret, now);
    const owner = await findUser(db, email);
    if (owner) {
      const text = serverTexts[mailLanguage(c, owner)];
      // Not awaited: the time of the mail server would reveal the account.
      deps.mailer
        .send(resetMail(text, { shopName, to: email, code, sentAt: now }))
        .catch((error: unknown) => {
          logger.error('A reset code could not be mailed.', error);
          return withdraw();
        })
        .catch((error: unknown) => {
          logger.error('A reset code that was not mailed could not be withdrawn.', error);
        });
    }
    return { message: text.account.codeMaybeSent };
  });

  // The code stays valid, because reset-password sends it again.
  route(app, deps, mailedCodeCalls.verifyResetOtp, async ({ request, db, now, text }) => {
    const { email, otp } = request;
    const key = { purpose: 'reset', email } as const;
    assertRight(await db.transaction((transaction) => tryCode(transaction, key, otp, secret, now)));
    const account = await findUser(db, email);
    const passkeys = account ? await remainingPasskeys(db, account.id) : [];
    return { message: text.account.codeRight, ...(passkeys.length > 0 && { passkeys }) };
  });

  route(app, deps, mailedCodeCalls.resetPassword, async ({ request, db, now, c, text }) => {
    const { email, otp, newPassword, removePasskeys = false } = request;
    // Checked first, so the code stays valid for another password.
    assertNotGuessable(newPassword, deps.settings, email);
    const key = { purpose: 'reset', email } as const;
    // Checked before the costly hash, and again in the transaction that spends the code.
    assertRight(await db.transaction((transaction) => tryCode(transaction, key, otp, secret, now)));
    // Only the owner of the mailbox may learn that the password has the account's name.
    const account = await findUser(db, email);
    if (account) assertNotGuessable(newPassword, deps.settings, email, account.name);
    const passwordHash = await hashPassword(deps.passwordHasher, newPassword);
    const reset = await db.transaction(async (transaction) => {
      const outcome = await tryCode(transaction, key, otp, secret, now);
      if (outcome !== 'right') return { outcome };
      const userId = await updatePassword(transaction, email, passwordHash);
      await deleteCode(transaction, key);
      if (userId === null) return { outcome: 'wrong' as const };
      await deleteSessions(transaction, userId);
      const passkeys = await remainingPasskeys(transaction, userId);
      if (removePasskeys) await deletePasskeys(transaction, userId);
      return { outcome, passkeys };
    });
    assertRight(reset.outcome);
    // Lets the owner sign in here even while strangers try passwords.
    trustDevice(c, { email, secret });
    const { passkeys: found = [] } = reset;
    const passkeys = removePasskeys ? [] : found;
    const device = deviceName(c.req.header('user-agent'));
    const language = mailLanguage(c, account);
    const resetUrl = `${publicOrigin(c)}${pathInLanguage(language, RESET_PASSWORD_PAGE)}`;
    announce(
      deps,
      passwordResetMail(
        serverTexts[language],
        { shopName, to: email, at: now, device, resetUrl, passkeys },
        found.length - passkeys.length,
      ),
    );
    return {
      message: text.account.passwordReset,
      ...(passkeys.length > 0 && { passkeys }),
    };
  });
}
