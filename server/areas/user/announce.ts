import type { AppDeps } from '../../boundary/deps';
import { logger } from '../../log/logger';
import type { Mail } from '../../ports/mail';

/**
 * Mails a customer that a secret of the account has changed. Nothing waits for it: the change is done, whether or not the
 * mail server works.
 */
export function announce({ mailer }: Pick<AppDeps, 'mailer'>, mail: Mail): void {
  mailer
    .send(mail)
    .catch((error: unknown) =>
      logger.error('A change of an account could not be announced.', error),
    );
}
