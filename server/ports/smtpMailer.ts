import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mail';

const TIMEOUT_MS = 10_000;

/** A mailer that uses a mail server, with a way to close its connections. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

interface SmtpOptions {
  /** The sender's address, with or without a name. */
  readonly from: string;
  /** Mails and password are sent over encrypted connections only, whatever the URL says. */
  readonly requiresTls?: boolean;
  /** How long each step may take, ms. */
  readonly timeoutMs?: number;
  /** Certificates that are trusted in place of the public ones; for tests. */
  readonly ca?: string;
}

/**
 * Sends mail by SMTP. A mail whose connection breaks is sent once more, because the shopper may have been told already
 * that it is on its way. The server may have accepted it before, then it arrives twice with the same code. A mail with a
 * Message-ID is sent once: its sender tries again.
 * @param url such as `smtp://user:password@mail.example.com:587`
 */
export function smtpMailer(
  url: string,
  { from, requiresTls = false, timeoutMs = TIMEOUT_MS, ca }: SmtpOptions,
): SmtpMailer {
  const transport = createTransport(
    {
      // What the URL says goes before other options.
      url: requiresTls ? withStartTls(url) : url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      ...(ca !== undefined && { tls: { ca } }),
    },
    { from },
  );
  return {
    check: async () => {
      await transport.verify();
    },
    send: async ({ to, subject, text, html, messageId }) => {
      const mail = {
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(messageId !== undefined && { messageId: `<${messageId}@${hostOf(from)}>` }),
      };
      const send = () => transport.sendMail(mail);
      await send()
        .catch((error: unknown) => {
          if (messageId !== undefined || !isBroken(error)) throw error;
          return send();
        })
        .catch((error: unknown) => {
          throw isFinal(error) ? new MailRefused(error.response, { cause: error }) : error;
        });
    },
    close: () => transport.close(),
  };
}

/** Whether the connection broke, unlike a refusal, a timeout, or a server that is down. */
function isBroken(error: unknown): boolean {
  const { code, syscall }: { code?: unknown; syscall?: unknown } = Object(error);
  return code === 'ECONNECTION' || syscall === 'read' || syscall === 'write';
}

/**
 * Whether the server refused this mail: its sender, recipient or content (5xx). A refused connection or sign-in is the shop's
 * own problem, and may be mended.
 */
function isFinal(error: unknown): error is { readonly response: string } {
  const { code, responseCode, response } = Object(error) as Readonly<Record<string, unknown>>;
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    Number(responseCode) >= 500 &&
    typeof response === 'string'
  );
}

/** The host of an address, with or without a name. */
const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** The URL with STARTTLS required, unless its connections are encrypted from the start. */
function withStartTls(url: string): string {
  const required = new URL(url);
  if (required.protocol === 'smtp:') required.searchParams.set('requireTLS', 'true');
  return required.toString();
}
