import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { userCalls } from '../../../src/contract/user';
import { guest, Refusal } from '../../boundary/errors';
import { route } from '../../boundary/route';
import { endSession, findCustomer, startSession } from '../../boundary/session';
import type { AppDeps } from '../../deps';
import { users } from '../../store/schema';
import { isVerified } from './codes';
import { assertMaySignIn } from './limits';
import { passwordResetRoutes } from './passwordReset';
import { hashPassword, isPassword } from './passwords';
import { registerCodeRoutes } from './registerCode';

const emailTaken = () =>
  new Refusal(409, 'email-taken', 'An account with this email already exists. Please log in.');

/** The calls of the user area (spec §7). */
export function userRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  registerCodeRoutes(app, deps);
  passwordResetRoutes(app, deps);

  // A guest is no fault: answered with 200 and `success: false`, so that no browser logs an error on a first visit.
  route(app, deps, userCalls.verifyToken, async ({ http, db, now }) => {
    if (!(await findCustomer(http, db, now))) throw guest();
    return {};
  });

  route(app, deps, userCalls.login, async ({ request: { email, password }, db, now, http }) => {
    const forgetTries = await assertMaySignIn(deps, http, email);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
      throw new Refusal(401, 'invalid-credentials', 'Incorrect email or password.');
    }
    await forgetTries();
    return { token: await startSession(http, db, user.id, now) };
  });

  route(app, deps, userCalls.register, async ({ request, db, now, http }) => {
    const { name, email, password } = request;
    if (!(await isVerified(db, { purpose: 'register', email }, now))) {
      throw new Refusal(
        403,
        'email-not-verified',
        'Please verify your email with a code first; a verified email is valid for 15 minutes.',
      );
    }
    const user = {
      id: randomUUID(),
      email,
      name,
      passwordHash: await hashPassword(password),
      createdAt: now,
    };
    // The unique e-mail decides, also between two requests at once.
    const created = await db
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (created.length === 0) throw emailTaken();
    return { token: await startSession(http, db, user.id, now) };
  });

  route(app, deps, userCalls.logout, async ({ http, db }) => {
    await endSession(http, db);
    return {};
  });

  return app;
}
