/**
 * Reads a handful of drawn receipts in Chromium with the shop's own reader: `npx tsx bench/receipts/run.ts`.
 * Prints a line each and ends with 1 when a verdict is wrong or anything was asked of another origin.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { looks, RECEIVER } from './looks';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [
  'node_modules/tesseract.js/dist',
  'node_modules/tesseract.js-core',
  'node_modules/@tesseract.js-data/eng/4.0.0_best_int',
];
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}

async function asset(name: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const found = await readFile(path.join(root, folder, name)).catch(() => null);
    if (found) return found;
  }
  return null;
}

const script = await bundle();
const server = createServer(async (request, response) => {
  const name = path.basename(request.url ?? '');
  if (request.url === '/page.js')
    return response.setHeader('content-type', 'text/javascript').end(script);
  if (!request.url?.startsWith('/tesseract/')) {
    return response.setHeader('content-type', 'text/html').end('<script src="/page.js"></script>');
  }
  const body = await asset(name);
  if (body === null) return response.writeHead(404).end();
  return response
    .setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream')
    .end(body);
});
await new Promise<void>((resolve) =>
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', resolve),
);
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const page = await browser.newPage();
const foreign: string[] = [];
page.on('request', (request) => {
  const url = request.url();
  if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
    foreign.push(url);
});
await page.goto(origin);

let wrong = 0;
for (const look of looks) {
  const { matches, ms } = (await page.evaluate(
    `readDrawn(${JSON.stringify(look)}, ${JSON.stringify(RECEIVER)})`,
  )) as { matches: boolean; ms: number };
  if (matches !== look.matches) wrong += 1;
  const verdict = matches === look.matches ? 'right' : 'WRONG';
  console.log(
    `${verdict}  ${matches ? 'match   ' : 'no match'}  ${String(ms).padStart(5)} ms  ${look.name}`,
  );
}
console.log(`${looks.length - wrong} of ${looks.length} right; other origins: ${foreign.length}`);
await browser.close();
server.close();
process.exitCode = wrong > 0 || foreign.length > 0 ? 1 : 0;
