import { accountCalls } from '@kedai/contract/calls/account';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { deviceCalls } from '@kedai/contract/calls/devices';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { passkeySignIn, userCalls } from '@kedai/contract/calls/user';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { ApiError } from './apiError';
import type { ApiSettings } from './apiSettings';
import { clientAddress } from './caller/clientAddress';
import { pseudonymOf } from './caller/pseudonym';

declare module 'hono' {
  interface ContextVariableMap {
    /** The e-mail of the account that a request acts for or tries to enter. */
    accountEmail: string;
  }
}

/** A line of the security log. Account and address are pseudonyms: equal ones are the same, and nobody can read them. */
export interface SecurityEvent {
  /** Method and route, without any text of the request. */
  readonly call: string;
  readonly status: number;
  /** Why the call was refused. */
  readonly code?: ErrorCode;
  readonly account?: string;
  readonly address: string;
}

const { verifyToken: _verifyToken, ...signInCalls } = userCalls;
const { account: _account, ...accountChanges } = accountCalls;
const { startPasskey, addPasskey, removePasskey } = passkeyCalls;
const passkeyChanges = { startPasskey, addPasskey, removePasskey, passkeySignIn };
const { counterSession: _session, ...counterSignIns } = counterSessionCalls;
/** Calls that are logged when they succeed too: sign-ins, registrations, codes, new passwords, ends of sessions. */
const ALWAYS_LOGGED: ReadonlySet<string> = new Set(
  [
    signInCalls,
    mailedCodeCalls,
    deviceCalls,
    accountChanges,
    passkeyChanges,
    counterSignIns,
  ].flatMap((calls) => Object.values(calls).map(({ path }) => path)),
);

interface SecurityLogOptions {
  readonly settings: Pick<ApiSettings, 'secret' | 'trustProxy'>;
  /** Gets the lines; absent: there is no log. */
  readonly logSecurityEvent?: (event: SecurityEvent) => void;
}

/** Security log: passes every refused call and every use of an account to `logSecurityEvent`. */
export const securityLog =
  ({ settings, logSecurityEvent }: SecurityLogOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { status } = c.res;
    if (!logSecurityEvent || (status < 400 && !ALWAYS_LOGGED.has(c.req.path))) return;
    const pseudonym = (text: string) => pseudonymOf(settings.secret, text);
    const email = c.get('accountEmail');
    logSecurityEvent({
      call: `${c.req.method} ${routePath(c, -1)}`,
      status,
      ...(c.error instanceof ApiError && { code: c.error.code }),
      ...(email !== undefined && { account: pseudonym(email) }),
      address: pseudonym(clientAddress(c, settings.trustProxy)),
    });
  };
