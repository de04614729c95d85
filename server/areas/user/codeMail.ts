import { unavailable } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { logger } from '../../log/logger';
import { MINUTE_MS } from '../../ports/clock';

const RETRY_AFTER_MS = MINUTE_MS;

/** The refusal of a request for a code that cannot be mailed. */
export const codeNotSent = () =>
  unavailable(({ account }) => account.codeNotSent(RETRY_AFTER_MS), RETRY_AFTER_MS / 1000);

/**
 * Checks that the mail server accepts mail before a code is created. It does so for every e-mail, with or without an
 * account, so the response reveals nothing about accounts.
 * @param revertCounts reverts the rate limit counts of this request
 * @throws ApiError `unavailable` when the mail server fails
 */
export async function assertMailWorks(
  { mailer }: Pick<AppDeps, 'mailer'>,
  revertCounts: () => Promise<void>,
): Promise<void> {
  try {
    await mailer.check();
  } catch (error) {
    logger.error('The mail server takes no mail.', error);
    await revertCounts();
    throw codeNotSent();
  }
}
