/** A mail to a shopper. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The one-time code in the text, for the development mailbox. */
  readonly code?: string;
}

/** Delivers mail. */
export interface Mailer {
  /** @throws when the mail server accepts no mail */
  check(): Promise<void>;
  /** @throws when the mail was not accepted */
  send(mail: Mail): Promise<void>;
}
