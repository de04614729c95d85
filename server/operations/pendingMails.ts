import { setTimeout } from 'node:timers/promises';
import type { Mailer } from '../ports/mail';

/** How long a closing shop waits for its mails, ms. */
const SEND_TIMEOUT_MS = 5000;

/** A mailer that knows its unfinished mails. */
interface TrackedMailer extends Mailer {
  readonly pending: () => number;
  /** Waits for the unfinished mails, at most 5 seconds. */
  readonly settle: () => Promise<void>;
}

/** Tracks the mails of a mailer that are being sent, because the response to a reset code does not wait for its mail. */
export function trackMails(mailer: Mailer): TrackedMailer {
  const sending = new Set<Promise<void>>();
  return {
    check: () => mailer.check(),
    send: (mail) => {
      const sent = mailer.send(mail);
      const settled = sent
        .catch(() => undefined)
        .finally(() => {
          sending.delete(settled);
        });
      sending.add(settled);
      return sent;
    },
    pending: () => sending.size,
    settle: async () => {
      await Promise.race([
        Promise.all(sending),
        setTimeout(SEND_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    },
  };
}
