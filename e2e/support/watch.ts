import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** A grey tile of 1 x 1: the map's pictures are the one thing that comes from elsewhere, and not in a test. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMyMj4DwAEHgIAwUpjMQAAAABJRU5ErkJggg==',
  'base64',
);
const tiles = /^https:\/\/([a-c]\.)?tile\.openstreetmap\.org\//;

/** The browser's own note on a call that was refused; whether that was right is for the story to say. */
const refused = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What Playwright says where a story keeps the service worker out. */
const keptOut = /Service Worker registration blocked by Playwright/;

/** Collects all that must not happen while a page is used. */
export interface Watch {
  /** What went wrong so far, one sentence each. */
  readonly trouble: string[];
  /** Paths of our origin that were asked for so far, in their order. */
  readonly asked: string[];
  /** Another shop of ours that the story opens: its origin counts as own. */
  allow(origin: string): void;
  /** From now on trouble that matches is expected, e.g. while the server is away. */
  expect(pattern: RegExp): void;
}

function complaint(message: ConsoleMessage, page: Page): string | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined;
  const text = message.text();
  if (keptOut.test(text)) return undefined;
  const { url } = message.location();
  // A page that is not there says so by its status too.
  const isOurs = url === page.url() || new URL(url).pathname.startsWith('/api/');
  if (refused.test(text) && isOurs) return undefined;
  return `console.${message.type()}: ${text} (${url})`;
}

function watchPage(page: Page, own: Set<string>, report: (text: string) => void): void {
  page.on('console', (message) => {
    const text = complaint(message, page);
    if (text !== undefined) report(text);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (own.has(new URL(request.url()).origin) && why !== 'net::ERR_ABORTED') {
      report(`request failed: ${request.url()} ${why}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 500) report(`status ${response.status()}: ${response.url()}`);
  });
}

/**
 * Watches every page of a context: complaints on the console, failed requests and server errors count as trouble, and so
 * does any request that leaves the origin. Map tiles are answered here.
 */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watch> {
  const trouble: string[] = [];
  const asked: string[] = [];
  const expected: RegExp[] = [];
  const own = new Set([origin]);
  const report = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) trouble.push(text);
  };
  context.on('page', (page) => watchPage(page, own, report));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (own.has(url.origin)) asked.push(url.pathname);
  });
  await context.route(
    (url) => !own.has(url.origin) && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      if (tiles.test(url)) return route.fulfill({ contentType: 'image/png', body: tile });
      report(`left the origin: ${url}`);
      return route.abort();
    },
  );
  return {
    trouble,
    asked,
    allow: (another) => own.add(another),
    expect: (pattern) => expected.push(pattern),
  };
}
