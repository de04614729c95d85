import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { CPU, newContext, PHONE } from './shopper';

/** The metrics of one visit. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly kilobytes: number;
  /** JavaScript files, as transferred, KB. */
  readonly scripts: number;
  /** The JavaScript that was loaded when the page was hydrated, with inline scripts; brotli, KB. */
  readonly scriptsUntilUsed: number;
  readonly requests: number;
}

/** The network of a phone in Lighthouse. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
/** The duration of a visit, ms. */
const VISIT_MS = 6000;

/** Metrics that the page collects, ms. */
interface VisitMetrics {
  lcp: number;
  cls: number;
  /** Long tasks: start and duration. */
  long: [number, number][];
  /** When the page was hydrated. Infinity before that, so that every script counts. */
  used: number;
}

/** Runs in the page before its scripts. */
function collectMetrics(): void {
  const metrics: VisitMetrics = { lcp: 0, cls: 0, long: [], used: Number.POSITIVE_INFINITY };
  Object.assign(window, { metrics });
  const on = (type: string, listener: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(listener)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    metrics.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  on('longtask', ({ startTime, duration }) => metrics.long.push([startTime, duration]));
  const observer = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated !== 'all') return;
    metrics.used = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

function readMetrics() {
  const { metrics } = window as unknown as { metrics: VisitMetrics };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const tbt = metrics.long
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .filter(({ responseEnd }) => responseEnd <= metrics.used)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const inlineScripts = [...document.scripts]
    .filter(({ src, type }) => src === '' && type === '')
    .map(({ text }) => text)
    .join('\n');
  const { lcp, cls } = metrics;
  return { times: { fcp, lcp, cls, tbt }, files, inlineScripts };
}

/**
 * `new`: a first visit. `chosen`: a service was chosen, but the cache is empty. `back`: a second visit. Service workers are
 * blocked, because their requests can be neither slowed down nor counted.
 */
export type Visitor = 'new' | 'chosen' | 'back';

/** Opens a URL on a phone with a slow network and measures the visit. */
export async function visit(browser: Browser, url: string, visitor: Visitor): Promise<Visit> {
  const context = await newContext(browser, new URL(url).origin, {
    returning: visitor !== 'new',
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  if (visitor === 'back') await fillCache(context, url);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transferred = { bytes: 0, scripts: 0, requests: 0 };
  const scriptRequests = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scriptRequests.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred.bytes += encodedDataLength;
    transferred.requests += 1;
    if (scriptRequests.has(requestId)) transferred.scripts += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.addInitScript(collectMetrics);
  await page.goto(url);
  await page.waitForTimeout(VISIT_MS);
  const { times, files, inlineScripts } = await page.evaluate(readMetrics);
  await context.close();
  const { bytes, scripts, requests } = transferred;
  const untilUsed = files + (inlineScripts === '' ? 0 : brotliCompressSync(inlineScripts).length);
  return {
    ...times,
    kilobytes: bytes / 1024,
    scripts: scripts / 1024,
    scriptsUntilUsed: untilUsed / 1024,
    requests,
  };
}

/** Makes a first visit, which fills the HTTP cache. */
async function fillCache(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(VISIT_MS / 2);
  await page.close();
}
