/** A mail to a shopper. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** The one-time code in the text, for the development mailbox. */
  readonly code?: string;
  /** The left part of the Message-ID: a mail that the sender itself tries again has the same one each time. */
  readonly messageId?: string;
}

/** The mail server refuses this mail for good, so trying again is of no use. Its message is the server's sentence. */
export class MailRefused extends Error {}

/** Delivers mail. */
export interface Mailer {
  /** @throws when the mail server accepts no mail */
  check(): Promise<void>;
  /** @throws when the mail was not accepted; `MailRefused` when it never will be */
  send(mail: Mail): Promise<void>;
}
