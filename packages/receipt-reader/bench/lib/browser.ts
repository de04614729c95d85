import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';

const installed = process.env.CHROME_PATH;
/** They turn off Chromium's own network services. */
const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};

/** A separate browser with one page, and the memory of its processes. */
export interface BrowserPage {
  readonly page: Page;
  /** Requests to other origins. */
  readonly foreignRequests: readonly string[];
  /** Peak memory of the page's processes above that of an empty page, MB. */
  peakMemory(): Promise<number>;
  close(): Promise<void>;
}

/** @param url of the page, which is loaded after the memory of an empty page has been measured */
export async function openBrowserPage(url: string): Promise<BrowserPage> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const { origin } = new URL(url);
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    const requested = request.url();
    const isForeign = !requested.startsWith(origin) && !/^(data|blob):/.test(requested);
    if (isForeign) foreignRequests.push(requested);
  });
  await page.goto(`${origin}/empty.html`);
  const system = await browser.newBrowserCDPSession();
  const memoryOf = async (field: 'VmRSS' | 'VmHWM'): Promise<number> => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const ids = processInfo.filter(({ type }) => /renderer|gpu/i.test(type)).map(({ id }) => id);
    const sizes = await Promise.all(ids.map((id) => megabytes(id, field)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const empty = await memoryOf('VmRSS');
  await page.goto(url);
  return {
    page,
    foreignRequests,
    peakMemory: async () => (await memoryOf('VmHWM')) - empty,
    close: () => browser.close(),
  };
}

async function megabytes(id: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(status)?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
