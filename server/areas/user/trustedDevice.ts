import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { writeHttpOnlyCookie } from '../../boundary/cookies';
import { hashToken, isToken, newToken } from '../../boundary/token';
import { DAY_MS } from '../../ports/clock';

const COOKIE = { name: 'kedai_device', path: '/api/user', lifetimeMs: 180 * DAY_MS } as const;

/** Whose device it is, and with which secret of the shop that is signed. */
interface Owner {
  readonly email: string;
  readonly secret: string;
}

/**
 * The browser that a request comes from, when this account was signed in to on it before: others who try passwords of the
 * account must not lock its owner out.
 * @returns a name for it to count its tries by, or null
 */
export function trustedDevice(c: Context, owner: Owner): string | null {
  const [id, given = ''] = (getCookie(c, COOKIE.name) ?? '').split('.');
  if (!isToken(id)) return null;
  const [left, right] = [Buffer.from(given), Buffer.from(signatureOf(id, owner))];
  return left.length === right.length && timingSafeEqual(left, right) ? hashToken(id) : null;
}

/** Notes in a cookie that the account was signed in to on this browser. It signs nobody in. */
export function trustDevice(c: Context, owner: Owner): void {
  if (trustedDevice(c, owner) !== null) return;
  const id = newToken();
  writeHttpOnlyCookie(c, COOKIE, `${id}.${signatureOf(id, owner)}`);
}

function signatureOf(id: string, { email, secret }: Owner): string {
  return createHmac('sha256', secret).update(`device:${id}:${email}`).digest('base64url');
}
