import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn } from '@kedai/contract/calls/user';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { ApiError, invalidRequest, notSignedIn } from '../../boundary/apiError';
import { publicOrigin } from '../../boundary/caller/origin';
import { warnOfOrigin } from '../../boundary/caller/originWarning';
import type { AppDeps } from '../../boundary/deps';
import { customerRoute, route } from '../../boundary/route';
import { deviceName } from '../../boundary/session/deviceName';
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
import { announce } from './announce';
import { confirmPassword } from './confirmPassword';
import { assertMaySignInFrom } from './limits';
import { passkeyMail } from './mails';
import {
  CHALLENGE_LIFETIME_MS,
  isOwnChallenge,
  issueChallenge,
  spendChallenge,
} from './passkeyChallenge';
import { trustDevice } from './trustedDevice';
import { deleteVerificationCookie } from './verifiedEmail';

/** More than anybody has devices. */
const MAX_PASSKEYS = 20;

/** Ed25519, ES256 and RS256: what all authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Why a passkey cannot be used, with what to do. */
const refusedPasskey = (why: string) =>
  new ApiError(401, 'invalid-credentials', `${why} Sign in with your password instead.`);
const notAdded = () => invalidRequest('This passkey could not be added. Please start again.');

/** Tells the operator when the shop does not know the address at which its pages are shown. */
function reportOrigin(error: unknown, settings: AppDeps['settings']): void {
  if (!(error instanceof Error) || !/^Unexpected \w+ response origin/.test(error.message)) return;
  warnOfOrigin('the page of a passkey and the public address of the shop', settings);
}

/** A credential as the browser sends it. Read after the library has checked it. */
const answerSchema = v.object({
  response: v.object({ clientDataJSON: v.string(), userHandle: v.nullish(v.string()) }),
});

/** Whether another page had the shop in a frame. The shop lets nobody frame it. */
function isFromFrame(credential: unknown): boolean {
  const { response } = v.parse(answerSchema, credential);
  const { crossOrigin = false, topOrigin } = decodeClientDataJSON(response.clientDataJSON);
  return crossOrigin || topOrigin !== undefined;
}

/** Whether the authenticator made the passkey for this account. Some leave it out. */
function isOfAccount(credential: unknown, userId: string): boolean {
  const { userHandle } = v.parse(answerSchema, credential).response;
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === userId;
}

/** The origin and the domain for which passkeys are made. */
const relyingParty = (c: Context) => {
  const origin = publicOrigin(c);
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
};

/** Lets customers sign in with passkeys (WebAuthn), and add and remove them. */
export function passkeyRoutes(app: Hono, deps: AppDeps): void {
  const { secret, shopName } = deps.settings;

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
    const options = await generateRegistrationOptions({
      rpName: shopName,
      rpID: relyingParty(c).expectedRPID,
      userName: customer.email,
      userDisplayName: customer.name,
      userID: new TextEncoder().encode(customer.id),
      challenge: issueChallenge({ use: `add:${customer.id}`, secret, now }),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options: { ...options } };
  });

  customerRoute(app, deps, passkeyCalls.addPasskey, async (context) => {
    const { request, c, db, customer, now } = context;
    let spent = '';
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks every field that it reads.
      response: request.credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => {
        spent = challenge;
        return isOwnChallenge(challenge, { use: `add:${customer.id}`, secret, now });
      },
      ...relyingParty(c),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch((error: unknown) => {
      reportOrigin(error, deps.settings);
      throw notAdded();
    });
    if (!registrationInfo || isFromFrame(request.credential)) throw notAdded();
    if (!(await spendChallenge(db, spent, now))) throw notAdded();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const name = deviceName(c.req.header('user-agent')) ?? null;
    await db.transaction(async (transaction) => {
      await lockCustomer(transaction, customer.id);
      // A reset of the password, which names the passkeys that stay, may have ended the session meanwhile.
      if (!(await findCustomer(c, transaction, now))) throw notSignedIn();
      if ((await readPasskeys(transaction, customer.id)).length >= MAX_PASSKEYS) {
        throw invalidRequest(`An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`);
      }
      const added = await insertPasskey(transaction, {
        id,
        userId: customer.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
        name,
        createdAt: now,
      });
      if (!added) throw notAdded();
    });
    announce(
      deps,
      passkeyMail({ shopName, to: customer.email, at: now, device: name, change: 'added' }),
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
        passkeyMail({ shopName, to: customer.email, at: now, device, change: 'removed' }),
      );
    }
    return {};
  });

  route(app, deps, passkeyCalls.startPasskeySignIn, async ({ c, now }) => {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(c).expectedRPID,
      challenge: issueChallenge({ use: 'sign-in', secret, now }),
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
    });
    return { options: { ...options } };
  });

  route(app, deps, passkeySignIn, async ({ request: { credential }, c, db, now }) => {
    await assertMaySignInFrom(deps, c);
    const found = await findPasskey(db, credential.id);
    if (!found) throw refusedPasskey('This passkey is not (or no longer) part of an account here.');
    const { passkey, email } = found;
    c.set('accountEmail', email);
    let spent = '';
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => {
        spent = challenge;
        return isOwnChallenge(challenge, { use: 'sign-in', secret, now });
      },
      ...relyingParty(c),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch((error: unknown) => {
      reportOrigin(error, deps.settings);
      throw refusedPasskey('Your passkey could not be checked.');
    });
    const use = { from: passkey.counter, to: authenticationInfo.newCounter, lastUsedAt: now };
    const isOwn = verified && isOfAccount(credential, passkey.userId) && !isFromFrame(credential);
    const token = await db.transaction(async (transaction) => {
      // A reset that removes the passkeys and ends all sessions comes before or after, not between.
      await lockCustomer(transaction, passkey.userId);
      const isFirst = isOwn && (await spendChallenge(transaction, spent, now));
      if (!isFirst || !(await updatePasskeyUse(transaction, passkey.id, use))) {
        throw refusedPasskey('Your passkey could not be checked.');
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
