import { randomUUID } from 'node:crypto';
import { HUMAN_CHECK_COOKIE } from '@kedai/contract/calls/mailedCode';
import { PASSKEYS_COOKIE, userCalls } from '@kedai/contract/calls/user';
import { VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { type Context, Hono } from 'hono';
import type { InferOutput } from 'valibot';
import { ApiError, guest } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { route } from '../../boundary/route';
import { writeReadableCookie } from '../../boundary/session/cookies';
import {
  createSession,
  endSession,
  findCustomer,
  publicIdOf,
  rememberLanguage,
  writeSessionCookie,
} from '../../boundary/session/session';
import { deleteCode, isVerified, lockVerified } from '../../store/codes';
import type { Db } from '../../store/database/db';
import { findRegistered, findUser, insertUser, lockCustomer } from '../../store/users';
import { accountRoutes } from './account';
import { deviceRoutes } from './devices';
import { assertNotGuessable } from './guessablePassword';
import { humanCheckFor } from './humanCheckFor';
import { assertMaySignIn } from './limits';
import { passkeyRoutes } from './passkeys';
import { passwordResetRoutes } from './passwordReset';
import { hashPassword, hashQueued, isPassword, renewHash } from './passwords';
import { registerCodeRoutes } from './registerCode';
import { trustDevice } from './trustedDevice';
import { deleteVerificationCookie, verificationProofs } from './verifiedEmail';

const wrongPassword = () =>
  new ApiError(401, 'invalid-credentials', ({ account }) => account.wrongPassword);

const emailTaken = () => new ApiError(409, 'email-taken', ({ account }) => account.emailTaken);

const notVerified = () =>
  new ApiError(403, 'email-not-verified', ({ account }) =>
    account.emailNotVerified(VERIFIED_EMAIL_LIFETIME_MS),
  );

/** The calls of the user area (spec §7). */
export function userRoutes(parts: AppDeps): Hono {
  const app = new Hono();
  const deps = { ...parts, passwordHasher: hashQueued(parts.passwordHasher) };
  const { passwordHasher, settings } = deps;
  const { secret } = settings;
  registerCodeRoutes(app, deps);
  passwordResetRoutes(app, deps);
  deviceRoutes(app, deps);
  accountRoutes(app, deps);
  passkeyRoutes(app, deps);

  // A guest is not an error: 200 with `success: false`, so browsers log no error on a first visit.
  route(app, deps, userCalls.verifyToken, async ({ c, db, now }) => {
    if (humanCheckFor(deps, c).isNeeded) writeReadableCookie(c, HUMAN_CHECK_COOKIE, 'altcha');
    writeReadableCookie(c, PASSKEYS_COOKIE, 'webauthn');
    const customer = await findCustomer(c, db, now);
    if (!customer) throw guest();
    await rememberLanguage(c, db, customer);
    return { customer: publicIdOf(customer.id, secret) };
  });

  route(app, deps, userCalls.login, async ({ request: { email, password }, db, now, c }) => {
    const counted = await assertMaySignIn(deps, c, email);
    const user = await findUser(db, email);
    const isRight = await isPassword(passwordHasher, password, user?.passwordHash ?? null).catch(
      async (error: unknown) => {
        await counted.revert();
        throw error;
      },
    );
    if (!isRight || !user) throw wrongPassword();
    await counted.forget();
    const passwordHash = await renewHash(deps, user, password);
    const token = await startSession(c, db, { id: user.id, passwordHash }, now);
    if (token === null) throw wrongPassword();
    trustDevice(c, { email, secret });
    // An e-mail that was verified here before must not be registered by this customer.
    deleteVerificationCookie(c);
    writeSessionCookie(c, token);
    return { token, customer: publicIdOf(user.id, secret) };
  });

  route(app, deps, userCalls.register, async ({ request, now, c }) => {
    assertNotGuessable(request.password, settings, request.email, request.name);
    const { token, userId } = await register(deps, c, request, now);
    writeSessionCookie(c, token);
    deleteVerificationCookie(c);
    trustDevice(c, { email: request.email, secret });
    return { token, customer: publicIdOf(userId, secret) };
  });

  route(app, deps, userCalls.logout, async ({ c, db }) => {
    await endSession(c, db);
    deleteVerificationCookie(c);
    return {};
  });

  return app;
}

type Registration = InferOutput<typeof userCalls.register.request>;

/**
 * Creates an account with its first session: both or none. A registration that is repeated after a lost response signs
 * in to the account that it created.
 * @returns the session's token and its user
 * @throws ApiError `email-not-verified` or `email-taken`
 */
async function register(
  { db, passwordHasher }: Pick<AppDeps, 'db' | 'passwordHasher'>,
  c: Context,
  { name, email, password }: Registration,
  now: number,
): Promise<{ readonly token: string; readonly userId: string }> {
  const proofs = verificationProofs(c);
  if (proofs.length === 0) throw notVerified();
  const verification = { email, proofs, after: now - VERIFIED_EMAIL_LIFETIME_MS };
  if (await isVerified(db, verification)) {
    const passwordHash = await hashPassword(passwordHasher, password);
    const made = await db.transaction(async (transaction) => {
      // Checked again under a lock: the second of two concurrent requests finds the code spent.
      const proof = await lockVerified(transaction, verification);
      if (proof === null) return null;
      const id = randomUUID();
      const user = { id, email, name, passwordHash, registeredBy: proof, createdAt: now };
      if (!(await insertUser(transaction, user))) throw emailTaken();
      await deleteCode(transaction, { purpose: 'register', email });
      return { token: await createSession(c, transaction, id, now), userId: id };
    });
    if (made !== null) return made;
  }
  const existing = await findRegistered(db, verification);
  if (!existing) throw notVerified();
  if (!(await isPassword(passwordHasher, password, existing.passwordHash))) throw emailTaken();
  const token = await startSession(c, db, existing, now);
  if (token === null) throw emailTaken();
  return { token, userId: existing.id };
}

/**
 * Starts a session for a customer whose password was checked against this hash.
 * @returns its token, or null when the password has changed since: the change ended all sessions
 */
function startSession(
  c: Context,
  db: Db,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
  now: number,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, id);
    if (customer?.passwordHash !== passwordHash) return null;
    return createSession(c, transaction, id, now);
  });
}
