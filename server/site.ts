import type { FailedResponse } from '@kedai/contract/calls/failure';
import { languageOfPath, languageOfTag } from '@kedai/contract/protocol/languages';
import { meantPaths } from '@kedai/contract/protocol/sharedLinks';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Fetch } from './boundary/fetch';
import { API_HEADERS, fileHeaders } from './boundary/guards';
import { languageHeaders } from './boundary/language';
import { withFailureLab } from './dev/failureLab';
import { mailbox } from './dev/mailbox';
import { currentRequest } from './log/requestContext';
import type { Outbox } from './ports/outbox';
import { refusedRequestPage } from './static/refusedRequestPage';
import { type StorefrontParts, storefrontFiles } from './static/storefrontFiles';
import { serverTexts } from './text/serverText';

/** The parts that are served on the shop's port. */
export interface SiteParts {
  readonly api: { readonly fetch: Fetch };
  /** Present when `/dev/mailbox` shows the stored mails; never in production. */
  readonly outbox?: Outbox;
  /** Other machines may read the mailbox too. */
  readonly mailboxIsOpen?: boolean;
  readonly storefront: StorefrontParts;
  /** Further pages that the server makes itself, such as the sitemap. They come before the files of the build. */
  readonly generated?: readonly Hono[];
  /** The folder of the flow viewer's build; absolute. Absent: there is no viewer. */
  readonly flowViewer?: string;
  /** The folder of the counter's build; absolute. */
  readonly counter?: string;
  /** Opens the counter by the key of the printed address; never in production. */
  readonly counterKey?: Hono;
  /** The description of the API and its page; never in production. */
  readonly apiDocs?: { readonly fetch: Fetch };
  /** Browsers may make their calls fail; never in production. */
  readonly failureLab?: boolean;
}

const API = /^[a-z]+:\/\/[^/]*\/api(\/|$)/;
const API_DOCS = /^[a-z]+:\/\/[^/]*\/api\/(docs|openapi\.json)(?=[/?]|$)/;

/** Serves API, development mailbox and storefront on one origin. */
export function createSite({
  api,
  outbox,
  mailboxIsOpen,
  storefront: storefrontParts,
  generated = [],
  flowViewer,
  counter,
  counterKey,
  apiDocs,
  failureLab,
}: SiteParts): Fetch {
  const pages = new Hono();
  pages.use(rememberKind, fileHeaders);
  if (outbox) pages.route('/', mailbox(outbox, { open: mailboxIsOpen ?? false }));
  // The viewer checks here whether the failure lab exists.
  if (failureLab) pages.get('/flows/lab', (c) => c.body(null, 204));
  if (flowViewer !== undefined) {
    const viewer = storefrontFiles({ ...storefrontParts, root: flowViewer, writesMarkup: true });
    for (const path of ['/flows', '/flows/*']) pages.get(path, (c) => viewer.fetch(c.req.raw));
  }
  // Password managers open it (w3.org/TR/change-password-url).
  pages.get('/.well-known/change-password', (c) => c.redirect('/my-profile?tab=security'));
  for (const app of generated) pages.route('/', app);
  if (counterKey) pages.route('/', counterKey);
  if (counter !== undefined) {
    const files = storefrontFiles({ ...storefrontParts, root: counter });
    pages.get('/counter/assets/*', (c) => files.fetch(c.req.raw));
    // One program shows all pages of the counter.
    const page = ({ url, headers }: Request) =>
      files.fetch(new Request(new URL('/counter/index.html', url), { headers }));
    for (const path of ['/counter', '/counter/*']) pages.get(path, (c) => page(c.req.raw));
  }
  pages.route('/', storefrontFiles(storefrontParts));
  const apiWithFailures = failureLab ? withFailureLab(api) : api;
  return async (request, env) => {
    const isCall = API.test(request.url);
    const canBeRead = isDecodable(request.url);
    if (isCall && !canBeRead) return respondUndecodable(request);
    if (apiDocs && API_DOCS.test(request.url)) return apiDocs.fetch(request, env);
    if (isCall) return apiWithFailures.fetch(request, env);
    const response = canBeRead ? await pages.fetch(request, env) : respondUndecodable(request);
    if (canBeRead && response.status !== 404) return response;
    return (await redirectToMeant(request, (meant) => pages.fetch(meant, env))) ?? response;
  };
}

/** Redirects to the page that the link to an unknown one meant; null if there is none. */
async function redirectToMeant(request: Request, fetchPage: Fetch): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { origin, pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  for (const path of meantPaths(pathname)) {
    const { status, body } = await fetchPage(new Request(origin + path, { headers }));
    await body?.cancel();
    if (status !== 200) continue;
    const location = path + search;
    return new Response(null, {
      status: 308,
      headers: { ...API_HEADERS, location, 'cache-control': 'no-cache' },
    });
  }
  return null;
}

/** The paths of pages and files are as many as the products, so the request log and the metrics only get their kind. */
const rememberKind: MiddlewareHandler = async (c, next) => {
  await next();
  const context = currentRequest();
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (context) context.route = isPage ? 'page' : 'file';
};

/** Whether the path of a URL can be decoded; `/100%` cannot. */
function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Answers with a page in a browser, and with JSON for programs and API calls. */
function respondUndecodable({ url, headers: requestHeaders }: Request): Response {
  const headers = { ...API_HEADERS, 'cache-control': 'no-store', vary: 'Accept' };
  if (!API.test(url) && requestHeaders.get('accept')?.includes('text/html')) {
    const page = refusedRequestPage('undecodable', languageOfPath(new URL(url).pathname));
    return new Response(page.html, { status: 400, headers: { ...headers, ...page.headers } });
  }
  const language = languageOfTag(requestHeaders.get('accept-language') ?? undefined) ?? 'en';
  const response: FailedResponse = {
    success: false,
    message: serverTexts[language].request.unreadableAddress,
    code: 'invalid-request',
  };
  return Response.json(response, {
    status: 400,
    headers: { ...headers, ...languageHeaders(language) },
  });
}
