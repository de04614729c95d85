import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { newestMigration } from '../../server/store/migrationState';
import { packArchive, unpackArchive } from './archive';
import { run, runPiped } from './programs';

let folder: string;
/** Absolute paths in the folder of the test. */
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-archive-'));
  for (const name of ['work', 'data/receipts/1', 'target'])
    mkdirSync(at(name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const pack = () =>
  packArchive(
    at('backup.tar'),
    'postgres',
    ['receipts', 'missing'].map((name) => ({ folder: at('data'), name })),
    at('work'),
  );

test('packs folders without drafts, for the owner only', async () => {
  writeFileSync(at('data/receipts/1/a.jpg'), 'receipt');
  writeFileSync(at('data/receipts/1/b.jpg.1.new'), 'half a rec');
  await pack();
  expect(statSync(at('backup.tar')).mode & 0o777).toBe(0o600);
  expect(await unpackArchive(at('backup.tar'), at('target'))).toMatchObject({
    database: 'postgres',
    newestMigration: newestMigration(),
  });
  expect(existsSync(at('target/receipts/1/a.jpg'))).toBe(true);
  expect(existsSync(at('target/receipts/1/b.jpg.1.new'))).toBe(false);
});

test('refuses a missing file, another tar file, and the backup of a newer version', async () => {
  const unpack = () => unpackArchive(at('backup.tar'), at('target'));
  await expect(unpack()).rejects.toThrow('There is no file');
  await run('tar', ['-cf', at('backup.tar'), '-C', at('data'), 'receipts']);
  await expect(unpack()).rejects.toThrow('is not a backup of the shop');
  const manifest = { format: 1, database: 'postgres', createdAt: '', newestMigration: 9e15 };
  writeFileSync(at('work/backup.json'), JSON.stringify(manifest));
  await run('tar', ['-cf', at('backup.tar'), '-C', at('work'), 'backup.json']);
  await expect(unpack()).rejects.toThrow('newer version');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['exit 0', 'all'],
  ['exit 1', 'half'],
])(
  'a program at the end of a pipe never takes half of the input for the whole: %s',
  async (end, expected) => {
    const [pid, done] = [at('pid'), at('done')];
    const piping = runPiped(
      ['sh', ['-c', `until [ -s ${pid} ]; do :; done; echo rows; ${end}`]],
      ['sh', ['-c', `echo $$ > ${pid}; cat > ${at('output')}; echo committed > ${done}`]],
      {},
    );
    if (expected === 'half') await expect(piping).rejects.toThrow('"sh" failed');
    else await piping;
    while (isRunning(Number(readFileSync(pid, 'utf8')))) await setImmediate();
    expect(existsSync(done)).toBe(expected === 'all');
  },
);

test('says which program is missing or failed', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('"no-such-program" is missing');
  await expect(run('false', [])).rejects.toThrow('"false" failed');
});
