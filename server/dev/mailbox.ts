import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Outbox } from '../ports/outbox';
import { mailboxPage } from './mailboxPage';

/**
 * The development mailbox: the outbox as a page and as JSON (`{ mails: [{ id, date, to, subject, text, code? }] }`, newest
 * first; `?to=` keeps one receiver's). Never mounted in production, since whoever reads it can sign in as anybody.
 */
export function mailbox(outbox: Outbox): Hono {
  const app = new Hono();
  const mailsTo = async (to: string | undefined) =>
    (await outbox.mails()).filter(
      (mail) => to === undefined || mail.to === to.trim().toLowerCase(),
    );

  app.get('/dev/mailbox.json', async (http) => {
    http.header('cache-control', 'no-store');
    return http.json({ mails: await mailsTo(http.req.query('to')) });
  });

  app.get('/dev/mailbox', async (http) => {
    const nonce = randomBytes(16).toString('base64');
    http.header('cache-control', 'no-store');
    http.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'`,
    );
    return http.html(mailboxPage(await mailsTo(http.req.query('to')), nonce));
  });
  return app;
}
