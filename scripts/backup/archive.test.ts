import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packArchive, readArchive } from './archive';
import { run, runPiped } from './programs';

let folder: string;
/** Absolute paths in the folder of the test. */
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-archive-'));
  for (const name of ['data/receipts/1', 'target']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('data/database.dump'), 'rows');
  writeFileSync(at('data/receipts/1/a.jpg'), 'receipt');
});
afterEach(() => rmSync(folder, { recursive: true }));

const FACTS = {
  database: 'postgres',
  shop: 'clothing',
  counts: { products: 45, orders: 3, accounts: 2, receipts: 1 },
  missingReceipts: 0,
} as const;

const pack = () =>
  packArchive(
    at('backup.tar'),
    FACTS,
    ['database.dump', 'receipts'].map((name) => ({ name, from: at('data', name) })),
  );

test('packs files and folders without drafts and stray files, for the owner only', async () => {
  for (const name of ['.DS_Store', 'copy of a.jpg', '1/.hidden']) {
    writeFileSync(at('data/receipts', name), 'stray');
  }
  writeFileSync(at('data/receipts/1/b.jpg.1.new'), 'half a rec');
  expect(await pack()).toBe(statSync(at('backup.tar')).size);
  expect(statSync(at('backup.tar')).mode & 0o777).toBe(0o600);
  expect(await readArchive(at('backup.tar'), at('target'))).toMatchObject({
    ...FACTS,
    folders: ['receipts', 'receipts/1'],
    files: [{ path: 'database.dump' }, { path: 'receipts/1/a.jpg' }],
  });
  expect(readFileSync(at('target/receipts/1/a.jpg'), 'utf8')).toBe('receipt');
  expect(existsSync(at('target/receipts/1/b.jpg.1.new'))).toBe(false);
});

test('writes what tar and sha256sum read, with long paths too', async () => {
  const long = `receipts/${'o'.repeat(80)}/${'f'.repeat(80)}.jpg`;
  mkdirSync(path.dirname(at('data', long)), { recursive: true });
  writeFileSync(at('data', long), 'long');
  await pack();
  await run(['tar', ['-xf', at('backup.tar'), '-C', at('target')]]);
  expect(readFileSync(at('target', long), 'utf8')).toBe('long');
  const { files } = JSON.parse(readFileSync(at('target/manifest.json'), 'utf8'));
  expect(files).toContainEqual({ path: long, size: 4, sha256: sha256('long') });
  await run(['sh', ['-c', `cd ${at('target')} && sha256sum -c manifest.json.sha256`]]);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('replaces an earlier backup, and no other file', async () => {
  await pack();
  await pack();
  writeFileSync(at('backup.tar'), 'a letter');
  await expect(pack()).rejects.toThrow('exists and is not a backup of the shop');
  expect(readFileSync(at('backup.tar'), 'utf8')).toBe('a letter');
});

test('refuses to pack a link', async () => {
  symlinkSync('/etc', at('data/receipts/2'));
  await expect(pack()).rejects.toThrow('receipts/2 is neither a file nor a folder');
  expect(existsSync(at('backup.tar.new'))).toBe(false);
});

test.each([
  ['exit 0', 'rows\ncomplete'],
  ['exit 1', 'rows\n'],
])(
  'a program at the end of a pipe can tell half of the input from the whole: %s',
  async (end, expected) => {
    const piping = runPiped(
      ['sh', ['-c', `echo rows; ${end}`]],
      ['sh', ['-c', `cat > ${at('output')}`]],
      { ending: 'complete' },
    );
    if (end === 'exit 1') await expect(piping).rejects.toThrow('"sh" failed');
    else await piping;
    expect(readFileSync(at('output'), 'utf8')).toBe(expected);
  },
);

test('says which program is missing or failed', async () => {
  await expect(run(['no-such-program', []])).rejects.toThrow('"no-such-program" is missing');
  await expect(run(['false', []])).rejects.toThrow('"false" failed');
});
