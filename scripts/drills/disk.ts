import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const IMAGE_SIZE = '3G';

/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: the file system stops writing to its disk. */
const SHUTDOWN_SCRIPT =
  'open(D,"<",$ARGV[0]) or die $!; $flags=pack("L",2); ioctl(D, 0x8004587d, $flags) or die $!';

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * A disk whose power can be cut: an ext4 file system in a file.
 * @param parent an empty folder for the image and its mount
 * @throws when this machine cannot mount an image: it needs root and loop devices
 */
export function createDisk(parent: string) {
  const image = path.join(parent, 'disk');
  const snapshot = path.join(parent, 'held');
  const folder = path.join(parent, 'mounted');
  mkdirSync(folder);
  run('truncate', '-s', IMAGE_SIZE, image);
  run('mkfs.ext4', '-q', '-F', image);
  run('mount', '-o', 'loop', image, folder);
  const unmount = () => run('umount', folder);
  return {
    /** The mount point. */
    folder,
    /**
     * Cuts the power and saves the current contents of the disk: synced data and what the kernel wrote on its own. Data
     * in memory only is lost. Programs that use the disk get errors.
     */
    cutPower: () => {
      run('perl', '-e', SHUTDOWN_SCRIPT, folder);
      // Copied before unmounting, because unmounting writes.
      run('cp', '--sparse=always', image, snapshot);
    },
    /** Mounts the saved contents. All programs that used the disk must have ended. */
    start: () => {
      unmount();
      renameSync(snapshot, image);
      run('mount', '-o', 'loop', image, folder);
    },
    remove: () => {
      // A killed database may hold files open for a moment; the kernel unmounts after the last one closes.
      run('umount', '--lazy', folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
