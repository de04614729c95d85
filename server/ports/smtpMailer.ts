import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';

const TIMEOUT_MS = 10_000;

/** A mailer that uses a mail server, with a way to close its connections. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/**
 * Sends mail by SMTP.
 * @param url such as `smtp://user:password@mail.example.com:587`
 * @param from the sender's address, with or without a name
 */
export function smtpMailer(url: string, from: string): SmtpMailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
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
