/**
 * Draws the pictures of one shop into `.cache/pictures/<shop>/`.
 *
 *     node --import tsx scripts/pictures/main.ts [--shop clothing|bakery] [--only <part of a name>]
 *
 * Without `--shop` the environment's SHOP decides, else clothing. A picture is made again only when its
 * drawing changed; when nothing in this folder changed, nothing is even drawn.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesOf, type Shop } from './catalogue';
import { encode, encodingVersion, fingerprint, isComplete } from './encode';
import type { Picture } from './picture';

const here = dirname(fileURLToPath(import.meta.url));

interface Stamps {
  readonly code: string;
  readonly drawings: Readonly<Record<string, string>>;
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function chosenShop(): Shop {
  const shop = option('shop') ?? process.env.SHOP ?? 'clothing';
  if (shop === 'clothing' || shop === 'bakery') return shop;
  throw new Error(`No pictures for a shop called "${shop}": choose clothing or bakery.`);
}

function codeFingerprint(): string {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return fingerprint(files.map((file) => file + readFileSync(join(here, file), 'utf8')).join('\n'));
}

function readStamps(file: string): Stamps {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read === 'object' && read !== null && 'code' in read && 'drawings' in read)
      return read as Stamps;
  } catch {
    // No stamps yet, or a broken file: everything is drawn again.
  }
  return { code: '', drawings: {} };
}

async function run(): Promise<void> {
  const shop = chosenShop();
  const only = option('only');
  const folder = resolve(here, '../../.cache/pictures', shop);
  const stampFile = join(folder, '.stamps.json');
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const stamps = readStamps(stampFile);
  const code = codeFingerprint();
  const all = picturesOf(shop);
  const wanted = only ? all.filter(({ name }) => name.includes(only)) : all;
  const drawings: Record<string, string> = { ...stamps.drawings };
  let made = 0;

  const todo = wanted.filter(
    (picture) => stamps.code !== code || !drawings[picture.name] || !isComplete(folder, picture),
  );
  const total = todo.length;
  const save = (as: string) => writeFileSync(stampFile, JSON.stringify({ code: as, drawings }));
  const make = async (picture: Picture) => {
    const svg = picture.draw();
    const stamp = fingerprint(`${encodingVersion} ${svg}`);
    if (drawings[picture.name] === stamp && isComplete(folder, picture)) return;
    await encode(folder, picture, svg);
    drawings[picture.name] = stamp;
    made += 1;
    if (made % 25 === 0) {
      save('');
      console.log(`Pictures (${shop}): ${made} drawn, ${todo.length} of ${total} to go`);
    }
  };
  const worker = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await make(next);
  };
  await Promise.all([worker(), worker(), worker()]);
  save(only ? '' : code);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    made === 0
      ? `Pictures (${shop}): all ${wanted.length} are up to date`
      : `Pictures (${shop}): ${made} drawn, ${wanted.length - made} kept, ${seconds} s`,
  );
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
