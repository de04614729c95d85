import { unavailable } from '../../apiError';
import type { AppDeps } from '../../deps';
import { logger } from '../../logger';

const RETRY_AFTER_S = 60;

/** The answer to a request for a code that cannot be mailed. */
export const codeNotSent = () =>
  unavailable('The code could not be sent. Please try again in a minute.', RETRY_AFTER_S);

/**
 * Asks the mail server whether it takes mail, before a code is made for it. Done for every e-mail, with or without an account:
 * the answer tells nothing about accounts.
 * @param giveBack takes the request out of the limits
 * @throws ApiError `unavailable` when it takes none
 */
export async function assertMailWorks(
  { mailer }: Pick<AppDeps, 'mailer'>,
  decrementCounters: () => Promise<void>,
): Promise<void> {
  try {
    await mailer.check();
  } catch (error) {
    logger.error('The mail server takes no mail.', error);
    await decrementCounters();
    throw codeNotSent();
  }
}
