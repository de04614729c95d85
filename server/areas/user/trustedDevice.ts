import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { readHttpOnlyCookie, writeHttpOnlyCookie } from '../../boundary/session/cookies';
import { hashToken, isToken, newToken } from '../../boundary/session/token';
import { DAY_MS } from '../../ports/clock';

const COOKIE = { name: 'kedai_device', path: '/api/user', lifetimeMs: 180 * DAY_MS } as const;

/** The account of a device, and the shop's secret that signs its cookie. */
interface Owner {
  readonly email: string;
  readonly secret: string;
}

/**
 * The trusted device of a request: a browser where this account signed in before. Strangers who try passwords of the
 * account must not lock its owner out.
 * @returns an id for its rate limit bucket, or null
 */
export function trustedDevice(c: Context, owner: Owner): string | null {
  for (const value of readHttpOnlyCookie(c, COOKIE)) {
    const [id, submittedSignature = ''] = value.split('.');
    if (!isToken(id)) continue;
    const [left, right] = [Buffer.from(submittedSignature), Buffer.from(signatureOf(id, owner))];
    if (left.length === right.length && timingSafeEqual(left, right)) return hashToken(id);
  }
  return null;
}

/** Marks this browser as trusted for the account, in a signed cookie. The cookie signs nobody in. */
export function trustDevice(c: Context, owner: Owner): void {
  if (trustedDevice(c, owner) !== null) return;
  const id = newToken();
  writeHttpOnlyCookie(c, COOKIE, `${id}.${signatureOf(id, owner)}`);
}

function signatureOf(id: string, { email, secret }: Owner): string {
  return createHmac('sha256', secret).update(`device:${id}:${email}`).digest('base64url');
}
