import { HUMAN_CHECK_PATH, mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import type { Hono } from 'hono';
import type { AppDeps } from '../../boundary/deps';
import { mailLanguage } from '../../boundary/language';
import { route } from '../../boundary/route';
import { logger } from '../../log/logger';
import { findUser } from '../../store/users';
import { serverTexts } from '../../text/serverText';
import { codeNotSent } from './codeMail';
import { assertRight, issueCode, tryCode } from './codes';
import { humanCheckFor } from './humanCheckFor';
import { assertMayRequestCode } from './limits';
import { registerMail } from './mails';
import { markVerified, writeVerificationCookie } from './verifiedEmail';

/** The routes that verify an e-mail by a code before registration. */
export function registerCodeRoutes(app: Hono, deps: AppDeps): void {
  const { secret, shopName } = deps.settings;

  /** The challenge of the human check; 204 when none is required. */
  app.get(HUMAN_CHECK_PATH, async (c) => {
    const challenge = await humanCheckFor(deps, c).challenge();
    return challenge === null ? c.body(null, 204) : c.json(challenge);
  });

  route(app, deps, mailedCodeCalls.sendRegisterOtp, async ({ request, db, now, c, text }) => {
    const { email, altcha } = request;
    const revertCounts = await assertMayRequestCode(deps, c, email, altcha);
    const { code, withdraw } = await issueCode(db, { purpose: 'register', email }, secret, now);
    const owner = await findUser(db, email);
    try {
      await deps.mailer.send(
        registerMail(
          serverTexts[mailLanguage(c, owner)],
          { shopName, to: email, code, sentAt: now },
          owner !== null,
        ),
      );
    } catch (error) {
      await withdraw();
      logger.error('A register code could not be mailed.', error);
      await revertCounts();
      throw codeNotSent();
    }
    return { message: text.account.codeSent };
  });

  route(app, deps, mailedCodeCalls.verifyRegisterOtp, async ({ request, db, now, c, text }) => {
    const { email, otp } = request;
    const key = { purpose: 'register', email } as const;
    const tried = await db.transaction(async (transaction) => {
      const outcome = await tryCode(transaction, key, otp, secret, now);
      const proof = outcome === 'right' ? await markVerified(transaction, email, now) : null;
      return { outcome, proof };
    });
    assertRight(tried.outcome);
    if (tried.proof !== null) writeVerificationCookie(c, tried.proof);
    return { message: text.account.emailVerified };
  });
}
