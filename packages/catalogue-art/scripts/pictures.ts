/**
 * `npm run pictures`: draws the pictures of the shops into `../pictures/<shop>/`, which are committed.
 *
 *     npm run pictures                                 draws missing pictures and changed drawings
 *     npm run pictures -- --check                      fails when a drawing does not match its picture
 *     npm run pictures -- --check --pixels             encodes every picture again and compares the pixels
 *     npm run pictures -- --shop bakery --only bun     one shop, and names that contain this text
 *
 * `pictures/<shop>.json` holds the fingerprint of the drawing of each picture.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { picturesOf, type Shop, shops } from '../src/catalogue';
import { differenceOf } from '../src/compare';
import { encode, encodingVersion, fingerprint, isComplete } from '../src/encode';
import { pictureFiles } from '../src/names';
import type { Picture } from '../src/picture';

const committed = resolve(import.meta.dirname, '../pictures');
/** How many pictures are encoded concurrently. libvips uses further cores. */
const concurrency = 3;
/** The maximum mean difference of a colour value (0 to 255). Another version of the encoder differs slightly. */
const tolerance = 3;

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    pixels: { type: 'boolean', default: false },
    shop: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

type Fingerprints = Readonly<Record<string, string>>;

interface Drawn {
  readonly picture: Picture;
  readonly svg: string;
  readonly print: string;
}

function draw(picture: Picture): Drawn {
  const svg = picture.draw();
  return { picture, svg, print: fingerprint(`${encodingVersion} ${svg}`) };
}

function readFingerprints(shop: Shop): Fingerprints {
  try {
    return JSON.parse(readFileSync(join(committed, `${shop}.json`), 'utf8')) as Fingerprints;
  } catch {
    return {};
  }
}

const wanted = (shop: Shop) => picturesOf(shop).filter(({ name }) => name.includes(options.only));

async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Files in the folder that belong to no drawing. */
function orphanedFiles(shop: Shop): string[] {
  const made = new Set(picturesOf(shop).flatMap(({ name, kind }) => pictureFiles(name, kind)));
  return readdirSync(join(committed, shop)).filter((file) => !made.has(file));
}

/** Draws the changed pictures, and removes files that belong to no drawing. */
async function update(shop: Shop): Promise<void> {
  const folder = join(committed, shop);
  mkdirSync(folder, { recursive: true });
  const known = readFingerprints(shop);
  const prints: Record<string, string> = {};
  let made = 0;
  await forEachConcurrently(wanted(shop), async (picture) => {
    const { svg, print } = draw(picture);
    if (known[picture.name] !== print || !isComplete(folder, picture)) {
      await encode(folder, picture, svg);
      made += 1;
      if (made % 25 === 0) console.log(`Pictures of ${shop}: ${made} drawn so far`);
    }
    prints[picture.name] = print;
  });
  for (const file of orphanedFiles(shop)) rmSync(join(folder, file));
  const all = { ...known, ...prints };
  const inOrder = picturesOf(shop).flatMap(({ name }) => {
    const print = all[name];
    return print === undefined ? [] : [[name, print]];
  });
  const json = JSON.stringify(Object.fromEntries(inOrder), null, 2);
  writeFileSync(join(committed, `${shop}.json`), `${json}\n`);
  console.log(
    `Pictures of ${shop}: ${made} drawn, ${Object.keys(prints).length - made} up to date`,
  );
}

/** Encodes a picture again. @returns a sentence for each file with different pixels */
async function changedPixels(shop: Shop, { picture, svg }: Drawn): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    await encode(folder, picture, svg);
    const found: string[] = [];
    for (const file of pictureFiles(picture.name, picture.kind)) {
      const off = await differenceOf(join(committed, shop, file), join(folder, file));
      if (off > tolerance) found.push(`${shop}/${file}: its pixels differ by ${off.toFixed(1)}`);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns a sentence for each picture that differs from its drawing */
async function check(shop: Shop): Promise<string[]> {
  const known = readFingerprints(shop);
  const found = orphanedFiles(shop).map(
    (file) => `${shop}/${file}: this file belongs to no drawing`,
  );
  await forEachConcurrently(wanted(shop), async (picture) => {
    const drawn = draw(picture);
    const at = `${shop}/${picture.name}`;
    if (known[picture.name] !== drawn.print) found.push(`${at}: the drawing has changed`);
    else if (!isComplete(join(committed, shop), picture)) found.push(`${at}: a file is missing`);
    else if (options.pixels) found.push(...(await changedPixels(shop, drawn)));
  });
  return found;
}

const chosen = shops.filter((shop) => options.shop === undefined || shop === options.shop);
if (chosen.length === 0) throw new Error(`Choose one of these shops: ${shops.join(', ')}.`);
if (options.check) {
  const found = (await Promise.all(chosen.map(check))).flat();
  console.log(found.join('\n') || 'The pictures match their drawings.');
  if (found.length > 0) {
    console.log('Run "npm run pictures" and commit the folder packages/catalogue-art/pictures/.');
    process.exitCode = 1;
  }
} else {
  for (const shop of chosen) await update(shop);
}
