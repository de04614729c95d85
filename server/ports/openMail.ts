import path from 'node:path';
import { announce } from '../log/logger';
import type { Settings } from '../settings';
import { systemClock } from './clock';
import type { Mailer } from './mail';
import { type Outbox, openOutbox } from './outbox';
import { smtpMailer } from './smtpMailer';

interface Mail {
  readonly mailer: Mailer;
  readonly outbox?: Outbox;
  close(): void;
}

/** The configured mail server, else the outbox, which also prints each mail. */
export async function openMail(settings: Settings): Promise<Mail> {
  if (settings.smtpUrl !== undefined) {
    const mailer = smtpMailer(settings.smtpUrl, {
      from: settings.mailFrom,
      requiresTls: settings.smtpRequiresTls,
    });
    return { mailer, close: () => mailer.close() };
  }
  const folder = path.join(settings.dataDir, 'mail');
  const outbox = await openOutbox(folder, systemClock, ({ to, subject, code }) => {
    announce(`Mail to ${to}: ${code === undefined ? subject : `code ${code}`}`);
  });
  return { mailer: outbox, outbox, close: () => {} };
}
