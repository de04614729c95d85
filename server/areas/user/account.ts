import { accountCalls } from '@kedai/contract/calls/account';
import { pathInLanguage } from '@kedai/contract/protocol/languages';
import { RESET_PASSWORD_PAGE } from '@kedai/contract/protocol/pagePaths';
import type { Hono } from 'hono';
import { ApiError } from '../../boundary/apiError';
import { publicOrigin } from '../../boundary/caller/origin';
import type { AppDeps } from '../../boundary/deps';
import { mailLanguage } from '../../boundary/language';
import { customerRoute } from '../../boundary/route';
import { deviceName } from '../../boundary/session/deviceName';
import { createSession, writeSessionCookie } from '../../boundary/session/session';
import { deleteSessions } from '../../store/sessions';
import { replacePasswordHash } from '../../store/users';
import { serverTexts } from '../../text/serverText';
import { announce } from './announce';
import { confirmPassword } from './confirmPassword';
import { assertNotGuessable } from './guessablePassword';
import { passwordChangedMail } from './mails';
import { hashPassword } from './passwords';
import { remainingPasskeys } from './remainingPasskeys';
import { trustDevice } from './trustedDevice';

/** Lets customers change their password with the current one. */
export function accountRoutes(app: Hono, deps: AppDeps): void {
  const { shopName, secret } = deps.settings;

  customerRoute(app, deps, accountCalls.account, async ({ customer: { email } }) => ({ email }));

  customerRoute(app, deps, accountCalls.changePassword, async (context) => {
    const { request, customer, db, c, now } = context;
    const { email, name } = customer;
    const from = await confirmPassword(deps, c, customer, request.currentPassword);
    assertNotGuessable(request.newPassword, deps.settings, email, name);
    const to = await hashPassword(deps.passwordHasher, request.newPassword);
    const { token, passkeys } = await db.transaction(async (transaction) => {
      if (!(await replacePasswordHash(transaction, customer.id, { from, to }))) {
        throw new ApiError(409, 'invalid-credentials', (text) => text.account.passwordJustChanged);
      }
      // This session is renewed too, in case its cookie was copied.
      await deleteSessions(transaction, customer.id);
      return {
        token: await createSession(c, transaction, customer.id, now),
        passkeys: await remainingPasskeys(transaction, customer.id),
      };
    });
    writeSessionCookie(c, token);
    trustDevice(c, { email, secret });
    const device = deviceName(c.req.header('user-agent'));
    const language = mailLanguage(c, customer);
    const resetUrl = `${publicOrigin(c)}${pathInLanguage(language, RESET_PASSWORD_PAGE)}`;
    announce(
      deps,
      passwordChangedMail(serverTexts[language], {
        shopName,
        to: email,
        at: now,
        device,
        resetUrl,
        passkeys,
      }),
    );
    return {};
  });
}
