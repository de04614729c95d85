import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const IMAGE_SIZE = '3G';

/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: from now on the file system writes nothing to its disk. */
const SHUT_DOWN =
  'open(D,"<",$ARGV[0]) or die $!; $flags=pack("L",2); ioctl(D, 0x8004587d, $flags) or die $!';

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** A disk of its own whose power can be cut: an ext4 file system in a file. */
export interface Disk {
  /** Where it is mounted. */
  readonly folder: string;
  /**
   * Cuts the power and keeps what the disk holds at this moment: what was synced, and what the system had written by itself.
   * What is only in the memory of the system is gone. The programs that use the disk see errors.
   */
  cutPower(): void;
  /** Mounts what the disk held when the power was cut. The programs that used it must have ended. */
  start(): void;
  remove(): void;
}

/**
 * @param place an empty folder for the image and its mount
 * @throws with what is missing when this machine cannot mount an image
 */
export function makeDisk(place: string): Disk {
  if (process.getuid?.() !== 0) throw new Error('Mounting a disk image needs root: use sudo.');
  if (!existsSync('/dev/loop-control')) {
    throw new Error(
      'This machine has no loop devices (/dev/loop-control), so no image can be mounted.',
    );
  }
  const image = path.join(place, 'disk');
  const held = path.join(place, 'held');
  const folder = path.join(place, 'mounted');
  mkdirSync(folder);
  run('truncate', '-s', IMAGE_SIZE, image);
  run('mkfs.ext4', '-q', '-F', image);
  run('mount', '-o', 'loop', image, folder);
  const unmount = () => run('umount', folder);
  return {
    folder,
    cutPower: () => {
      run('perl', '-e', SHUT_DOWN, folder);
      // Taken before it is unmounted, since unmounting writes.
      run('cp', '--sparse=always', image, held);
    },
    start: () => {
      unmount();
      renameSync(held, image);
      run('mount', '-o', 'loop', image, folder);
    },
    remove: () => {
      // A killed database may keep files open for a moment; the kernel lets the disk go after the last one.
      run('umount', '--lazy', folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
}
