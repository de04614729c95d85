import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { CPU, newShopper, PHONE } from './shopper';

/** What one visit costs and when it shows what. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly kilobytes: number;
  /** What JavaScript arrived in files, KB. */
  readonly scripts: number;
  /** What of it had arrived when all of the page could be used, and the scripts inside the page; brotli, KB. */
  readonly scriptsUntilUsed: number;
  readonly requests: number;
}

/** A phone on a slow line, as Lighthouse has it. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
/** How long a visit is watched, ms. */
const WATCHED_MS = 6000;

/** What a page keeps of its visit, times in ms. */
interface Seen {
  lcp: number;
  cls: number;
  /** Long tasks: when they began and how long they took. */
  long: [number, number][];
  /** When the program had taken over all of the page; infinity before, so that all counts that arrives. */
  used: number;
}

/** Runs in the page, from its beginning. */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, long: [], used: Number.POSITIVE_INFINITY };
  Object.assign(window, { seen });
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  on('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
  const look = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated !== 'all') return;
    seen.used = performance.now();
    look.disconnect();
  });
  look.observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

function read() {
  const { seen } = window as unknown as { seen: Seen };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const tbt = seen.long
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .filter(({ responseEnd }) => responseEnd <= seen.used)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const inside = [...document.scripts]
    .filter(({ src, type }) => src === '' && type === '')
    .map(({ text }) => text)
    .join('\n');
  const { lcp, cls } = seen;
  return { times: { fcp, lcp, cls, tbt }, files, inside };
}

/**
 * Who visits: never here before; with a service chosen but nothing in the browser's cache; for the second time. Service
 * workers are kept out: what they fetch could neither be slowed down nor counted.
 */
export type Visitor = 'new' | 'chosen' | 'back';

/** Opens an address on a phone with a slow line, and watches it. */
export async function visit(browser: Browser, url: string, visitor: Visitor): Promise<Visit> {
  const context = await newShopper(browser, new URL(url).origin, {
    returning: visitor !== 'new',
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  if (visitor === 'back') await visitBefore(context, url);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const sent = { bytes: 0, scripts: 0, requests: 0 };
  const isScript = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') isScript.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.bytes += encodedDataLength;
    sent.requests += 1;
    if (isScript.has(requestId)) sent.scripts += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(WATCHED_MS);
  const { times, files, inside } = await page.evaluate(read);
  await context.close();
  const { bytes, scripts, requests } = sent;
  const untilUsed = files + (inside === '' ? 0 : brotliCompressSync(inside).length);
  return {
    ...times,
    kilobytes: bytes / 1024,
    scripts: scripts / 1024,
    scriptsUntilUsed: untilUsed / 1024,
    requests,
  };
}

/** The visit before; the browser's own cache keeps what it loads. */
async function visitBefore(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(WATCHED_MS / 2);
  await page.close();
}
