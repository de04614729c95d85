/**
 * A process that opens the embedded database and commits, for tests: `node --import tsx traceSyncs.ts <folder>`.
 * It prints a line for each write and each sync of a file, and `committed` after each commit. From the third commit on,
 * syncs fail.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const paths = new Map<number, string>();
let isTraced = false;
let isFailing = false;

const print = (event: string, file: number) => {
  if (isTraced) fs.writeSync(1, `${event} ${paths.get(file)}\n`);
};

const { openSync, writeSync, fsyncSync } = fs;
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  paths.set(file, relative(folder, String(path)));
  return file;
};
fs.writeSync = ((file: number, ...rest: [Uint8Array]) => {
  if (file !== 1) print('wrote', file);
  return writeSync(file, ...rest);
}) as typeof fs.writeSync;
fs.fsyncSync = (file) => {
  if (isFailing) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
  fsyncSync(file);
  print('synced', file);
};
syncBuiltinESMExports();

async function main(): Promise<void> {
  const { openEmbeddedDatabase } = await import('../store/database/embeddedDatabase');
  const { client } = await openEmbeddedDatabase(join(folder, 'postgres'));
  await client.exec('create table if not exists things (name text)');
  isTraced = true;
  for (const name of ['one', 'two', 'three']) {
    isFailing = name === 'three';
    await client.query('insert into things values ($1)', [name]);
    fs.writeSync(1, 'committed\n');
  }
}

void main();
