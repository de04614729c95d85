import { Hono } from 'hono';
import { compress } from './boundary/compress';
import { mailbox } from './dev/mailbox';
import type { Outbox } from './ports/outbox';
import { type StorefrontParts, storefront } from './static/storefront';

/** What is served on the shop's port. */
export interface SiteParts {
  readonly api: Hono;
  /** Given outside production when mails are kept: they can be read at `/dev/mailbox`. */
  readonly outbox?: Outbox;
  readonly storefront: StorefrontParts;
}

/** Puts API, development mailbox and storefront on one origin. */
export function createSite({ api, outbox, storefront: built }: SiteParts): Hono {
  const site = new Hono();
  site.use('/api/*', compress);
  site.all('/api/*', (http) => api.fetch(http.req.raw, http.env));
  if (outbox) site.route('/', mailbox(outbox));
  site.route('/', storefront(built));
  return site;
}
