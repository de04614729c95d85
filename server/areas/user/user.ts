import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { InferOutput } from 'valibot';
import { HUMAN_CHECK_COOKIE, userCalls } from '../../../src/contract/user';
import { writeNote } from '../../boundary/cookies';
import { route } from '../../boundary/route';
import {
  endSession,
  findCustomer,
  giveSession,
  makeSession,
  publicIdOf,
  startSession,
} from '../../boundary/session';
import type { AppDeps } from '../../deps';
import { guest, Refusal } from '../../refusal';
import { users } from '../../store/schema';
import { dropCode } from './codes';
import { deviceRoutes } from './devices';
import { humanCheckFor } from './humanCheckFor';
import { rememberDevice } from './knownDevice';
import { assertMaySignIn } from './limits';
import { passwordResetRoutes } from './passwordReset';
import { hashInTurn, hashPassword, isPassword } from './passwords';
import { registerCodeRoutes } from './registerCode';
import { dropProof, findJustRegistered, isVerified, proofOf } from './verifiedEmail';

const emailTaken = () =>
  new Refusal(409, 'email-taken', 'An account with this email already exists. Please log in.');

const notVerified = () =>
  new Refusal(
    403,
    'email-not-verified',
    'Please verify your email with a code first; a verified email is valid for 15 minutes.',
  );

/** The calls of the user area (spec §7). */
export function userRoutes(parts: AppDeps): Hono {
  const app = new Hono();
  const deps = { ...parts, argon2: hashInTurn(parts.argon2) };
  const { argon2, settings } = deps;
  const { secret } = settings;
  registerCodeRoutes(app, deps);
  passwordResetRoutes(app, deps);
  deviceRoutes(app, deps);

  // A guest is no fault: answered with 200 and `success: false`, so that no browser logs an error on a first visit.
  route(app, deps, userCalls.verifyToken, async ({ http, db, now }) => {
    if (humanCheckFor(deps, http).isNeeded) writeNote(http, HUMAN_CHECK_COOKIE, 'altcha');
    const customer = await findCustomer(http, db, now);
    if (!customer) throw guest();
    return { customer: publicIdOf(customer.id, secret) };
  });

  route(app, deps, userCalls.login, async ({ request: { email, password }, db, now, http }) => {
    const counted = await assertMaySignIn(deps, http, email);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const isRight = await isPassword(argon2, password, user?.passwordHash ?? null).catch(
      async (error: unknown) => {
        await counted.giveBack();
        throw error;
      },
    );
    if (!isRight || !user) {
      throw new Refusal(401, 'invalid-credentials', 'Incorrect email or password.');
    }
    await counted.forget();
    rememberDevice(http, { email, secret });
    // An e-mail that was verified here before is not for this customer to register.
    dropProof(http);
    const token = await startSession(http, db, user.id, now);
    return { token, customer: publicIdOf(user.id, secret) };
  });

  route(app, deps, userCalls.register, async ({ request, now, http }) => {
    const { token, userId } = await register(deps, http, request, now);
    giveSession(http, token);
    dropProof(http);
    rememberDevice(http, { email: request.email, secret });
    return { token, customer: publicIdOf(userId, secret) };
  });

  route(app, deps, userCalls.logout, async ({ http, db }) => {
    await endSession(http, db);
    dropProof(http);
    return {};
  });

  return app;
}

type Registration = InferOutput<typeof userCalls.register.request>;

/**
 * Makes an account with its first session: both or none. The same registration sent again, since its answer was lost, signs
 * in to the account that it made.
 * @returns the session's token, and whose it is
 * @throws Refusal `email-not-verified` or `email-taken`
 */
async function register(
  { db, argon2 }: Pick<AppDeps, 'db' | 'argon2'>,
  http: Context,
  { name, email, password }: Registration,
  now: number,
): Promise<{ readonly token: string; readonly userId: string }> {
  const proof = proofOf(http);
  if (proof === null) throw notVerified();
  const shown = { email, proof, now };
  if (await isVerified(db, shown)) {
    const passwordHash = await hashPassword(argon2, password);
    const made = await db.transaction(async (transaction) => {
      // Once more, now locked: of two at once the second finds the code used.
      if (!(await isVerified(transaction, shown))) return null;
      const id = randomUUID();
      const created = await transaction
        .insert(users)
        .values({ id, email, name, passwordHash, registeredBy: proof, createdAt: now })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id });
      if (created.length === 0) throw emailTaken();
      await dropCode(transaction, { purpose: 'register', email });
      return { token: await makeSession(http, transaction, id, now), userId: id };
    });
    if (made !== null) return made;
  }
  const before = await findJustRegistered(db, shown);
  if (!before) throw notVerified();
  if (!(await isPassword(argon2, password, before.passwordHash))) throw emailTaken();
  return { token: await makeSession(http, db, before.id, now), userId: before.id };
}
