import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../../e2e/support/browserOptions';

/** A separate browser with one page, and the memory of its processes. */
export interface Reader {
  readonly page: Page;
  /** Requests to other origins. */
  readonly foreign: readonly string[];
  /** Peak memory of the page's processes above that of an empty page, MB. */
  peak(): Promise<number>;
  close(): Promise<void>;
}

/** @param url of the page, which is loaded after the memory of an empty page has been measured */
export async function openReader(url: string): Promise<Reader> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const { origin } = new URL(url);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(origin) && !/^(data|blob):/.test(asked)) foreign.push(asked);
  });
  await page.goto(`${origin}/empty.html`);
  const system = await browser.newBrowserCDPSession();
  const held = async (field: 'VmRSS' | 'VmHWM'): Promise<number> => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const ids = processInfo.filter(({ type }) => /renderer|gpu/i.test(type)).map(({ id }) => id);
    const sizes = await Promise.all(ids.map((id) => megabytes(id, field)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const empty = await held('VmRSS');
  await page.goto(url);
  return {
    page,
    foreign,
    peak: async () => (await held('VmHWM')) - empty,
    close: () => browser.close(),
  };
}

async function megabytes(id: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(status)?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
