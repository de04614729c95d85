import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn } from '@kedai/contract/calls/user';
import type { Hono } from 'hono';
import { ApiError, invalidRequest, notSignedIn } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { mailLanguage } from '../../boundary/language';
import {
  checkNewPasskey,
  checkPasskeySignIn,
  newPasskeyOptions,
  passkeySignInOptions,
} from '../../boundary/passkey/ceremony';
import { spendChallenge } from '../../boundary/passkey/challenge';
import { customerRoute, route } from '../../boundary/route';
import {
  createSession,
  findCustomer,
  publicIdOf,
  writeSessionCookie,
} from '../../boundary/session/session';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  readPasskeys,
  updatePasskeyUse,
} from '../../store/passkeys';
import { lockCustomer } from '../../store/users';
import { type Message, serverTexts } from '../../text/serverText';
import { announce } from './announce';
import { confirmPassword } from './confirmPassword';
import { assertMaySignInFrom } from './limits';
import { passkeyMail } from './mails';
import { trustDevice } from './trustedDevice';
import { deleteVerificationCookie } from './verifiedEmail';

/** More than anybody has devices. */
const MAX_PASSKEYS = 20;

const refusedPasskey = (message: Message) => new ApiError(401, 'invalid-credentials', message);
const notAdded = () => invalidRequest((text) => text.account.passkeyNotAdded);

/** Lets customers sign in with passkeys (WebAuthn), and add and remove them. */
export function passkeyRoutes(app: Hono, deps: AppDeps): void {
  const { settings } = deps;
  const { secret, shopName } = settings;

  customerRoute(app, deps, passkeyCalls.passkeys, async ({ db, customer }) => ({
    passkeys: (await readPasskeys(db, customer.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
  }));

  customerRoute(app, deps, passkeyCalls.startPasskey, async (context) => {
    const { request, c, db, customer, now } = context;
    await confirmPassword(deps, c, customer, request.currentPassword);
    const existing = await readPasskeys(db, customer.id);
    const owner = { id: customer.id, userName: customer.email, name: customer.name };
    const ceremony = { c, settings, now, use: `add:${customer.id}` } as const;
    return { options: await newPasskeyOptions(ceremony, owner, existing) };
  });

  customerRoute(app, deps, passkeyCalls.addPasskey, async (context) => {
    const { request, c, db, customer, now } = context;
    const ceremony = { c, settings, now, use: `add:${customer.id}` } as const;
    const made = await checkNewPasskey(ceremony, request.credential);
    if (!made || !(await spendChallenge(db, made.challenge, now))) throw notAdded();
    await db.transaction(async (transaction) => {
      await lockCustomer(transaction, customer.id);
      // A reset of the password, which names the passkeys that stay, may have ended the session meanwhile.
      if (!(await findCustomer(c, transaction, now))) throw notSignedIn();
      if ((await readPasskeys(transaction, customer.id)).length >= MAX_PASSKEYS) {
        throw invalidRequest((text) => text.account.tooManyPasskeys(MAX_PASSKEYS));
      }
      const added = await insertPasskey(transaction, { ...made.passkey, userId: customer.id });
      if (!added) throw notAdded();
    });
    announce(
      deps,
      passkeyMail(serverTexts[mailLanguage(c, customer)], {
        shopName,
        to: customer.email,
        at: now,
        device: made.passkey.name,
        change: 'added',
      }),
    );
    return {};
  });

  customerRoute(app, deps, passkeyCalls.removePasskey, async (context) => {
    const { request, c, db, customer, now } = context;
    await confirmPassword(deps, c, customer, request.currentPassword);
    const removed = (await readPasskeys(db, customer.id)).find(({ id }) => id === request.id);
    await deletePasskey(db, customer.id, request.id);
    if (removed) {
      const { name: device } = removed;
      announce(
        deps,
        passkeyMail(serverTexts[mailLanguage(c, customer)], {
          shopName,
          to: customer.email,
          at: now,
          device,
          change: 'removed',
        }),
      );
    }
    return {};
  });

  route(app, deps, passkeyCalls.startPasskeySignIn, async ({ c, now }) => {
    return { options: await passkeySignInOptions({ c, settings, now, use: 'sign-in' }) };
  });

  route(app, deps, passkeySignIn, async ({ request: { credential }, c, db, now }) => {
    await assertMaySignInFrom(deps, c);
    const found = await findPasskey(db, credential.id);
    if (!found) throw refusedPasskey((text) => text.account.passkeyUnknown);
    const { passkey, email } = found;
    c.set('accountEmail', email);
    const ceremony = { c, settings, now, use: 'sign-in' } as const;
    const checked = await checkPasskeySignIn(ceremony, credential, passkey, passkey.userId);
    if (!checked) throw refusedPasskey((text) => text.account.passkeyUnchecked);
    const token = await db.transaction(async (transaction) => {
      // A reset that removes the passkeys and ends all sessions comes before or after, not between.
      await lockCustomer(transaction, passkey.userId);
      const isFirst = await spendChallenge(transaction, checked.challenge, now);
      if (!isFirst || !(await updatePasskeyUse(transaction, passkey.id, checked.use))) {
        throw refusedPasskey((text) => text.account.passkeyUnchecked);
      }
      return createSession(c, transaction, passkey.userId, now);
    });
    writeSessionCookie(c, token);
    trustDevice(c, { email, secret });
    // An e-mail that was verified here before must not be registered by this customer.
    deleteVerificationCookie(c);
    return { token, customer: publicIdOf(passkey.userId, secret) };
  });
}
