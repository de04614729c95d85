/**
 * A process that tries to lock a folder, for tests: `node --import tsx takeLock.ts <folder>`. It prints `ready`, then
 * `taken` or `refused` for each line that it reads. It exits when its input ends.
 */
import { lockFolder } from '../store/database/folderLock';

const print = (word: string) => process.stdout.write(`${word}\n`);

process.stdin.on('data', () => {
  try {
    lockFolder(process.argv[2] ?? '');
    print('taken');
  } catch {
    print('refused');
  }
});
process.stdin.on('end', () => process.exit(0));
print('ready');
