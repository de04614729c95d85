import type { Context } from 'hono';
import { ApiError } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import type { Customer } from '../../boundary/session/session';
import { findUser } from '../../store/users';
import { assertMaySignIn } from './limits';
import { isPassword } from './passwords';

/**
 * Checks the password of a signed-in customer again, before a change that a thief of the session must not make. Wrong
 * tries count like those of a sign-in.
 * @returns the hash that the password has
 * @throws ApiError `invalid-credentials` (403, because a 401 would end the session) or `too-many-requests`
 */
export async function confirmPassword(
  deps: AppDeps,
  c: Context,
  { email }: Customer,
  password: string,
): Promise<string> {
  const counted = await assertMaySignIn(deps, c, email);
  const hash = (await findUser(deps.db, email))?.passwordHash ?? null;
  const isRight = await isPassword(deps.passwordHasher, password, hash).catch(
    async (error: unknown) => {
      await counted.revert();
      throw error;
    },
  );
  if (!isRight || hash === null) {
    throw new ApiError(403, 'invalid-credentials', ({ account }) => account.wrongCurrentPassword);
  }
  await counted.forget();
  return hash;
}
