import { Hono } from 'hono';
import type { FailedResponse } from '../src/contract/failure';
import { API_HEADERS } from './boundary/guards';
import { failing } from './dev/failureLab';
import { mailbox } from './dev/mailbox';
import type { Outbox } from './ports/outbox';
import { refusedRequestPage } from './static/refusedRequestPage';
import { type StorefrontParts, storefront } from './static/storefront';

/** What is served on the shop's port. */
export interface SiteParts {
  readonly api: { readonly fetch: Fetch };
  /** Given when mails are kept and may be read at `/dev/mailbox`; never in production. */
  readonly outbox?: Outbox;
  /** Other machines may read them as well. */
  readonly mailboxIsOpen?: boolean;
  readonly storefront: StorefrontParts;
  /** Where the flow viewer is to be had: the folder of its build; absolute. */
  readonly flowViewer?: string;
  /** Calls fail for browsers that ask for it; never in production. */
  readonly failureLab?: boolean;
}

/** Answers a request; `env` is what the Node server hands in with it. */
export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

const API = /^[a-z]+:\/\/[^/]*\/api(\/|$)/;

/** Puts API, development mailbox and storefront on one origin. */
export function createSite({
  api,
  outbox,
  mailboxIsOpen,
  storefront: built,
  flowViewer,
  failureLab,
}: SiteParts): Fetch {
  const pages = new Hono();
  if (outbox) pages.route('/', mailbox(outbox, { open: mailboxIsOpen ?? false }));
  // The viewer asks whether there is a lab to be switched.
  if (failureLab) pages.get('/flows/lab', ({ body }) => body(null, 204));
  if (flowViewer !== undefined) {
    const viewer = storefront({ ...built, root: flowViewer });
    for (const path of ['/flows', '/flows/*']) pages.get(path, ({ req }) => viewer.fetch(req.raw));
  }
  pages.route('/', storefront(built));
  const answering = failureLab ? failing(api) : api;
  return (request, env) => {
    if (!isDecodable(request.url)) return answerUndecodable(request);
    return (API.test(request.url) ? answering : pages).fetch(request, env);
  };
}

/** Whether the path of an address can be decoded: that of `/100%` cannot. */
function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A person who opens the address gets a page. Programs and calls of the API get JSON. */
function answerUndecodable({ url, headers: asked }: Request): Response {
  const headers = { ...API_HEADERS, 'cache-control': 'no-store', vary: 'Accept' };
  if (!API.test(url) && asked.get('accept')?.includes('text/html')) {
    const { html } = refusedRequestPage('undecodable');
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(html, { status: 400, headers: { ...headers, ...type } });
  }
  const answer: FailedResponse = {
    success: false,
    message: 'The address of this request cannot be read. Check its percent signs.',
    code: 'invalid-request',
  };
  return Response.json(answer, { status: 400, headers });
}
