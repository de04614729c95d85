/**
 * The benchmark of reading receipts: draws pictures, reads them with the shop's reader and with plain tesseract.js as the
 * baseline, and prints a table. `npx tsx bench/receipts/run.ts`
 *
 * `--only <word>`: pictures whose kind or name contains the word. `--ours`: without the baseline. `--keep`: writes the
 * pictures to `.cache/receipts`. `--said`: prints the recognised lines. `--quiet`: prints only wrong verdicts.
 * Exits with 1 when a verdict of ours is wrong, or the page sent a request to another origin.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle';
import { openReader, type Reader } from './lib/browser';
import { bytesOf } from './lib/bytes';
import { type Answer, table, type Verdict } from './lib/report';
import { serve } from './lib/serve';
import { looks } from './looks';
import type { Look } from './looks/types';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    ours: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    said: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const pages = path.join(root, '.cache/bench-receipts/pages');
const drawings = path.join(root, '.cache/bench-receipts/pictures');
const chosen = looks.filter(({ kind, name }) => `${kind} ${name}`.includes(asked.only));
if (chosen.length === 0) {
  const kinds = [...new Set(looks.map(({ kind }) => kind))].join(', ');
  throw new Error(
    `--only ${asked.only}: no picture has this in its kind (${kinds}) or name (bench/receipts/looks).`,
  );
}
const fileOf = (look: Look): string => `${looks.indexOf(look)}.img`;

const call = <Result>(reader: Reader, name: string, ...args: readonly unknown[]) =>
  reader.page.evaluate(
    `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
  ) as Promise<Result>;

/** Draws the pictures, or takes them from the cache when the drawing code has not changed. */
async function drawAll(): Promise<void> {
  await mkdir(drawings, { recursive: true });
  const hand = await readFile(path.join(pages, 'drawn.js'));
  const missing: { look: Look; kept: string }[] = [];
  for (const look of chosen) {
    const mark = createHash('sha256').update(hand).update(JSON.stringify(look)).digest('hex');
    const kept = path.join(drawings, mark.slice(0, 20));
    const bytes = await readFile(kept).catch(() => null);
    if (bytes) server.pictures.set(fileOf(look), bytes);
    else missing.push({ look, kept });
  }
  if (missing.length === 0) return;
  const artist = await openReader(`${server.origin}/drawn.html`);
  for (const { look, kept } of missing) {
    await call<void>(artist, 'draw', look, fileOf(look));
    const bytes = server.pictures.get(fileOf(look));
    if (bytes) await writeFile(kept, bytes);
  }
  await artist.close();
}

function tell({ look, ours, naive }: Answer): void {
  const right = ours.matches === (look.kind !== 'wrong');
  if (asked.quiet && right) return;
  const said = ({ matches, ms }: Verdict) =>
    `${matches ? 'match   ' : 'no match'} ${ms.toFixed(0).padStart(5)} ms`;
  const beside = naive ? `  naive ${said(naive)}` : '';
  if (asked.said) for (const line of ours.said ?? []) console.log(`         read: ${line}`);
  console.log(`${right ? 'right' : 'WRONG'}  ${said(ours)}${beside}  ${look.kind}: ${look.name}`);
}

/** Time to read the first picture in a browser with an empty cache, seconds. */
async function fromCold(origin: string, way: string, look: Look): Promise<number> {
  const reader = await openReader(`${origin}/${way}.html`);
  const began = performance.now();
  await call(reader, 'start');
  await call(reader, 'read', fileOf(look), look.expected);
  const took = performance.now() - began;
  await reader.close();
  return took / 1000;
}

const page = (name: string) => path.join(here, name, 'page.ts');
await bundle({ drawn: page('drawn'), naive: page('naive'), ours: page('ours') }, pages, {
  RECOGNITION: '/tesseract',
});
const server = await serve(root, pages);
await drawAll();
if (asked.keep) {
  const folder = path.join(root, '.cache/receipts');
  await mkdir(folder, { recursive: true });
  for (const look of chosen) {
    const name = `${look.kind}-${look.name.replace(/\W+/g, '-')}.${look.type.slice(6)}`;
    const bytes = server.pictures.get(fileOf(look));
    if (bytes) await writeFile(path.join(folder, name), bytes);
  }
}

const ours = await openReader(`${server.origin}/ours.html`);
const naive = asked.ours ? null : await openReader(`${server.origin}/naive.html`);
await call(ours, 'start');
if (naive) await call(naive, 'start');
const answers: Answer[] = [];
for (const look of chosen) {
  const answer: Answer = {
    look,
    ours: await call<Verdict>(ours, 'read', fileOf(look), look.expected),
    naive: naive && (await call<Verdict>(naive, 'read', fileOf(look), look.expected)),
  };
  answers.push(answer);
  tell(answer);
}
const peak = { ours: await ours.peak(), naive: (await naive?.peak()) ?? Number.NaN };
await ours.close();
await naive?.close();

const wrong = answers.filter((answer) => answer.ours.matches !== (answer.look.kind !== 'wrong'));
const [first] = chosen;
if (first !== undefined && !asked.ours) {
  const cold = {
    ours: await fromCold(server.origin, 'ours', first),
    naive: await fromCold(server.origin, 'naive', first),
  };
  const bytes = await bytesOf(root, pages, path.join(root, '.cache/bench-receipts/bytes'));
  console.log(`\n${table(answers, bytes, peak, cold)}\n`);
} else {
  console.log(`peak ${peak.ours.toFixed(0)} MB`);
}
console.log(
  `${answers.length - wrong.length} of ${answers.length} right; other origins: ${ours.foreign.length}`,
);
server.close();
process.exitCode = wrong.length > 0 || ours.foreign.length > 0 ? 1 : 0;
