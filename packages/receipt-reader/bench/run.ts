/**
 * The benchmark of reading receipts: draws pictures, reads them with the shop's reader and with plain tesseract.js as the
 * baseline, and prints a table: `npm run bench -w @kedai/receipt-reader`
 *
 * `--only <word>`: pictures whose kind or name contains the word. `--ours`: without the baseline. `--quiet`: prints only
 * wrong verdicts. A wrong one is followed by the recognised lines.
 * Exits with 1 when a verdict of ours is wrong, or the page sent a request to another origin.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw } from './draw';
import { type BrowserPage, openBrowserPage } from './lib/browser';
import { bundle } from './lib/bundle';
import { bytesOf } from './lib/bytes';
import { type ReceiptResult, table, type Verdict } from './lib/report';
import { serve } from './lib/serve';
import { type Sample, samples } from './samples';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    ours: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

/** With the caches of the other tools of this repository. */
const cache = path.resolve(import.meta.dirname, '../../../.cache/receipts');
const pages = path.join(cache, 'pages');
const cacheFolder = path.join(cache, 'drawn');
const chosen = samples.filter(({ kind, name }) => `${kind} ${name}`.includes(options.only));
if (chosen.length === 0) {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].join(', ');
  throw new Error(
    `--only ${options.only}: no picture has this in its kind (${kinds}) or name (bench/samples.jsonl).`,
  );
}
const fileOf = (sample: Sample): string => `${samples.indexOf(sample)}.img`;

const call = <Result>(reader: BrowserPage, name: string, ...args: readonly unknown[]) =>
  reader.page.evaluate(
    `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
  ) as Promise<Result>;

/** Draws the pictures, or takes them from the cache when nothing has changed that draws them. */
async function drawAll(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const drawing = await Promise.all(
    ['draw.ts', 'picture.html'].map((file) => readFile(path.join(import.meta.dirname, file))),
  );
  let drawingPage: BrowserPage | null = null;
  for (const sample of chosen) {
    const hash = createHash('sha256')
      .update(Buffer.concat(drawing))
      .update(JSON.stringify(sample))
      .digest('hex');
    const cacheFile = path.join(cacheFolder, hash.slice(0, 20));
    if (!existsSync(cacheFile)) {
      drawingPage ??= await openBrowserPage(`${server.origin}/picture.html`);
      await writeFile(cacheFile, await draw(drawingPage.page, sample));
    }
    server.pictures.set(fileOf(sample), await readFile(cacheFile));
  }
  await drawingPage?.close();
}

function printResult({ sample, ours, naive }: ReceiptResult): void {
  const right = ours.matches === (sample.kind !== 'wrong');
  if (options.quiet && right) return;
  const format = ({ matches, ms }: Verdict) =>
    `${matches ? 'match   ' : 'no match'} ${ms.toFixed(0).padStart(5)} ms`;
  const baseline = naive ? `  naive ${format(naive)}` : '';
  if (!right) for (const line of ours.lines ?? []) console.log(`         read: ${line}`);
  console.log(
    `${right ? 'right' : 'WRONG'}  ${format(ours)}${baseline}  ${sample.kind}: ${sample.name}`,
  );
}

/** Time to read the first picture in a browser with an empty cache, seconds. */
async function coldStartSeconds(origin: string, name: string, sample: Sample): Promise<number> {
  const reader = await openBrowserPage(`${origin}/${name}.html`);
  const start = performance.now();
  await call(reader, 'start');
  await call(reader, 'read', fileOf(sample), sample.expected);
  const took = performance.now() - start;
  await reader.close();
  return took / 1000;
}

await bundle(
  {
    naive: fileURLToPath(new URL('./naive/page.ts', import.meta.url)),
    ours: fileURLToPath(new URL('./ours/page.ts', import.meta.url)),
  },
  pages,
);
const server = await serve(pages);
await drawAll();

const ours = await openBrowserPage(`${server.origin}/ours.html`);
const naive = options.ours ? null : await openBrowserPage(`${server.origin}/naive.html`);
await call(ours, 'start');
if (naive) await call(naive, 'start');
const results: ReceiptResult[] = [];
for (const sample of chosen) {
  const result: ReceiptResult = {
    sample,
    ours: await call<Verdict>(ours, 'read', fileOf(sample), sample.expected),
    naive: naive && (await call<Verdict>(naive, 'read', fileOf(sample), sample.expected)),
  };
  results.push(result);
  printResult(result);
}
const peak = { ours: await ours.peakMemory(), naive: (await naive?.peakMemory()) ?? Number.NaN };
await ours.close();
await naive?.close();

const mistakes = results.filter(
  (result) => result.ours.matches !== (result.sample.kind !== 'wrong'),
);
const [first] = chosen;
if (first !== undefined && !options.ours) {
  const cold = {
    ours: await coldStartSeconds(server.origin, 'ours', first),
    naive: await coldStartSeconds(server.origin, 'naive', first),
  };
  const bytes = await bytesOf(pages, path.join(cache, 'bytes'));
  console.log(`\n${table(results, bytes, peak, cold)}\n`);
} else {
  console.log(`peak ${peak.ours.toFixed(0)} MB`);
}
console.log(
  `${results.length - mistakes.length} of ${results.length} right; other origins: ${ours.foreignRequests.length}`,
);
server.close();
process.exitCode = mistakes.length > 0 || ours.foreignRequests.length > 0 ? 1 : 0;
