import type { Context } from 'hono';
import { isSecureContext } from '../../boundary/caller/origin';
import type { AppDeps } from '../../boundary/deps';
import { type HumanCheck, noHumanCheck } from '../../ports/humanCheck';

/**
 * The human check of this request. Browsers offer the cryptography of the check to secure contexts only. Over plain
 * http (a phone that opens the shop by its network address) no shopper could pass it, so it is off there, and only the
 * limits protect the codes. A shop behind a TLS proxy sets `PUBLIC_URL` or `TRUST_PROXY`.
 */
export function humanCheckFor({ humanCheck }: Pick<AppDeps, 'humanCheck'>, c: Context): HumanCheck {
  return isSecureContext(c) ? humanCheck : noHumanCheck;
}
