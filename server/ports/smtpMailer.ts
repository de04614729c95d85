import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';

const PATIENCE_MS = 10_000;

/** A mailer that hands mails to a mail server, and a way to let its connections go. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/**
 * Mails by SMTP.
 * @param url such as `smtp://user:password@mail.example.com:587`
 * @param from the sender's address, with or without a name
 */
export function smtpMailer(url: string, from: string): SmtpMailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { from },
  );
  return {
    check: async () => {
      await transport.verify();
    },
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
