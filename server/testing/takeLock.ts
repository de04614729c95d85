/**
 * A process that tries to lock a folder, for tests: `node --import tsx takeLock.ts <folder>`. It says `ready`, waits for a
 * line, says `taken` or `refused`, and goes when its input ends.
 */
import { lockFolder } from '../store/folderLock';

const say = (word: string) => process.stdout.write(`${word}\n`);

process.stdin.once('data', () => {
  try {
    lockFolder(process.argv[2] ?? '');
    say('taken');
  } catch {
    say('refused');
  }
});
process.stdin.on('end', () => process.exit(0));
say('ready');
