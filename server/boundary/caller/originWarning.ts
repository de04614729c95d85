import { logger } from '../../log/logger';
import type { ApiSettings } from '../apiSettings';

const WARN_EVERY_MS = 60_000;
let warnedAt = Number.NEGATIVE_INFINITY;

/**
 * Tells the operator that a page was refused because of its origin. Behind a proxy that does not pass on the host, that is
 * every page of the shop. The origin itself may be a text of a stranger, so it is not logged.
 * @param compared what was compared, such as `the header Origin with the header Host`
 */
export function warnOfOrigin(
  compared: string,
  { publicUrl, trustProxy }: Pick<ApiSettings, 'publicUrl' | 'trustProxy'>,
): void {
  const now = performance.now();
  if (now - warnedAt < WARN_EVERY_MS) return;
  warnedAt = now;
  logger.warn(
    `A request was refused because it came from another site: ${compared} differ. If shoppers cannot sign in, set PUBLIC_URL to the address in their browsers, or let the proxy pass on the header Host, or send X-Forwarded-Host and X-Forwarded-Proto and set TRUST_PROXY=true. This is logged once a minute.`,
    undefined,
    { PUBLIC_URL: publicUrl ?? 'not set', TRUST_PROXY: trustProxy },
  );
}
