/** A mail to a shopper. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The one-time code that it carries, so that the development mailbox can show it by itself. */
  readonly code?: string;
}

/** Delivers mail. */
export interface Mailer {
  /** @throws when no mail could be handed over right now */
  check(): Promise<void>;
  /** @throws when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}
