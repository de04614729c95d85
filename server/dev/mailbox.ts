import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { isLocal } from '../boundary/caller/clientAddress';
import type { Outbox } from '../ports/outbox';
import { mailboxPage } from './mailboxPage';

/**
 * The development mailbox: the outbox as a page and as JSON (`{ mails: [{ id, date, to, subject, text, code? }] }`,
 * newest first; `?to=` filters by recipient). Never mounted in production, because its reader can sign in as anybody.
 * For the same reason it is limited to this machine unless `open`.
 */
export function mailbox(outbox: Outbox, { open }: { open: boolean }): Hono {
  const app = new Hono();
  app.use('/dev/*', async (c, next) => {
    if (open || isLocal(c)) return next();
    return c.text(
      'The codes are printed where the shop runs, and can be read here from that machine only. ' +
        'Start the shop with MAILBOX=open to read them from others too.\n',
      403,
    );
  });
  const mailsTo = async (to: string | undefined) =>
    (await outbox.mails()).filter(
      (mail) => to === undefined || mail.to === to.trim().toLowerCase(),
    );

  app.get('/dev/mailbox.json', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ mails: await mailsTo(c.req.query('to')) });
  });

  app.get('/dev/mailbox', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    // The frames of HTML mails have this policy too, and mails have their styles in attributes.
    c.header('cache-control', 'no-store');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(mailboxPage(await mailsTo(c.req.query('to')), nonce));
  });
  return app;
}
