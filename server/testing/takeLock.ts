/**
 * A process that tries to lock a folder, for tests: `node --import tsx takeLock.ts <folder>`. It prints `ready`, then for each
 * line that it reads `taken` or `refused`. It ends when its input ends.
 */
import { lockFolder } from '../store/folderLock';

const say = (word: string) => process.stdout.write(`${word}\n`);

process.stdin.on('data', () => {
  try {
    lockFolder(process.argv[2] ?? '');
    say('taken');
  } catch {
    say('refused');
  }
});
process.stdin.on('end', () => process.exit(0));
say('ready');
