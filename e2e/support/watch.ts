import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** A map tile of 1 x 1 px. Stories must not request tiles from the real server. */
const blankTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMyMj4DwAEHgIAwUpjMQAAAABJRU5ErkJggg==',
  'base64',
);
export const tiles = /^https:\/\/([a-c]\.)?tile\.openstreetmap\.org\//;

/** The browser's message about a refused call. The story itself checks whether the refusal is right. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Playwright's message when a story blocks the service worker. */
const serviceWorkerBlocked = /Service Worker registration blocked by Playwright/;

/** Collects the problems and requests of the pages of a story. */
export interface Watch {
  /** The problems so far, one sentence each. */
  readonly problems: string[];
  /** The paths that were requested from the shop so far, in order. */
  readonly requests: string[];
  /** Allows requests to another shop that the story starts. */
  allow(origin: string): void;
  /** Ignores matching problems from now on, e.g. while the server is down. */
  expect(pattern: RegExp): void;
}

function problemOf(message: ConsoleMessage, page: Page): string | undefined {
  if (message.type() !== 'error' && message.type() !== 'warning') return undefined;
  const text = message.text();
  if (serviceWorkerBlocked.test(text)) return undefined;
  const { url } = message.location();
  // The page itself may also have a status such as 404.
  const isPageOrCall = url === page.url() || new URL(url, page.url()).pathname.startsWith('/api/');
  if (refusedCall.test(text) && isPageOrCall) return undefined;
  return `console.${message.type()}: ${text} (${url})`;
}

function watchPage(page: Page, own: Set<string>, report: (text: string) => void): void {
  page.on('console', (message) => {
    const text = problemOf(message, page);
    if (text !== undefined) report(text);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (own.has(new URL(request.url()).origin) && reason !== 'net::ERR_ABORTED') {
      report(`request failed: ${request.url()} ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 500) report(`status ${response.status()}: ${response.url()}`);
  });
}

/**
 * Watches every page of a context. Problems are console warnings and errors, failed requests, server errors and requests to
 * other origins. Map tiles are mocked.
 */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const requests: string[] = [];
  const expected: RegExp[] = [];
  const own = new Set([origin]);
  const report = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on('page', (page) => watchPage(page, own, report));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (own.has(url.origin)) requests.push(url.pathname);
  });
  await context.route(
    (url) => !own.has(url.origin) && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      if (tiles.test(url)) return route.fulfill({ contentType: 'image/png', body: blankTile });
      report(`request to another origin: ${url}`);
      return route.abort();
    },
  );
  return {
    problems,
    requests,
    allow: (another) => own.add(another),
    expect: (pattern) => expected.push(pattern),
  };
}
