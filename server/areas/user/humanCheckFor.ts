import type { Context } from 'hono';
import { isSecureContext } from '../../boundary/origin';
import type { AppDeps } from '../../deps';
import { type HumanCheck, noHumanCheck } from '../../ports/humanCheck';

/**
 * The human check of this request. Browsers lend the cryptography that solves it to secure contexts only: over plain http
 * (a phone that opens the shop by its address in the network) nobody could pass, so nobody is asked there, and what
 * protects the codes are the limits of how many are mailed. A shop behind a proxy that ends TLS says so by `PUBLIC_URL` or
 * `TRUST_PROXY`.
 */
export function humanCheckFor({ humanCheck }: Pick<AppDeps, 'humanCheck'>, c: Context): HumanCheck {
  return isSecureContext(c) ? humanCheck : noHumanCheck;
}
